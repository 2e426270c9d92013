/** What the table says about the reader's plan: what it is, or that the rest of it has ended. */
import type { Notice } from '../../kit/module.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { useWords } from '../words/words.ts';
import type { Plan } from './use-plan.ts';

/** The plan, under the question while others decide; `onChange` goes on planning. */
export function usePlanNotices(
  { ui, words: gameWords }: Pick<LoadedGame, 'ui' | 'words'>,
  plan: Plan,
  onChange: () => void,
): Notice[] {
  const { plan: words, close } = useWords('online');
  const { answers, followed, hasEnded, save } = plan;
  if (answers.length > 0) {
    const steps = followed?.steps ?? [];
    const told = steps.flatMap(({ state, move }) => ui.moveName?.(gameWords, state, move) ?? []);
    const more = answers.length - told.length;
    const moves = [...told, ...(more > 0 ? [words.more({ count: more })] : [])].join('; ');
    return [
      {
        name: 'plan',
        kind: 'calm',
        text: words.planned({ moves }),
        actions: [
          ...(followed === null ? [] : [{ label: words.change(), act: onChange }]),
          {
            label: words.remove(),
            act: () => {
              save([]);
            },
          },
        ],
      },
    ];
  }
  return hasEnded
    ? [{ name: 'plan', kind: 'calm', text: words.ended(), actions: [{ label: close(), act: plan.close }] }]
    : [];
}
