import type { Notice } from '../../kit/module.ts';
import { useWords } from '../words/words.ts';

/** Says that another tab has continued the game, or that the browser does not store it. */
export function useStorageNotices(isElsewhere: boolean, isStored: boolean, onReload: () => void): readonly Notice[] {
  const { table: words } = useWords('page');
  if (isElsewhere) {
    const actions = [{ label: words.reload(), act: onReload }];
    return [{ name: 'elsewhere', kind: 'danger', text: words.elsewhere(), actions }];
  }
  return isStored ? [] : [{ name: 'not stored', kind: 'danger', text: words.notStored() }];
}
