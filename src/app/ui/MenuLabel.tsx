/**
 * The label of a menu button: an icon and a word; on a phone the word is only its accessible name. A dot says that there is
 * something new in the menu.
 */
import { memo } from 'react';
import { useLayout } from '../../ui/use-layout.ts';
import { MenuIcon } from './icons.tsx';
import { useUpdateReady } from './use-update-ready.ts';

export const MenuLabel = memo(function MenuLabel({ word }: { word: string }) {
  const isPhone = useLayout() === 'phone';
  const isUpdateReady = useUpdateReady();
  return (
    <>
      <MenuIcon size={18} />
      <span className={isPhone ? 'visually-hidden' : undefined}>{word}</span>
      {isUpdateReady && <i className="page-update-dot" aria-hidden="true" />}
    </>
  );
});
