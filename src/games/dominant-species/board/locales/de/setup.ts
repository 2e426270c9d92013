/** The form of a new game's options, and hints, in German. */
import type { HintReason, SetupWords } from '../words/setup.ts';
import { accusative, den, der, die, list, species, tiles, vps } from './grammar.ts';

/** What an answer does, by the names of the bots' facts. */
const FACTS: Readonly<Record<string, (fact: HintReason) => string>> = {
  scores: ({ count, terrain }) =>
    terrain === null ? `bringt ${vps(count)}` : `wertet ${accusative(terrain)} (${vps(count)})`,
  scoresBefore: ({ count, terrain, animal }) =>
    `wertet ${accusative(terrain)} (${vps(count)}), bevor es ${die(animal)} tun`,
  saves: ({ count }) => `rettet ${species(count)} vor dem Aussterben`,
  endangers: ({ count, animal }) => `gefährdet ${species(count)} ${der(animal)}`,
  places: ({ count }) => `bringt ${species(count)} auf die Erde`,
  removes: ({ count, animal }) => `entfernt ${species(count)} ${der(animal)}`,
  dominates: ({ count }) => `dominiert ${tiles(count)} mehr`,
  breaks: ({ count, animal }) => `nimmt ${den(animal)} die Vorherrschaft auf ${tiles(count)}`,
  leads: ({ count }) => `übernimmt auf ${tiles(count)} den ersten Platz`,
  gains: ({ count }) => (count === 1 ? 'nimmt ein Element dazu' : `nimmt ${String(count)} Elemente dazu`),
  protects: ({ count }) =>
    count === 1 ? 'schützt ein Element vor der Rückbildung' : `schützt ${String(count)} Elemente vor der Rückbildung`,
  survives: ({ count }) => `übernimmt die Überlebenskarte (zurzeit ${vps(count)})`,
  rises: ({ count }) => `rückt in der Initiative auf Platz ${String(count)} vor`,
};

/** What speaks for an answer where it does nothing of that, as things to have, by the names of the bots' reasons. */
const REASONS: Readonly<Record<string, string>> = {
  vps: 'Siegpunkte',
  placings: 'Platzierungen auf der Erde',
  margin: 'zahlenmäßiger Vorsprung',
  dominance: 'Vorherrschaft',
  species: 'Arten auf der Erde',
  genePool: 'Genpool',
  elements: 'eigene Elemente',
  food: 'Elemente, die die Erde bietet',
  ground: 'Lebensraum',
  threatened: 'weniger von der Rückbildung bedrohte Elemente',
  pawns: 'Aktionsfiguren',
  initiative: 'Initiative',
  survival: 'die Überlebenskarte',
};

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
    randomEarth: 'Zufällige Erde',
    randomEarthText: 'Startplättchen, Elemente und Arten werden zufällig ausgelegt.',
  },
  hint: {
    best: (move) => `Tipp: ${move}.`,
    ahead: (count, other) => `${count.toFixed(1).replace('.', ',')} SP vor ${other}.`,
    whyNot: 'Warum nicht …?',
    choose: 'einen anderen Zug',
    about: (move, count) => `${move} läge ${count.toFixed(1).replace('.', ',')} SP zurück.`,
    asGood: (other) => `Etwa gleich gut: ${other}.`,
    because: (reasons, isPlan) => {
      const facts = reasons.flatMap((each) => FACTS[each.reason]?.(each) ?? []);
      if (facts.length > 0) return `${isPlan ? 'Nach jetzigem Stand: ' : 'Das '}${list(facts)}.`;
      return `Dafür spricht: ${reasons.map(({ reason, points }) => `${REASONS[reason] ?? reason} (+${points.toFixed(1).replace('.', ',')})`).join(', ')}.`;
    },
  },
};
