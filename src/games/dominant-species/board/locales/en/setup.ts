/** The form of a new game's options, and hints, in English. */
import type { HintReason, SetupWords } from '../words/setup.ts';
import { list, on, ordinal, plural, some, the, vps } from './grammar.ts';

/** What an answer does, by the names of the bots' facts. */
const FACTS: Readonly<Record<string, (fact: HintReason) => string>> = {
  scores: ({ count, terrain }) => (terrain === null ? `scores ${vps(count)}` : `scores ${on(terrain)} (${vps(count)})`),
  scoresBefore: ({ count, terrain, animal }) => `scores ${on(terrain)} (${vps(count)}) before ${the(animal)} does`,
  saves: ({ count }) => `saves ${some(count)} from extinction`,
  endangers: ({ count, animal }) => `endangers ${some(count)} of ${the(animal)}`,
  places: ({ count }) => `brings ${some(count)} to earth`,
  removes: ({ count, animal }) => `removes ${some(count)} of ${the(animal)}`,
  dominates: ({ count }) => `dominates ${plural(count, 'more tile', 'more tiles')}`,
  breaks: ({ count, animal }) => `ends ${the(animal)}’s dominance of ${plural(count, 'tile')}`,
  leads: ({ count }) => `takes first place on ${plural(count, 'more tile', 'more tiles')}`,
  gains: ({ count }) => `adds ${plural(count, 'element')}`,
  protects: ({ count }) => `protects ${plural(count, 'element')} from Regression`,
  survives: ({ count }) => `takes the Survival card (${vps(count)} now)`,
  rises: ({ count }) => `moves up to ${ordinal(count)} place in initiative`,
};

/** What speaks for an answer where it does nothing of that, as things to have, by the names of the bots' reasons. */
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
};

export const setup: SetupWords = {
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
      `All six animals play, ${String(each)} to a player. Your score is that of your lowest animal.`,
    severalEachOnly: 'For two or three players.',
    randomEarth: 'Random earth',
    randomEarthText: 'The starting tiles, elements and species are drawn at random.',
  },
  hint: {
    best: (move) => `Hint: ${move}.`,
    ahead: (count, other) => `${count.toFixed(1)} VPs ahead of ${other}.`,
    whyNot: 'Why not …?',
    choose: 'another move',
    about: (move, count) => `${move} would come out ${count.toFixed(1)} VPs behind.`,
    asGood: (other) => `About as good: ${other}.`,
    because: (reasons, isPlan) => {
      const facts = reasons.flatMap((each) => FACTS[each.reason]?.(each) ?? []);
      if (facts.length > 0) return `${isPlan ? 'As things stand, it' : 'It'} ${list(facts)}.`;
      return `In its favour: ${reasons.map(({ reason, points }) => `${REASONS[reason] ?? reason} (+${points.toFixed(1)})`).join(', ')}.`;
    },
  },
};
