/** The portrait of the bot that plays a seat, with a ring while the bot thinks. */
import { useFrame } from '../use-frame.ts';
import './portrait.css';

interface PortraitProps {
  readonly seat: number;
  /** A class by which the game places it. */
  readonly className?: string;
}

/** The portrait of a seat's character; nothing for a person. Its name stands beside it. */
export function Portrait({ seat, className = '' }: PortraitProps) {
  const { characters, thinking } = useFrame().page;
  const character = characters?.[seat];
  if (character === undefined || character === null) return null;
  return (
    <span
      className={`table-portrait ${className}`}
      data-place={`character ${String(seat)}`}
      data-thinking={thinking === seat ? '' : undefined}
    >
      {character.portrait}
    </span>
  );
}
