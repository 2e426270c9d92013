/** Events in the terms of the notation, for readers of replays (docs/notation-evolution-game.md). */
import { COLOURS, ENVIRONMENT_FACES, LETTERS } from '../components.ts';
import type { GameEvent } from '../events.ts';
import { genePoolName, mutationName, nicheName, selectionName, squareName } from './letters.ts';

/** A domain's colour; null if it is empty. */
const colourName = (colour: number): string | null => COLOURS[colour] ?? null;

/** An event with domains, squares, colours, faces and cards by name. */
export function eventText(event: GameEvent): Readonly<Record<string, unknown>> {
  switch (event.event) {
    case 'arranged':
      return { ...event, genePool: genePoolName(event.genePool) };
    case 'dealt':
    case 'returned':
      return { ...event, niches: event.niches.map(nicheName) };
    case 'environment': {
      const face = event.face === null ? null : ENVIRONMENT_FACES[event.face]!;
      return { ...event, domain: LETTERS[event.domain]!, face, from: colourName(event.from), to: colourName(event.to) };
    }
    case 'adapted': {
      const { domain, from, to, cards } = event;
      return {
        ...event,
        domain: LETTERS[domain]!,
        from: colourName(from),
        to: colourName(to),
        cards: cards.map(mutationName),
      };
    }
    case 'placed':
      return { ...event, square: squareName(event.square) };
    case 'removed':
      return { ...event, squares: event.squares.map(squareName) };
    case 'drewMutation':
      return { ...event, card: mutationName(event.card) };
    case 'drewNiche':
      return { ...event, niche: nicheName(event.niche) };
    case 'drewSelection':
      return { ...event, card: selectionName(event.card) };
    case 'exchanged':
      return { ...event, niches: event.niches.map(nicheName), mutation: event.mutation.map(mutationName) };
    default:
      return event;
  }
}
