/** Tooltips of sums: how they come about. */
import { BOXES, ELEMENTS, type SectionName, TERRAINS } from '../../rules/components.ts';
import { terrainOf } from '../../rules/state.ts';
import { placeName } from '../places.ts';
import {
  boxHolds,
  countDisks,
  disksOf,
  endangeredTiles,
  regressionOutlook,
  wastelandCorners,
} from '../preview/outlook.ts';
import type { Explanation } from '../../../../table/types.ts';
import type { Place } from '../place-ids.ts';
import type { Table } from '../table.ts';

/** What Regression threatens of an animal, this turn and next. */
export function regressionLines(animal: number, { state, words }: Pick<Table, 'state' | 'words'>): string[] {
  const { regression } = words.sums;
  const now = regressionOutlook(state, animal, 'now');
  const next = regressionOutlook(state, animal, 'next');
  const names = (elements: readonly number[]) => elements.map((element) => ELEMENTS[element]!);
  const lines = [
    ...(now.threatened.length > 0 ? [regression.now(now.losses, names(now.threatened), now.protections)] : []),
    ...(next.threatened.length > 0 ? [regression.next(names(next.threatened), next.protections)] : []),
  ];
  return lines.length > 0 ? lines : [regression.nothing];
}

/** The tooltip of a sum; null if there is none. */
export function forecastTooltip({ kind, which, number: animal }: Place, { state, words }: Table): Explanation | null {
  const { sums } = words;
  switch (kind) {
    case 'endangered':
      return {
        title: sums.endangered.name,
        lines: [
          sums.endangered.text(
            endangeredTiles(state, animal).map(({ hex, count }) => ({
              terrain: TERRAINS[terrainOf(state, hex)]!,
              at: placeName(hex),
              count,
            })),
          ),
        ],
      };
    case 'slides':
      return {
        title: words.sections[which as SectionName].name,
        lines: [
          sums.slides(
            which as SectionName,
            disksOf(boxHolds(state, (BOXES as readonly string[]).indexOf(which), 'next')),
          ),
        ],
      };
    case 'wasteland':
      return {
        title: sums.wasteland.name,
        lines: [
          sums.wasteland.now(disksOf(countDisks(state, wastelandCorners(state, 'now')))),
          sums.wasteland.next(disksOf(countDisks(state, wastelandCorners(state, 'next')))),
        ],
      };
    default:
      return null;
  }
}
