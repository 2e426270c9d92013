/** A tile in words, for a button or a list. */
import { TERRAINS } from '../../rules/components.ts';
import { isTile, terrainOf } from '../../rules/state.ts';
import { placeName } from '../places.ts';
import type { Table } from '../table.ts';
import { inhabitants } from './inhabitants.ts';

/** A tile, or the place for one. */
export const tileText = ({ state, words }: Pick<Table, 'state' | 'words'>, hex: number): string =>
  words.answers.tile({
    terrain: isTile(state, hex) ? TERRAINS[terrainOf(state, hex)]! : null,
    at: placeName(hex),
  });

/** A tile with who lives there, or the place for one. */
export function inhabitedText(table: Pick<Table, 'state' | 'words'>, hex: number): string {
  const { answers } = table.words;
  const tile = tileText(table, hex);
  if (!isTile(table.state, hex)) return tile;
  const living = inhabitants(table.state, hex).map(({ animal, count }) => answers.inhabitant({ animal, count }));
  return living.length === 0 ? tile : answers.inhabited({ tile, inhabitants: living.join(', ') });
}
