/** The sentences of the log in English. */
import { LETTERS } from '../../../rules/components.ts';
import type { GameEvent } from '../../../rules/events.ts';
import { mutationText, nicheText, selectionText, squareText } from '../cards.ts';
import type { BoardWords, Naming } from '../locale.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
const some = (count: number, one: string, many = `${one}s`): string => `${String(count)} ${count === 1 ? one : many}`;

/** Whoever is called so is spoken to. */
const YOU = 'You';
/** Verbs that do not just lose their "s". */
const SPOKEN_TO: Readonly<Record<string, string>> = { is: 'are', has: 'have', goes: 'go', reaches: 'reach' };
const does = (player: string, verb: string): string =>
  player === YOU ? `You ${SPOKEN_TO[verb] ?? verb.slice(0, -1)}` : `${player} ${verb}`;
const spokenOf = (player: string): string => (player === YOU ? 'you' : player);

/** What has happened, as a sentence. */
export function event(e: GameEvent, names: Naming, { cards, squares }: BoardWords): string {
  const who = (verb: string): string => does(names.player(e.player), verb);
  const rival = (seat: number): string => spokenOf(names.player(seat));
  const square = (number: number): string => {
    const name = names.square(number);
    return name === squares.EVO() ? `the ${name}` : name;
  };
  switch (e.event) {
    case 'arranged':
      return `${who('arranges')} ${names.player(e.player) === YOU ? 'your' : 'their'} gene pool.`;
    case 'dealt':
      return `${who('is')} dealt ${some(e.niches.length, 'niche')}: ${e.niches.map(nicheText).join(', ')}.`;
    case 'rolledForFirst':
      return `${who('rolls')} a ${String(e.rolled)} for the first turn.`;
    case 'first':
      return `${who('has')} the first turn.`;
    case 'environment': {
      const letter = LETTERS[e.domain]!;
      const now = names.colour(e.to);
      if (e.from === e.to && e.by !== 'setup') return `Domain ${letter} stays ${now}.`;
      return e.by === 'setup' ? `${who('rolls')} for domain ${letter}: ${now}.` : `Domain ${letter} becomes ${now}.`;
    }
    case 'adapted': {
      const what = `${who('adapts')} to ${LETTERS[e.domain]!}: ${names.colour(e.from)} to ${names.colour(e.to)}`;
      return e.cards.length === 0
        ? `${what}.`
        : `${what}, with ${list(e.cards.map((card) => mutationText(card, names)))}.`;
    }
    case 'placed':
      return e.supplanted === null
        ? `${who('places')} a colony on ${squareText(e.square)}.`
        : `${who('supplants')} ${rival(e.supplanted)} on ${squareText(e.square)}.`;
    case 'settledEarly':
      return `${who('has')} no legal square for ${some(e.left, 'colony', 'colonies')}, which ${e.left === 1 ? 'goes' : 'go'} back to the store.`;
    case 'turn':
      return `${names.player(e.player) === YOU ? 'Your' : `${names.player(e.player)}’s`} turn.`;
    case 'rolled':
      return `${who('rolls')} a ${String(e.rolled)}.`;
    case 'moved':
      return `${who('moves')} to ${square(e.to)}${e.jumped.length > 0 ? `, jumping ${list(e.jumped.map(rival))}` : ''}.`;
    case 'jumped':
      return `${who('goes')} straight to ${square(e.to)}.`;
    case 'drewMutation':
      return `${who('draws')} the mutation card ${mutationText(e.card, names)}.`;
    case 'drewNiche':
      return `${who('draws')} the niche ${nicheText(e.niche)}.`;
    case 'drewSelection':
      return `${who('draws')} ${selectionText(e.card, cards)}.`;
    case 'removed':
      return `${who('loses')} ${some(e.squares.length, 'colony', 'colonies')}: ${e.squares.map(squareText).join(', ')}.`;
    case 'stopped':
      return `${who('places')} no more colonies.`;
    case 'returned':
      return `${who('returns')} ${list(e.niches.map(nicheText))}.`;
    case 'advanced':
      return e.by === 'bonus'
        ? `${who('advances')} to the ${names.stage(e.to)}: the bonus of the Evolution Square.`
        : `${who('advances')} to the ${names.stage(e.to)}.`;
    case 'exchanged': {
      const parts = [
        ...(e.niches.length > 0 ? [some(e.niches.length, 'niche')] : []),
        ...(e.mutation.length > 0 ? [some(e.mutation.length, 'mutation card')] : []),
      ];
      return `${who('puts')} ${list(parts)} under the packs.`;
    }
    case 'won':
      return `${who('wins')}.`;
  }
}
