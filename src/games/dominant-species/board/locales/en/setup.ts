/** The form of a new game's options, and hints, in English. */
import type { Locale } from '../locale.ts';

/** What speaks for an answer, as things to have, by the names of the bots' reasons. */
const REASONS: Readonly<Record<string, string>> = {
  vps: 'victory points',
  placings: 'placings on earth',
  margin: 'a lead in numbers',
  dominance: 'dominance',
  species: 'species on earth',
  genePool: 'gene pool',
  elements: 'elements held',
  food: 'elements that earth supplies',
  ground: 'tiles to live on',
  threatened: 'fewer elements threatened by Regression',
  pawns: 'pawns',
  initiative: 'initiative',
  survival: 'the Survival card',
  interplay: 'how it all fits together',
};

export const setup: Pick<Locale, 'setup' | 'hint'> = {
  setup: {
    animals: 'Animals',
    how: {
      given: { name: 'Pick them here', text: 'Give each player an animal below.' },
      dealt: { name: 'Deal them', text: 'Every player gets an animal at random.' },
      chosen: { name: 'Choose at the table', text: 'The players choose in turn when the game begins.' },
    },
    animalsOf: (player) => `Animals of ${player}`,
    takenBy: (animal, player) => `${animal}, taken by ${player}`,
    missing: (player, count) => `${player} needs ${count === 1 ? 'an animal' : `${String(count)} more animals`}.`,
    whoLeads: 'Who leads which animal',
    options: 'Options',
    severalEach: 'Several animals each',
    severalEachText: (each) =>
      `All six animals play, ${String(each)} to a player. The lowest of your animals is your score.`,
    severalEachOnly: 'For two or three players.',
    randomEarth: 'Random earth',
    randomEarthText: 'The first tiles, elements and species are laid out by chance.',
  },
  hint: {
    best: (move) => `Hint: ${move}.`,
    ahead: (count, other) => `${count < 0.05 ? 'About as good as' : `${count.toFixed(1)} VPs ahead of`} ${other}.`,
    because: (reasons) =>
      `For it: ${reasons.map(({ reason, points }) => `${REASONS[reason] ?? reason} (+${points.toFixed(1)})`).join(', ')}.`,
  },
};
