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
import type { Table } from '../state/table.ts';
import type { TooltipText } from './tooltip-text.ts';

/** What Regression threatens of an animal, this turn and next. */
export function regressionLines(animal: number, { s, words }: Pick<Table, 's' | 'words'>): string[] {
  const { regression } = words.sums;
  const now = regressionOutlook(s, animal, 'now');
  const next = regressionOutlook(s, animal, 'next');
  const names = (elements: readonly number[]) => elements.map((element) => ELEMENTS[element]!);
  const lines = [
    ...(now.threatened.length > 0 ? [regression.now(now.losses, names(now.threatened), now.protections)] : []),
    ...(next.threatened.length > 0 ? [regression.next(names(next.threatened), next.protections)] : []),
  ];
  return lines.length > 0 ? lines : [regression.nothing];
}

/** The tooltip of a sum by the kind and the rest of its key; null if there is none. */
export function forecastTooltip(kind: string, which: string, { s, words }: Table): TooltipText | null {
  const { sums } = words;
  const animal = Number(which);
  switch (kind) {
    case 'endangered':
      return {
        title: sums.endangered.name,
        lines: [
          sums.endangered.text(
            endangeredTiles(s, animal).map(({ hex, count }) => ({
              terrain: TERRAINS[terrainOf(s, hex)]!,
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
          sums.slides(which as SectionName, disksOf(boxHolds(s, (BOXES as readonly string[]).indexOf(which), 'next'))),
        ],
      };
    case 'wasteland':
      return {
        title: sums.wasteland.name,
        lines: [
          sums.wasteland.now(disksOf(countDisks(s, wastelandCorners(s, 'now')))),
          sums.wasteland.next(disksOf(countDisks(s, wastelandCorners(s, 'next')))),
        ],
      };
    default:
      return null;
  }
}
