import type { ReasonName } from '../../dominant-species/bots/index.ts';
import type { Words } from './words.ts';

/** What speaks for an answer, as things to have. */
const REASONS: Record<ReasonName, string> = {
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

export const en: Words = {
  title: 'Dominant Species',
  lead: 'Six classes of animals, an ice age on its way. Two to six players at one screen, people and bots.',
  unofficial: 'An unofficial fan implementation of the board game published by GMT Games.',
  player: (number) => `Player ${String(number)}`,

  start: {
    players: 'Players',
    playersNumber: (count) => `${String(count)} players`,
    seats: 'Who plays',
    nameOf: (number) => `Name of player ${String(number)}`,
    animals: 'Animals',
    how: {
      given: { name: 'Pick them here', text: 'Give each player an animal below.' },
      dealt: { name: 'Deal them', text: 'Every player gets an animal at random.' },
      chosen: { name: 'Choose at the table', text: 'The players choose in turn when the game begins.' },
    },
    animalsOf: (player) => `Animals of ${player}`,
    takenBy: (animal, player) => `${animal}, taken by ${player}`,
    missing: (player, count) => `${player} needs ${count === 1 ? 'an animal' : `${String(count)} more animals`}.`,
    options: 'Options',
    severalEach: 'Several animals each',
    severalEachText: (each) =>
      `All six animals play, ${String(each)} to a player. The lowest of your animals is your score.`,
    severalEachOnly: 'For two or three players.',
    randomEarth: 'Random earth',
    randomEarthText: 'The first tiles, elements and species are laid out by chance.',
    start: 'Start the game',
    open: 'Open a file…',
    openText: 'A saved game or a position.',
    online: 'Play online',
    onlineText: 'Tables for people at several screens.',
    refused: (reason) => `This file cannot be opened: ${reason}`,
    overwrite:
      'This browser has no room to put the game before aside: starting this one throws it away. Start all the same? If not, reload the page to go on with the game before.',
  },

  bots: {
    who: (seat) => `Who plays seat ${String(seat)}`,
    person: 'Person',
    levels: {
      random: { name: 'Random bot', text: 'Plays anything that is legal.' },
      greedy: { name: 'Greedy bot', text: 'Takes what looks best at once.' },
      strong: { name: 'Strong bot', text: 'Thinks ahead, about a second a move.' },
    },
    pace: 'Pace of bots',
    paces: { fast: 'Fast', calm: 'Calm', slow: 'Slow', step: 'Step by step' },
    thinking: (player) => `${player} is thinking`,
    decided: (player) => `${player} has decided.`,
    step: 'Go on',
    stuck: (player) => `${player} could not decide.`,
    retry: 'Try again',
  },

  hint: {
    ask: 'Hint',
    allow: 'Hints',
    thinking: 'Thinking about a hint',
    failed: 'No hint could be found.',
    best: (move) => `Hint: ${move}.`,
    ahead: (count, other) => `${count < 0.05 ? 'About as good as' : `${count.toFixed(1)} VPs ahead of`} ${other}.`,
    because: (reasons) =>
      `For it: ${reasons.map(({ reason, vps }) => `${REASONS[reason]} (+${vps.toFixed(1)})`).join(', ')}.`,
  },

  aside: {
    title: 'Games put aside',
    damaged: 'A damaged game',
    when: (date, moves) =>
      `${date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}${moves === null ? '' : `, ${String(moves)} moves`}`,
    goOn: 'Go on',
    save: 'Save to a file',
    throwAway: 'Throw away',
    sure: 'Throw this game away for good?',
  },

  table: {
    menu: 'Menu',
    newGame: 'New game…',
    newGameText: 'This game is put aside: you can go on with it from the start page.',
    download: 'Save to a file',
    downloadText: 'The record of the game, every move so far.',
    scheme: 'Colours',
    schemes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    language: 'Language',
    languageFailed: 'This language could not be loaded.',
    keepOn: 'Keep playing',
    notKept: 'This browser does not keep the game. Save it to a file before you leave.',
    leave: 'This browser does not keep this game: leaving throws away what is not in a file. Leave all the same?',
    elsewhere: 'This game went on in another tab.',
    reload: 'Show it here',
  },

  broken: {
    title: 'The saved game cannot be read',
    text: 'What this browser kept of the last game is damaged or comes from another version. Nothing has been thrown away: keep the file, then start anew.',
    reason: (reason) => `What is wrong: ${reason}`,
    download: 'Keep the file',
    anew: 'Start anew',
  },

  failed: {
    title: 'Something went wrong',
    text: 'The page met an error it did not expect. Reload it to go on. If the error comes back, keep the game as a file, then start anew.',
    reload: 'Reload the page',
  },
};
