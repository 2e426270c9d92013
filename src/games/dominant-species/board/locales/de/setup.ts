/** The form of a new game's options, and hints, in German. */
import type { HintReason, HintTime, SetupWords } from '../words/setup.ts';
import {
  accusative,
  capital,
  den,
  der,
  die,
  list,
  nominative,
  plural,
  species,
  tiles,
  vps,
  within,
} from './grammar.ts';

/** What you do by an answer, by the names of the bots' facts: the verb, then the rest. */
const FACTS: Readonly<Record<string, (fact: HintReason) => string>> = {
  scores: ({ count, terrain }) =>
    terrain === null ? `bekommst ${vps(count)}` : `wertest ${accusative(terrain)} (${vps(count)})`,
  scoresBefore: ({ count, terrain, animal }) =>
    `wertest ${accusative(terrain)} (${vps(count)}), bevor es ${die(animal)} tun`,
  scoresByCard: ({ count }) => `bekommst ${vps(count)} durch die Karte`,
  saves: ({ count }) => `rettest ${species(count)} vor dem Aussterben`,
  endangers: ({ count, animal }) => `gefährdest ${species(count)} ${der(animal)}`,
  places: ({ count }) => `bringst ${species(count)} auf die Erde`,
  removes: ({ count, animal }) => `entfernst ${species(count)} ${der(animal)}`,
  dominates: ({ count, terrain }) =>
    terrain === null ? `dominierst ${tiles(count)} mehr` : `dominierst ${accusative(terrain)}`,
  breaks: ({ count, animal, terrain }) =>
    `nimmst ${den(animal)} die Vorherrschaft ${terrain === null ? `auf ${tiles(count)}` : within(terrain)}`,
  leads: ({ count }) => `übernimmst auf ${tiles(count)} den ersten Platz`,
  gains: ({ count }) => `bekommst ${plural(count, 'Element', 'Elemente')} dazu`,
  protects: ({ count }) =>
    count === 1 ? 'schützt ein Element vor der Rückbildung' : `schützt ${String(count)} Elemente vor der Rückbildung`,
  survives: ({ count }) => `übernimmst die Überlebenskarte (zurzeit ${vps(count)})`,
  rises: ({ count }) => `rückst in der Initiative auf Platz ${String(count)} vor`,
};

/** What an answer leaves more of than another, by the names of the bots' facts. */
const COMPARED: Readonly<Record<string, (fact: HintReason) => string>> = {
  moreVps: ({ count }) => `${vps(count)} mehr`,
  morePawns: ({ count }) => plural(count, 'Figur mehr', 'Figuren mehr'),
  moreElements: ({ count }) => plural(count, 'Element mehr', 'Elemente mehr'),
  moreTilesDominated: ({ count }) => plural(count, 'dominiertes Plättchen mehr', 'dominierte Plättchen mehr'),
  moreFirstPlaces: ({ count }) => plural(count, 'ersten Platz mehr', 'erste Plätze mehr'),
  moreSpecies: ({ count }) => `${species(count)} mehr auf der Erde`,
  fewerEndangered: ({ count }) => `${species(count)} weniger in Gefahr`,
  moreMatching: ({ count }) => `eine um ${String(count)} höhere Passung auf den eigenen Plättchen`,
  moreGenePool: ({ count }) => `${species(count)} mehr im Genpool`,
};

/** What one would go without after another answer, by the names of the bots' facts: a clause each. */
const WITHOUT: Readonly<Record<string, (fact: HintReason) => string>> = {
  scores: ({ count, terrain }) =>
    terrain === null ? `dir entgehen ${vps(count)}` : `dir entgeht die Wertung: ${nominative(terrain)} (${vps(count)})`,
  scoresBefore: ({ count, terrain, animal }) => `${die(animal)} werten ${accusative(terrain)} (${vps(count)} für dich)`,
  scoresByCard: ({ count }) => `dir entgehen ${vps(count)} durch die Karte`,
  saves: ({ count }) =>
    count === 1 ? 'eine deiner Arten bleibt bedroht' : `${String(count)} deiner Arten bleiben bedroht`,
  endangers: ({ count, animal }) => `${die(animal)} behalten ${species(count)} in Sicherheit`,
  places: ({ count }) => `du hast ${species(count)} weniger auf der Erde`,
  removes: ({ count, animal }) => `${die(animal)} behalten ${species(count)}`,
  dominates: ({ count, terrain }) =>
    terrain === null ? `du dominierst ${tiles(count)} weniger` : `du dominierst ${accusative(terrain)} nicht`,
  breaks: ({ count, animal, terrain }) =>
    `${die(animal)} behalten ${terrain === null ? `die Vorherrschaft auf ${tiles(count)}` : accusative(terrain)}`,
  leads: ({ count }) => `dir fehlt auf ${tiles(count)} der erste Platz`,
  gains: ({ count }) => `dir ${count === 1 ? 'entgeht ein Element' : `entgehen ${String(count)} Elemente`}`,
  protects: ({ count }) => `die Rückbildung nimmt dir ${plural(count, 'Element', 'Elemente')}`,
  survives: ({ count }) => `dir entgeht die Überlebenskarte (zurzeit ${vps(count)})`,
  rises: ({ count }) => `du rückst in der Initiative nicht auf Platz ${String(count)} vor`,
};

/** A number of VPs, rounded. */
const about = (count: number): string => (count < 1 ? 'ein wenig' : `etwa ${vps(count)}`);

const TIMES: Readonly<Record<HintTime, readonly [string, string]>> = {
  'as things stand': ['Nach jetzigem Stand', ' damit'],
  'at the end': ['Bis zum Ende der Aktion', ' damit'],
  'at once': ['Damit', ''],
};

const LATER = 'Auf dem Tisch ist der Grund noch nicht zu sehen: Der Zug dürfte sich später auszahlen.';

export const setup: SetupWords = {
  setup: {
    animals: 'Tiere',
    how: {
      given: { name: 'Hier aussuchen', text: 'Gib unten jedem Spieler ein Tier.' },
      dealt: { name: 'Zulosen', text: 'Jeder Spieler bekommt ein zufälliges Tier.' },
      chosen: { name: 'Am Tisch wählen', text: 'Zu Beginn wählen alle der Reihe nach.' },
    },
    animalsOf: (player) => `Tiere von ${player}`,
    takenBy: (animal, player) => `${animal}, schon bei ${player}`,
    missing: (player, count) => `Für ${player} ${count === 1 ? 'fehlt ein Tier' : `fehlen ${String(count)} Tiere`}.`,
    whoLeads: 'Wer welches Tier führt',
    options: 'Varianten',
    severalEach: 'Mehrere Tiere je Spieler',
    severalEachText: (each) =>
      `Alle sechs Tiere spielen mit, ${String(each)} je Spieler. Es zählt dein schwächstes Tier.`,
    severalEachOnly: 'Für zwei oder drei Spieler.',
    lengthTitle: 'Länge',
    length: {
      full: { name: 'Voll', text: 'Alle 26 Dominanzkarten.' },
      short: {
        name: 'Kurz',
        text: '23 Karten: „Allesfresser“, „Intelligenz“ und „Schmarotzer“, die Figuren bringen, bleiben in der Schachtel.',
      },
      shortest: {
        name: 'Am kürzesten',
        text: '18 Karten: Diese drei bleiben in der Schachtel, dazu verdeckt fünf zufällige andere. Nie die Eiszeit.',
      },
    },
    randomEarth: 'Zufällige Erde',
    randomEarthText: 'Startplättchen, Elemente und Arten werden zufällig ausgelegt.',
  },
  hint: {
    ahead: (count, other) => `${capital(about(count))} besser als „${other}“.`,
    cost: (move, count, reasons) => {
      const lost = reasons.flatMap((each) => WITHOUT[each.reason]?.(each) ?? []);
      const missing = reasons.flatMap((each) => COMPARED[each.reason]?.(each) ?? []);
      const price = `„${capital(move)}“ würde dich ${about(count)} kosten`;
      if (lost.length > 0) return `${price}, denn ${list(lost)}.`;
      return missing.length > 0 ? `${price}: Mit dem Tipp hast du ${list(missing)}.` : `${price}. ${LATER}`;
    },
    later: LATER,
    because: (reasons, time, isWatched) => {
      const who = isWatched ? 'man' : 'du';
      const facts = reasons.flatMap((each) => FACTS[each.reason]?.(each) ?? []);
      if (facts.length > 0) {
        // The verb comes first; of all of them the form for "man" is the one for "du" without its s.
        const said = list(isWatched ? facts.map((fact) => fact.replace(/st(?= )/, 't')) : facts);
        const [verb = '', ...rest] = said.split(' ');
        const [start, end] = TIMES[time];
        return `${start} ${verb} ${who}${end} ${rest.join(' ')}.`;
      }
      const compared = reasons.flatMap((each) => COMPARED[each.reason]?.(each) ?? []);
      return compared.length === 0
        ? LATER
        : `Damit ${isWatched ? 'hat' : 'hast'} ${who} ${list(compared)} als beim anderen Zug.`;
    },
  },
};
