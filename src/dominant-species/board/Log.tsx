/** The story of the game, the newest on top. */
import { ANIMALS } from '../rules/components.ts';
import { AnimalIcon } from './art/animals.tsx';
import { type StoryEntry, chapters } from './story.ts';
import { useTable } from './table-context.ts';
import { phaseName } from './words/words.ts';

/** Chapters shown; a long game has hundreds, and nobody scrolls that far. */
const SHOWN = 120;

export function Log({ story }: { story: readonly StoryEntry[] }) {
  const { s, names, words } = useTable();
  const all = chapters(story, s, names, words).slice(-SHOWN).reverse();
  if (all.length === 0) return <p className="ds-none">{words.log.empty}</p>;
  return (
    <div className="ds-log">
      {all.map((chapter, i) => (
        <section key={all.length - i}>
          <h3>
            {words.log.turn(chapter.turn)} · {phaseName(words, chapter.phase)}
          </h3>
          <ul>
            {chapter.lines.toReversed().map(({ animal, text }, line) => (
              <li key={line}>
                {ANIMALS[animal] === undefined ? (
                  <span className="ds-no-one" />
                ) : (
                  <AnimalIcon animal={animal} size={18} />
                )}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
