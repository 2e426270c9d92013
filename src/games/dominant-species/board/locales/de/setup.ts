/** The form of a new game's options, and hints, in German. */
import type { Locale } from '../locale.ts';

/** What speaks for an answer, as things to have, by the names of the bots' reasons. */
const REASONS: Readonly<Record<string, string>> = {
  vps: 'Siegpunkte',
  placings: 'Plätze auf der Erde',
  margin: 'Vorsprung an Arten',
  dominance: 'Vorherrschaft',
  species: 'Arten auf der Erde',
  genePool: 'Genpool',
  elements: 'eigene Elemente',
  food: 'Elemente, die die Erde bietet',
  ground: 'Plättchen, auf denen es leben kann',
  threatened: 'weniger von der Rückbildung bedrohte Elemente',
  pawns: 'Aktionsfiguren',
  initiative: 'Initiative',
  survival: 'die Überlebenskarte',
  interplay: 'das Zusammenspiel',
};

export const setup: Pick<Locale, 'setup' | 'hint'> = {
  setup: {
    animals: 'Tiere',
    how: {
      given: { name: 'Hier aussuchen', text: 'Gib unten jeder Person ein Tier.' },
      dealt: { name: 'Zulosen', text: 'Jede Person bekommt ein Tier durch Zufall.' },
      chosen: { name: 'Am Tisch wählen', text: 'Zu Beginn des Spiels wählen alle der Reihe nach.' },
    },
    animalsOf: (player) => `Tiere von ${player}`,
    takenBy: (animal, player) => `${animal}, schon bei ${player}`,
    missing: (player, count) => `Für ${player} ${count === 1 ? 'fehlt ein Tier' : `fehlen ${String(count)} Tiere`}.`,
    whoLeads: 'Wer welches Tier führt',
    options: 'Varianten',
    severalEach: 'Mehrere Tiere je Person',
    severalEachText: (each) =>
      `Alle sechs Tiere spielen mit, ${String(each)} je Person. Es zählt dein schwächstes Tier.`,
    severalEachOnly: 'Für zwei oder drei Personen.',
    randomEarth: 'Zufällige Erde',
    randomEarthText: 'Die ersten Plättchen, Elemente und Arten werden durch Zufall ausgelegt.',
  },
  hint: {
    best: (move) => `Tipp: ${move}.`,
    ahead: (count, other) =>
      `${count < 0.05 ? 'Etwa so gut wie' : `${count.toFixed(1).replace('.', ',')} Punkte vor`} ${other}.`,
    because: (reasons) =>
      `Dafür: ${reasons.map(({ reason, points }) => `${REASONS[reason] ?? reason} (+${points.toFixed(1).replace('.', ',')})`).join(', ')}.`,
  },
};
