/** The characters that play the levels: portrait, strength, temper. */
import { CAST, characterOf, isCast, sameBefore } from '../../kit/bots/cast.ts';
import { useWords } from '../words/words.ts';
import './cast.css';

/**
 * The picture of the character that plays a level where so many of its bots sit before; undefined if there is none. The characters of
 * a level share a file, which shows the one that its address names.
 */
export function portraitOf(level: string, before = 0): string | undefined {
  if (!isCast(level)) return undefined;
  const first = CAST[level][0].toLowerCase();
  const file = new URL(`./portraits/${first}.svg`, import.meta.url).href;
  const name = characterOf(level, before).toLowerCase();
  return name === first ? file : `${file}#${name}`;
}

interface PortraitProps {
  /** The level of the bot that sits here; null for a person. */
  readonly level: string | null;
  /** How many bots of that level sit before. */
  readonly before?: number;
  readonly name: string;
}

/** Who sits at a place: a bot's character, or the first letter of a person's name. */
export function Portrait({ level, before, name }: PortraitProps) {
  const picture = level === null ? undefined : portraitOf(level, before);
  return picture === undefined ? (
    <span className="page-portrait" aria-hidden="true">
      {[...new Intl.Segmenter().segment(name)][0]?.segment}
    </span>
  ) : (
    <img className="page-portrait" src={picture} alt="" draggable={false} />
  );
}

/** The portraits of the bots at a table; nothing without bots. Their names stand beside it. */
export function Faces({ bots }: { bots: readonly (string | null)[] }) {
  if (bots.every((level) => level === null)) return null;
  return (
    <span className="page-faces">
      {bots.map(
        (level, seat) =>
          level !== null && <Portrait key={seat} {...{ level, before: sameBefore(bots, seat), name: level }} />,
      )}
    </span>
  );
}

const PIPS = [1, 2, 3, 4, 5];

/** A strength from 1 to 5. */
export function Strength({ strength }: { strength: number }) {
  const { bots } = useWords('page');
  return (
    <span
      className="page-strength"
      role="img"
      aria-label={bots.strength({ strength })}
      title={bots.strength({ strength })}
    >
      {PIPS.map((pip) => (
        <i key={pip} data-on={pip <= strength} />
      ))}
    </span>
  );
}

interface TemperProps {
  readonly level: string;
  readonly before?: number;
  readonly strength: number | undefined;
}

/** What a level's character is like, in a line. */
export function Temper({ level, before, strength }: TemperProps) {
  const { kinds, tempers } = useWords('cast');
  if (!isCast(level)) return null;
  return (
    <p className="page-temper">
      <span>{kinds[level]()}</span> <em>{tempers[characterOf(level, before)]()}</em>{' '}
      {strength !== undefined && <Strength strength={strength} />}
    </p>
  );
}
