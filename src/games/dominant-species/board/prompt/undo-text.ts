/** What an undo takes back, in a few words. */
import { ANIMALS, CARDS, ELEMENTS, PHASES, PHASE_OF_SPACE, type SectionName } from '../../rules/components.ts';
import { MOVE_KINDS, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { cornerName } from '../places.ts';
import { tileText } from '../earth/tile-text.ts';
import type { Locale } from '../words.ts';
import { type Entry, animalOf } from '../state/history.ts';

/** A move that was made, in a few words; `s` is the table as it stands since. */
function made(s: State, words: Locale, move: Move): string {
  const { bar, answers } = words;
  const value = valueOf(move);
  switch (MOVE_KINDS[kindOf(move)]!) {
    case 'space':
      return bar.undoes.pawn({ section: PHASES[PHASE_OF_SPACE[value]!] as SectionName });
    case 'tile':
      return tileText({ state: s, words }, value);
    case 'corner':
      return bar.undoes.corner({ element: ELEMENTS[s.disks[value]!] ?? null, at: cornerName(value) });
    case 'element':
      return answers.element({ element: ELEMENTS[value]! });
    case 'animal':
      return answers.animal({ animal: ANIMALS[value]! });
    case 'count':
      return answers.species({ count: value });
    case 'card':
      return words.cards[CARDS[value]!].name();
    case 'stack':
      return bar.undoes.tile();
    case 'forfeit':
      return answers.forfeit();
    case 'done':
      return answers.done();
    case 'losePawn':
      return answers.losePawn();
    case 'keepOne':
      return answers.keepOne();
  }
}

/** How many species of its own an animal brought to earth or moved. */
const movedBy = (entries: readonly Entry[]): number =>
  entries
    .flatMap((entry) => entry.events.map((event) => ({ animal: animalOf(entry), event })))
    .reduce(
      (sum, { animal, event }) =>
        (event.event === 'moved' || event.event === 'placed') && event.animal === animal ? sum + event.count : sum,
      0,
    );

/** What an undo of these entries of one seat takes back: the first, or the species moved by a gesture of several; null if unknown. */
export function undoText(s: State, words: Locale, entries: readonly Entry[]): string | null {
  const [first] = entries;
  if (first?.move === undefined || first.move === null) return null;
  const species = entries.length > 1 ? movedBy(entries) : 0;
  return species > 0 ? words.answers.species({ count: species }) : made(s, words, first.move);
}
