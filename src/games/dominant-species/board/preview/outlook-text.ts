/** The outlook of a space in sentences. */
import { diskTexts } from '../phrases.ts';
import type { Locale } from '../words.ts';
import type { SpaceOutlook } from './space-outlook.ts';

/** What a pawn on a space would find to do on the table as it is. */
export function outlookText(words: Locale, outlook: SpaceOutlook): string {
  const { space } = words.sums;
  const disks = (of: Parameters<typeof diskTexts>[1]): string[] => diskTexts(words, of);
  switch (outlook.section) {
    case 'initiative':
      return space.initiative({ ahead: outlook.ahead });
    case 'adaptation':
    case 'abundance': {
      const { section, full, box, best } = outlook;
      if (full) return space.full();
      if (box.length === 0) return space.emptyBox();
      const taken = space[section]({ disks: disks(box) });
      return best === null ? taken : `${taken} ${space.dominates({ element: best.element, count: best.dominated })}`;
    }
    case 'regression': {
      const { now, next } = outlook;
      if (now.length > 0) return space.regression.now({ elements: now });
      return next.length > 0 ? space.regression.next({ elements: next }) : space.regression.none();
    }
    case 'wasteland':
    case 'depletion': {
      const { none, some } = space[outlook.section];
      return outlook.disks.length === 0 ? none() : some({ disks: disks(outlook.disks) });
    }
    case 'glaciation': {
      const { waits, tiles, vps } = outlook;
      if (waits) return space.glaciation.waits();
      return tiles === 0 ? space.glaciation.none() : space.glaciation.some({ tiles, vps });
    }
    case 'speciation': {
      const { disks: elements, species } = outlook;
      if (elements === 0) return space.speciation.none();
      return species === 0
        ? space.speciation.noSpecies({ disks: elements })
        : space.speciation.some({ disks: elements, species });
    }
    case 'wanderlust': {
      const { tiles, vps } = outlook;
      return tiles.length === 0 ? space.wanderlust.none() : space.wanderlust.some({ tiles, vps });
    }
    case 'migration': {
      const { species } = outlook;
      return species === 0 ? space.migration.none() : space.migration.some({ species });
    }
    case 'competition': {
      const { tiles } = outlook;
      return tiles.length === 0 ? space.competition.none() : space.competition.some({ tiles });
    }
    case 'domination': {
      const { tiles, best } = outlook;
      return best === null ? space.domination.none({ tiles }) : space.domination.some({ tiles, ...best });
    }
  }
}
