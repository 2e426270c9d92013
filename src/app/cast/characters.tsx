/** The characters at a table, and what they say: fetched once the table is there. */
import { useSyncExternalStore } from 'react';
import { type Cast, characterOf, isCast, sameBefore } from '../../kit/bots/cast.ts';
import type { Language } from '../../kit/languages.ts';
import type { Character } from '../../kit/module.ts';
import { Speech } from '../../table/speech/Speech.tsx';
import { loadWords } from '../words/words.ts';
import { linesWanted, onLinesWanted } from './lines-wanted.ts';
import { portraitOf } from './Portrait.tsx';
import type { AtTable } from './at-table.ts';

/** The characters of a level by how many of its bots sit before, in a language. */
export async function loadCharacters(language: Language): Promise<(level: Cast, before?: number) => Character> {
  const { kinds, tempers, lines } = await loadWords('cast', language);
  return (level, before) => {
    const { lead, scored, lost, last, won, beaten } = lines[level];
    return {
      about: [kinds[level](), tempers[characterOf(level, before)]()],
      portrait: <img src={portraitOf(level, before)} alt="" draggable={false} />,
      lines: { lead: lead(), scored: scored(), lost: lost(), last: last(), won: won(), beaten: beaten() },
    };
  };
}

/** What the characters say, where that is wanted. */
const Lines = () => useSyncExternalStore(onLinesWanted, linesWanted) && <Speech />;

/** The characters of a table's bots, by seat, and what speaks for them. */
export async function atTable(bots: readonly (string | null)[], language: Language): Promise<AtTable> {
  const character = await loadCharacters(language);
  const characters = bots.map((level, seat) =>
    level === null || !isCast(level) ? null : character(level, sameBefore(bots, seat)),
  );
  return { characters, lines: characters.some((each) => each !== null) && <Lines /> };
}
