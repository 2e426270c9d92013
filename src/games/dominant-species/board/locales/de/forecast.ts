/** The words of the sums: what a player would otherwise have to add up. */
import type { Disks } from '../../preview/outlook.ts';
import type { SpaceOutlook } from '../../preview/space-outlook.ts';
import {
  accusative,
  den,
  der,
  element as elementName,
  list,
  many,
  plural,
  signed,
  species,
  terrain as terrainName,
  tiles,
  vps,
  within,
  Die,
} from './grammar.ts';
import { things } from './things.ts';
import type { ForecastWords } from '../words/forecast.ts';

const dominates = ({ element, dominated }: { element: Disks[number]['element']; dominated: number }): string =>
  `Mit ${elementName(element)} ${dominated === 1 ? 'ließe' : 'ließen'} sich ${tiles(dominated)} mehr dominieren.`;

function space(outlook: SpaceOutlook): string {
  switch (outlook.section) {
    case 'initiative':
      return outlook.ahead === null
        ? 'Schon an erster Stelle: Nur die Figur wird umgesetzt.'
        : `Tauscht mit ${den(outlook.ahead)} den Platz, und die Figur wird umgesetzt.`;
    case 'adaptation':
      if (outlook.full) return 'Kein Platz für ein weiteres Element.';
      if (outlook.box.length === 0) return 'Die Auslage ist leer.';
      return `Zur Wahl: ${many(outlook.box)}.${outlook.best === null ? '' : ` ${dominates(outlook.best)}`}`;
    case 'abundance':
      if (outlook.box.length === 0) return 'Die Auslage ist leer.';
      return `Für die Erde: ${many(outlook.box)}.${outlook.best === null ? '' : ` ${dominates(outlook.best)}`}`;
    case 'regression':
      return outlook.now.length === 0
        ? `In dieser Runde nichts zu schützen${
            outlook.next.length === 0
              ? ''
              : `; in der nächsten, nach jetzigem Stand: ${list(outlook.next.map(elementName))}`
          }.`
        : `Schützt eines von: ${list(outlook.now.map(elementName), 'oder')}.`;
    case 'wasteland':
      return outlook.disks.length === 0
        ? 'Nach jetzigem Stand verschwände nichts von der Tundra.'
        : `Von der Tundra verschwänden: ${many(outlook.disks)}; die Figur darf eine Sorte verschonen, die nur einmal in der Auslage liegt.`;
    case 'depletion':
      return outlook.disks.length === 0 ? 'Nichts zu entfernen.' : `Eines davon entfernen: ${many(outlook.disks)}.`;
    case 'glaciation':
      if (outlook.waits)
        return 'Wartet: Nur eine Figur auf dem ersten Feld handelt. Auch wenn es leer ist, rücken die anderen erst beim Aufräumen nach.';
      return outlook.tiles === 0
        ? 'Für das Eis ist kein Plättchen übrig.'
        : `${tiles(outlook.tiles)} zur Wahl; bis zu ${vps(outlook.vps)}.`;
    case 'speciation':
      if (outlook.disks === 0) return 'Kein Element dieser Sorte auf der Erde.';
      return `${plural(outlook.disks, 'Element', 'Elemente')} dieser Sorte auf der Erde${
        outlook.species === 0
          ? ', aber der Genpool ist leer'
          : `; bis zu ${plural(outlook.species, 'neue Art', 'neue Arten')}`
      }.`;
    case 'wanderlust':
      return outlook.tiles.length === 0
        ? 'Kein Plättchen liegt offen.'
        : `Zur Wahl: ${list(outlook.tiles.map(terrainName), 'oder')}; bis zu ${vps(outlook.vps)}.`;
    case 'migration':
      return outlook.species === 0
        ? 'Keine Arten auf der Erde, die ziehen könnten.'
        : `${species(outlook.species)} auf der Erde, die ziehen ${outlook.species === 1 ? 'kann' : 'können'}.`;
    case 'competition':
      return outlook.tiles.length === 0
        ? 'Zurzeit kein Gegner in Reichweite.'
        : `Gegner zum Angreifen: ${list(outlook.tiles.map(terrainName))}.`;
    case 'domination':
      return outlook.best === null
        ? `${tiles(outlook.tiles)} zur Wahl; für dieses Tier bringt jetzt keines etwas.`
        : `${tiles(outlook.tiles)} zur Wahl; das beste für dieses Tier: ${terrainName(outlook.best.terrain)} (${outlook.best.at}), ${vps(outlook.best.vps)}.`;
  }
}

export const sums: ForecastWords['sums'] = {
  endangered: {
    name: 'Gefährdet',
    text: (all) =>
      all.length === 0
        ? 'Keine Art ist gefährdet.'
        : `Stirbt nach jetzigem Stand beim Aufräumen aus: ${list(
            all.map(({ terrain, at, count }) => `${String(count)} ${within(terrain)} (${at})`),
          )}.`,
  },
  regression: {
    now: (losses, threatened, protections) => {
      const types = list(threatened.map(elementName));
      if (losses === 0) return `In dieser Runde: ${types} bedroht, alles geschützt.`;
      return losses === threatened.length
        ? `In dieser Runde: ${types} ${threatened.length === 1 ? 'geht' : 'gehen'} verloren.`
        : `In dieser Runde: ${String(losses)} von ${types} ${losses === 1 ? 'geht' : 'gehen'} verloren, ${String(protections)} geschützt.`;
    },
    next: (threatened, protections) =>
      `In der nächsten Runde, wenn die Anpassung so bleibt: ${list(threatened.map(elementName))} bedroht${
        protections === 0 ? '' : `, ${String(protections)} kostenlos geschützt`
      }.`,
    nothing: 'Die Rückbildung bedroht weder in dieser noch in der nächsten Runde etwas.',
  },
  share: {
    text: (own, all) =>
      `${String(own)} von ${plural(all, 'Element', 'Elementen')} auf der Erde ${own === 1 ? 'gehört' : 'gehören'} zu seinen Sorten.`,
  },
  iceAge: {
    name: 'Eiszeit',
    cards: (cards) => (cards === 0 ? 'kommt als Nächstes' : `nach ${plural(cards, 'Karte', 'Karten')}`),
    faceUp: 'liegt offen',
    taken: 'ist gekommen',
  },
  wasteland: {
    name: 'Ödland nimmt',
    now: (disks) =>
      disks.length === 0
        ? 'In dieser Runde nimmt das Ödland nach jetzigem Stand nichts von der Tundra.'
        : `In dieser Runde nimmt das Ödland nach jetzigem Stand von der Tundra: ${many(disks)}.`,
    next: (disks) =>
      disks.length === 0
        ? 'In der nächsten Runde nähme es nichts.'
        : `In der nächsten Runde, wenn der Überfluss so bleibt, nähme es: ${many(disks)}.`,
  },
  slides: (section, disks) =>
    disks.length === 0
      ? `Nach jetzigem Stand rückt beim Aufräumen nichts auf „${things.sections[section].name}“.`
      : `Nach jetzigem Stand liegt nächste Runde auf „${things.sections[section].name}“: ${many(disks)}.`,
  next: 'dann',
  space,
  change: signed,
  dominates: (animal, { terrain, at }) =>
    animal === null
      ? `Niemand würde ${accusative(terrain)}\u00a0${at} dominieren.`
      : `${Die(animal)} würden ${accusative(terrain)}\u00a0${at} dominieren.`,
  risk: (animal, count, { terrain, at }, endangered) =>
    `${species(count)} ${der(animal)} ${within(terrain)}\u00a0${at} ${count === 1 ? 'wäre' : 'wären'} ${endangered ? 'gefährdet' : 'sicher'}.`,
};
