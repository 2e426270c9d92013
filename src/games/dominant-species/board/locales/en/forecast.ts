/** The words of the sums: what a player would otherwise have to add up. */
import type { SpaceOutlook } from '../../preview/space-outlook.ts';
import { The, list, many, on, plural, signed, some, the, vps } from './grammar.ts';
import { things } from './things.ts';
import type { ForecastWords } from '../words/forecast.ts';

const dominance = (tiles: number): string => plural(tiles, 'more tile');

function space(outlook: SpaceOutlook): string {
  switch (outlook.section) {
    case 'initiative':
      return outlook.ahead === null
        ? 'Already first: only the pawn moves on.'
        : `Swaps places with ${the(outlook.ahead)}, and the pawn moves on.`;
    case 'adaptation':
      if (outlook.full) return 'No room for another element.';
      if (outlook.box.length === 0) return 'The box is empty.';
      return `To take: ${many(outlook.box)}.${outlook.best === null ? '' : ` ${dominates(outlook.best)}`}`;
    case 'abundance':
      if (outlook.box.length === 0) return 'The box is empty.';
      return `To put on earth: ${many(outlook.box)}.${outlook.best === null ? '' : ` ${dominates(outlook.best)}`}`;
    case 'regression':
      return outlook.now.length === 0
        ? `Nothing to protect this turn${outlook.next.length === 0 ? '' : `; next turn, as things stand, ${list(outlook.next)}`}.`
        : `Protects one of: ${list(outlook.now, 'or')}.`;
    case 'wasteland':
      return outlook.disks.length === 0
        ? 'As things stand nothing would vanish from tundra.'
        : `Would vanish from tundra: ${many(outlook.disks)}; the pawn may spare one type with a single disk in the box.`;
    case 'depletion':
      return outlook.disks.length === 0 ? 'Nothing to remove.' : `Remove one of: ${many(outlook.disks)}.`;
    case 'glaciation':
      if (outlook.waits)
        return 'Waits: only a pawn on the first space acts. Even if that is empty, the others slide in the Reset, not before.';
      return outlook.tiles === 0
        ? 'No tile is left for the ice.'
        : `${plural(outlook.tiles, 'tile')} to choose from; up to ${vps(outlook.vps)}.`;
    case 'speciation':
      return outlook.disks === 0
        ? 'No element of this type on earth.'
        : outlook.species === 0
          ? `${plural(outlook.disks, 'element')} of this type on earth, but the gene pool is empty.`
          : `${plural(outlook.disks, 'element')} of this type on earth; up to ${plural(outlook.species, 'new species', 'new species')}.`;
    case 'wanderlust':
      return outlook.tiles.length === 0
        ? 'No tile is face up.'
        : `To take: ${list(outlook.tiles, 'or')}; up to ${vps(outlook.vps)}.`;
    case 'migration':
      return outlook.species === 0 ? 'No species on earth to move.' : `${some(outlook.species)} on earth to move.`;
    case 'competition':
      return outlook.tiles.length === 0
        ? 'No opponent to eliminate now.'
        : `Opponents to eliminate on: ${list(outlook.tiles)}.`;
    case 'domination':
      return outlook.best === null
        ? `${plural(outlook.tiles, 'tile')} to choose from; none scores for this animal now.`
        : `${plural(outlook.tiles, 'tile')} to choose from; best for this animal now: ${on(outlook.best.terrain)} (${outlook.best.at}), ${vps(outlook.best.vps)}.`;
  }
}

const dominates = ({ element, dominated }: { element: string; dominated: number }): string =>
  `With ${element} it could dominate ${dominance(dominated)}.`;

export const sums: ForecastWords['sums'] = {
  endangered: {
    name: 'Endangered',
    text: (tiles) =>
      tiles.length === 0
        ? 'No species is endangered.'
        : `Will go extinct in the Reset as things stand: ${list(tiles.map(({ terrain, at, count }) => `${String(count)} on ${on(terrain)} (${at})`))}.`,
  },
  regression: {
    now: (losses, threatened, protections) =>
      losses === 0
        ? `This turn: ${list(threatened)} threatened, all protected.`
        : `This turn: loses ${
            losses === threatened.length
              ? list(threatened)
              : `${String(losses)} of ${list(threatened)}, ${String(protections)} protected`
          }.`,
    next: (threatened, protections) =>
      `Next turn, if Adaptation stays as it is: ${list(threatened)} threatened${
        protections === 0 ? '' : `, ${String(protections)} protected for free`
      }.`,
    nothing: 'Regression threatens nothing this turn or next.',
  },
  share: {
    text: (own, all) =>
      `${String(own)} of the ${plural(all, 'element')} on earth ${own === 1 ? 'is' : 'are'} of its types.`,
  },
  iceAge: {
    name: 'Ice Age',
    cards: (cards) => (cards === 0 ? 'is turned up next' : `after ${plural(cards, 'card')}`),
    faceUp: 'is face up',
    taken: 'has come',
  },
  wasteland: {
    name: 'Wasteland takes',
    now: (disks) =>
      disks.length === 0
        ? 'This turn Wasteland takes nothing from tundra as things stand.'
        : `This turn Wasteland takes ${many(disks)} from tundra as things stand.`,
    next: (disks) =>
      disks.length === 0
        ? 'Next turn it would take nothing.'
        : `Next turn, if Abundance stays as it is, it would take ${many(disks)}.`,
  },
  slides: (section, disks) =>
    disks.length === 0
      ? `As things stand nothing slides into ${things.sections[section].name} in the Reset.`
      : `As things stand ${many(disks)} will lie in ${things.sections[section].name} next turn.`,
  next: 'next',
  space,
  change: signed,
  dominates: (animal, { terrain, at }) =>
    `${animal === null ? 'Nobody' : The(animal)} would dominate ${on(terrain)}\u00a0${at}.`,
  risk: (animal, count, { terrain, at }, endangered) =>
    `${The(animal)}’s ${some(count)} on ${on(terrain)}\u00a0${at} would ${endangered ? 'be endangered' : 'be safe'}.`,
};
