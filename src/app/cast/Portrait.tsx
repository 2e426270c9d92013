/** The characters that play the levels: portrait, strength, temper. */
import { castName, isCast } from '../../kit/cast.ts';
import { useWords } from '../words/words.ts';
import './cast.css';

/** The picture of a level's character; undefined if there is none. */
export const portraitOf = (level: string): string | undefined =>
  isCast(level) ? new URL(`./portraits/${castName(level).toLowerCase()}.svg`, import.meta.url).href : undefined;

/** Who sits at a place: a bot's character, or the first letter of a person's name. */
export function Portrait({ level, name }: { level: string | null; name: string }) {
  const picture = level === null ? undefined : portraitOf(level);
  return picture === undefined ? (
    <span className="shell-portrait" aria-hidden="true">
      {[...new Intl.Segmenter().segment(name)][0]?.segment}
    </span>
  ) : (
    <img className="shell-portrait" src={picture} alt="" draggable={false} />
  );
}

const PIPS = [1, 2, 3, 4, 5];

/** A strength from 1 to 5. */
function Strength({ strength }: { strength: number }) {
  const { bots } = useWords('page');
  return (
    <span
      className="shell-strength"
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

/** What a level's character is like, in a line. */
export function Temper({ level, strength }: { level: string; strength: number | undefined }) {
  const { levels } = useWords('page').bots;
  if (!isCast(level)) return null;
  return (
    <p className="shell-temper">
      <span>{levels[level].kind()}</span> <em>{levels[level].temper()}</em>{' '}
      {strength !== undefined && <Strength strength={strength} />}
    </p>
  );
}
