/** The characters at a table, and what they say: fetched once the table is there. */
import { useSyncExternalStore } from 'react';
import { type Cast, isCast } from '../../kit/cast.ts';
import type { Character } from '../../kit/module.ts';
import { Speech } from '../../table/speech/Speech.tsx';
import { type WordsOf, loadWords } from '../words/words.ts';
import { linesWanted, onLinesWanted } from './lines-wanted.ts';
import { portraitOf } from './Portrait.tsx';
import type { AtTable } from './at-table.ts';

/** The character of each level, in the language of the page. */
export async function loadCharacters({ bots, language }: WordsOf<'page'>): Promise<(level: Cast) => Character> {
  const { lines } = await loadWords('cast', language);
  return (level) => {
    const { kind, temper } = bots.levels[level];
    const { lead, scored, lost, last, won, beaten } = lines[level];
    return {
      about: [kind(), temper()],
      portrait: <img src={portraitOf(level)} alt="" draggable={false} />,
      lines: { lead: lead(), scored: scored(), lost: lost(), last: last(), won: won(), beaten: beaten() },
    };
  };
}

/** What the characters say, where that is wanted. */
const Lines = () => useSyncExternalStore(onLinesWanted, linesWanted) && <Speech />;

/** The characters of a table's bots, by seat, and what speaks for them. */
export async function atTable(bots: readonly (string | null)[], words: WordsOf<'page'>): Promise<AtTable> {
  const characterOf = await loadCharacters(words);
  const characters = bots.map((level) => (level === null || !isCast(level) ? null : characterOf(level)));
  return { characters, lines: characters.some((character) => character !== null) && <Lines /> };
}
