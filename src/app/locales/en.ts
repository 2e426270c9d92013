import type { Locale } from './locale.ts';

const moves = (count: number): string => (count === 1 ? '1 move' : `${String(count)} moves`);

export const en: Locale = {
  title: 'Dominant Species',
  unofficial: 'An unofficial fan implementation of the board games published by GMT Games.',
  player: (number) => `Player ${String(number)}`,
  you: 'You',
  home: 'Home',
  loading: {
    title: 'This page could not be loaded',
    loading: 'Loading…',
    failed: 'Part of this page could not be loaded. Check the connection and try again.',
    again: 'Try again',
  },

  start: {
    lead: 'A new game on this device: pass it around, play against bots, or both.',
    players: 'Players',
    playersNumber: (count) => `${String(count)} players`,
    seats: 'Who plays',
    nameOf: (number) => `Name of player ${String(number)}`,
    start: 'Start the game',
    open: 'Open a file…',
    openText: 'A saved game or a position.',
    online: 'Play online',
    onlineText: 'Tables for people on different devices.',
    refused: (reason) => `This file cannot be opened: ${reason}`,
    overwrite:
      'This browser has no room for another game: if you start one, your current game is deleted. To keep it, cancel and save it to a file first. Start anyway?',
  },

  bots: {
    who: (seat) => `Who plays seat ${String(seat)}`,
    person: 'Person',
    levels: {
      random: { name: 'Random bot', text: 'Plays any legal move at random.' },
      gentle: { name: 'Gentle bot', text: 'For a first game: it overlooks a lot.' },
      casual: { name: 'Casual bot', text: 'Plays well enough, but misses things.' },
      greedy: { name: 'Greedy bot', text: 'Takes what looks best at once.' },
      strong: { name: 'Strong bot', text: 'Thinks ahead.' },
      master: { name: 'Master bot', text: 'The strongest bot: thinks for about a second per move.' },
      builder: { name: 'Builder', text: 'Plays well and likes to grow: elements and new species.' },
      hunter: { name: 'Hunter', text: 'Plays well and likes to fight: Competition, ice, Wasteland.' },
      wanderer: { name: 'Wanderer', text: 'Plays well and likes to roam: Migration and new tiles.' },
    },
    pace: 'Bot speed',
    sound: 'Sounds',
    soundOff: 'off',
    paces: { fast: 'Fast', calm: 'Normal', slow: 'Slow', step: 'Step by step' },
    thinking: (player) => `${player} is thinking`,
    decided: (player) => `${player} has decided.`,
    step: 'Continue',
    stuck: (player) => `${player} could not decide.`,
    retry: 'Try again',
  },

  hint: {
    ask: 'Hint',
    allow: 'Hints',
    always: 'Show a hint at every decision',
    thinking: 'Looking for a hint',
    failed: 'No hint could be found.',
  },

  curtain: {
    title: (player) => `${player}, it is your turn`,
    text: (player) => `Pass the device to ${player}. Nobody else should look at the screen now.`,
    ready: (player) => `I am ${player}`,
  },

  saved: {
    title: 'Saved games',
    text: 'Games stored in this browser.',
    none: 'There are no games in this browser yet.',
    damaged: 'Damaged game',
    about: (game, date, count) =>
      [
        game,
        date === null ? 'in progress' : date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
        ...(count === null ? [] : [moves(count)]),
      ].join(' · '),
    goOn: 'Continue',
    save: 'Save to a file',
    delete: 'Delete',
    deleteSure: 'Delete this game for good?',
  },

  table: {
    menu: 'Menu',
    homeText: 'Your game is saved. You can continue it from there at any time.',
    newGame: 'New game…',
    newGameText: 'This game stays under “Saved games”. You can continue it at any time.',
    download: 'Save to a file',
    downloadText: 'A record of the game with every move so far.',
    lookBack: 'Look back',
    lookBackText: 'Step through the moves so far. The game goes on meanwhile.',
    redo: 'Redo',
    redoText: 'Redo the moves you took back (Ctrl+Shift+Z).',
    practice: 'Practice game',
    practiceText: 'You can even undo draws and reveals. The record stays marked as a practice game.',
    scheme: 'Colours',
    schemes: { system: 'System default', light: 'Light', dark: 'Dark' },
    language: 'Language',
    languageFailed: 'This language could not be loaded.',
    keepOn: 'Back to the game',
    notStored: 'This browser does not store the game. Save it to a file before you leave.',
    leave: 'This browser does not store this game: if you leave, all moves not saved to a file are lost. Leave anyway?',
    elsewhere: 'This game was continued in another tab.',
    reload: 'Continue it here',
  },

  end: {
    title: 'The game is over',
    rematch: 'Play again',
    watch: 'Watch replay',
    share: 'Share the game',
    copied: 'The result and a link to the game have been copied.',
    failed: 'The game could not be shared.',
  },

  broken: {
    title: 'The saved game cannot be read',
    text: 'The game stored in this browser is damaged or comes from another version. Nothing has been deleted: save the file, then start a new game.',
    reason: (reason) => `Details: ${reason}`,
    download: 'Save the file',
    anew: 'Start a new game',
  },

  failed: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Reload the page to continue. If the error comes back, save the game to a file, then start a new one.',
    reload: 'Reload the page',
  },
};
