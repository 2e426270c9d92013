/** What the button of a menu says: a sign and a word; on a phone the word is only its name. A dot says that the menu has something new to say. */
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
      {isUpdateReady && <i className="shell-update-dot" aria-hidden="true" />}
    </>
  );
});
