/** The words around the rules' long text, and what explanations say beyond the parts of the table. */
import { capital, list, plural, the, vps } from './grammar.ts';
import type { RulebookWords } from '../words/rulebook.ts';

export const tooltips: RulebookWords['tooltips'] = {
  leads: (by, other) =>
    other === null ? `Leads by ${String(by)}: it is alone here.` : `Leads by ${String(by)}, ahead of ${the(other)}.`,
  tied: (animals, matching) =>
    `A tie at ${String(matching)}: ${list(animals.map((animal) => the(animal)))}. Nobody dominates.`,
  place: (tiles, count) => `${capital(plural(tiles, 'tile'))} next to it: ${vps(count)} for a tile put here.`,
  freePlace: 'Vacant place',
  after: (terrain) => `${terrain} after this move`,
  confirm: { space: 'Place the pawn', tile: 'Choose this tile', corner: 'Choose this corner', card: 'Take this card' },
};
