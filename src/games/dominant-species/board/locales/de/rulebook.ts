/** The words around the rules' long text, and what explanations say beyond the parts of the table. */
import { capital, den, die, list, tiles as tilesText, vps } from './grammar.ts';
import type { RulebookWords } from '../words/rulebook.ts';

export const tooltips: RulebookWords['tooltips'] = {
  leads: (by, other) =>
    other === null ? `Vorsprung ${String(by)}: allein hier.` : `Vorsprung ${String(by)} vor ${den(other)}.`,
  tied: (animals, matching) =>
    `Gleichstand bei ${String(matching)}: ${list(animals.map((animal) => die(animal)))}. Niemand dominiert.`,
  place: (tiles, count) => `${capital(tilesText(tiles))} daneben: ${vps(count)} für ein Plättchen hier.`,
  freePlace: 'Freier Platz',
  after: (terrain) => `${terrain} nach diesem Zug`,
  confirm: {
    space: 'Figur setzen',
    tile: 'Plättchen wählen',
    corner: 'Ecke wählen',
    card: 'Karte nehmen',
  },
};
