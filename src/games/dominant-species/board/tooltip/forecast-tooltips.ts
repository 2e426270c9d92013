/** Tooltips of sums: how they come about. */
import { BOXES, type SectionName, TERRAINS } from '../../rules/components.ts';
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
import { diskTexts } from '../phrases.ts';
import { lossesText, nextText } from '../preview/regression-text.ts';
import type { Explanation } from '../../../../table/types.ts';
import type { Place } from '../place-ids.ts';
import type { Table } from '../table.ts';

/** What Regression threatens of an animal, this turn and next. */
export function regressionLines(animal: number, { state, words }: Pick<Table, 'state' | 'words'>): string[] {
  const now = regressionOutlook(state, animal, 'now');
  const next = regressionOutlook(state, animal, 'next');
  const lines = [
    ...(now.threatened.length > 0 ? [lossesText(words, now)] : []),
    ...(next.threatened.length > 0 ? [nextText(words, next)] : []),
  ];
  return lines.length > 0 ? lines : [words.sums.regression.nothing()];
}

/** The tooltip of a sum; null if there is none. */
export function forecastTooltip({ kind, which, number: animal }: Place, { state, words }: Table): Explanation | null {
  const { sums } = words;
  switch (kind) {
    case 'endangered': {
      const tiles = endangeredTiles(state, animal).map(({ hex, count }) =>
        sums.endangered.tile({ terrain: TERRAINS[terrainOf(state, hex)]!, at: placeName(hex), count }),
      );
      return {
        title: sums.endangered.name(),
        lines: [tiles.length === 0 ? sums.endangered.none() : sums.endangered.text({ tiles })],
      };
    }
    case 'slides': {
      const disks = diskTexts(words, disksOf(boxHolds(state, (BOXES as readonly string[]).indexOf(which), 'next')));
      return {
        title: words.sections[which as SectionName].name(),
        lines: [sums.slides({ section: which as SectionName, disks, count: disks.length })],
      };
    }
    case 'wasteland': {
      const [now, next] = (['now', 'next'] as const).map((when) =>
        diskTexts(words, disksOf(countDisks(state, wastelandCorners(state, when)))),
      ) as [string[], string[]];
      return {
        title: sums.wasteland.name(),
        lines: [
          sums.wasteland.now({ disks: now, count: now.length }),
          sums.wasteland.next({ disks: next, count: next.length }),
        ],
      };
    }
    default:
      return null;
  }
}
