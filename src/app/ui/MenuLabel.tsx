/** What the button of a menu says: a sign and a word; on a phone the word is only its name. */
import { memo } from 'react';
import { useLayout } from '../../ui/use-layout.ts';
import { MenuIcon } from './icons.tsx';

export const MenuLabel = memo(function MenuLabel({ word }: { word: string }) {
  const isPhone = useLayout() === 'phone';
  return (
    <>
      <MenuIcon size={18} />
      <span className={isPhone ? 'visually-hidden' : undefined}>{word}</span>
    </>
  );
});
