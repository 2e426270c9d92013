/** The form of a new game's options, and hints, in English. */
import type { HintReason, HintTime, SetupWords } from '../words/setup.ts';
import { capital, list, on, ordinal, plural, some, the, vps } from './grammar.ts';

/** What an answer does, by the names of the bots' facts. */
const FACTS: Readonly<Record<string, (fact: HintReason) => string>> = {
  scores: ({ count, terrain }) => (terrain === null ? `scores ${vps(count)}` : `scores ${on(terrain)} (${vps(count)})`),
  scoresBefore: ({ count, terrain, animal }) => `scores ${on(terrain)} (${vps(count)}) before ${the(animal)} does`,
  scoresByCard: ({ count }) => `gets ${vps(count)} by the card`,
  saves: ({ count }) => `saves ${some(count)} from extinction`,
  endangers: ({ count, animal }) => `endangers ${some(count)} of ${the(animal)}`,
  places: ({ count }) => `puts ${some(count)} on earth`,
  removes: ({ count, animal }) => `removes ${some(count)} of ${the(animal)}`,
  dominates: ({ count, terrain }) =>
    `dominates ${terrain === null ? plural(count, 'more tile', 'more tiles') : on(terrain)}`,
  breaks: ({ count, animal, terrain }) =>
    `ends ${the(animal)}’s dominance of ${terrain === null ? plural(count, 'tile') : on(terrain)}`,
  leads: ({ count }) => `takes first place on ${plural(count, 'more tile', 'more tiles')}`,
  gains: ({ count }) => `adds ${plural(count, 'element')}`,
  protects: ({ count }) => `protects ${plural(count, 'element')} from Regression`,
  survives: ({ count }) => `takes the Survival card (${vps(count)} now)`,
  rises: ({ count }) => `moves up to ${ordinal(count)} place in initiative`,
};

/** What an answer leaves more of than another, by the names of the bots' facts. */
const COMPARED: Readonly<Record<string, (fact: HintReason) => string>> = {
  moreVps: ({ count }) => `${vps(count)} more`,
  morePawns: ({ count }) => plural(count, 'more action pawn', 'more action pawns'),
  moreElements: ({ count }) => plural(count, 'more element', 'more elements'),
  moreTilesDominated: ({ count }) => plural(count, 'more tile dominated', 'more tiles dominated'),
  moreFirstPlaces: ({ count }) => plural(count, 'more first place', 'more first places'),
  moreSpecies: ({ count }) => `${String(count)} more species on earth`,
  fewerEndangered: ({ count }) => `${String(count)} fewer species at risk`,
  moreMatching: ({ count }) => `${String(count)} more matching on your tiles`,
  moreGenePool: ({ count }) => `${String(count)} more species in your gene pool`,
};

/** What one would go without after another answer, by the names of the bots' facts. */
const WITHOUT: Readonly<Record<string, (fact: HintReason) => string>> = {
  scores: ({ count, terrain }) =>
    terrain === null
      ? `you would be without ${vps(count)}`
      : `${on(terrain)} (${vps(count)}) would stay unscored for you`,
  scoresBefore: ({ count, terrain, animal }) => `${the(animal)} would score ${on(terrain)} (${vps(count)} for you)`,
  scoresByCard: ({ count }) => `you would be without ${vps(count)} by the card`,
  saves: ({ count }) => `your ${some(count)} would stay in danger of extinction`,
  endangers: ({ count, animal }) => `${some(count)} of ${the(animal)} would stay safe`,
  places: ({ count }) => `you would have ${some(count)} fewer on earth`,
  removes: ({ count, animal }) => `${the(animal)} keeps ${some(count)}`,
  dominates: ({ count, terrain }) =>
    `you would not dominate ${terrain === null ? plural(count, 'more tile', 'more tiles') : on(terrain)}`,
  breaks: ({ count, animal, terrain }) =>
    `${the(animal)} keeps ${terrain === null ? `its dominance of ${plural(count, 'tile')}` : on(terrain)}`,
  leads: ({ count }) => `you would be without first place on ${plural(count, 'tile')}`,
  gains: ({ count }) => `you would be without ${plural(count, 'element')}`,
  protects: ({ count }) => `Regression would take ${plural(count, 'element')}`,
  survives: ({ count }) => `you would not take the Survival card (${vps(count)} now)`,
  rises: ({ count }) => `you would not move up to ${ordinal(count)} place in initiative`,
};

/** A number of VPs, rounded. */
const about = (count: number): string => (count < 1 ? 'a little' : `about ${vps(count)}`);

const TIMES: Readonly<Record<HintTime, string>> = {
  'as things stand': 'As things stand, it',
  'at the end': 'By the end of the action, it',
  'at once': 'It',
};

const LATER = 'The table does not show why yet: the move advised should pay off later.';

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
    lengthTitle: 'Length',
    length: {
      full: { name: 'Full', text: 'All 26 Dominance cards.' },
      short: {
        name: 'Short',
        text: '23 cards: Omnivore, Intelligence and Parasitism, with which action pawns are gained, stay in the box.',
      },
      shortest: {
        name: 'Shortest',
        text: '18 cards: these three stay in the box, and five more at random, unseen. Never Ice Age.',
      },
    },
    randomEarth: 'Random earth',
    randomEarthText: 'The starting tiles, elements and species are drawn at random.',
  },
  hint: {
    ahead: (count, other) => `${capital(about(count))} ahead of ${other}.`,
    cost: (move, count, reasons) => {
      const lost = reasons.flatMap((each) => WITHOUT[each.reason]?.(each) ?? []);
      const missing = reasons.flatMap((each) => COMPARED[each.reason]?.(each) ?? []);
      const price = `${capital(move)} would cost you ${about(count)}`;
      if (lost.length > 0) return `${price}, because ${list(lost)}.`;
      return missing.length > 0 ? `${price}: the move advised leaves you ${list(missing)}.` : `${price}. ${LATER}`;
    },
    later: LATER,
    because: (reasons, time, isWatched) => {
      const facts = reasons.flatMap((each) => FACTS[each.reason]?.(each) ?? []);
      if (facts.length > 0) return `${TIMES[time]} ${list(facts)}.`;
      const compared = reasons.flatMap((each) => COMPARED[each.reason]?.(each) ?? []);
      if (compared.length === 0) return LATER;
      const text = `It leaves you ${list(compared)} than the other move.`;
      return isWatched ? text.replace(' you ', ' ').replaceAll(' your ', ' their ') : text;
    },
  },
};
