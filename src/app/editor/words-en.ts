/** The editor's page in English. */
import type { EditorWords } from './words.ts';

const decimal = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const en: EditorWords = {
  title: 'Set up a position',
  byHand: 'By hand',
  asText: 'As text',
  undo: 'Undo',
  redo: 'Redo',
  start: {
    title: 'Start from…',
    lead: 'The table of a new game, to be changed from there. You can undo this.',
    begin: 'Set up the table',
    current: 'The game on this device',
    currentText: 'The table of the game you are playing here, as it is now.',
    cancel: 'Cancel',
  },
  text: {
    lead: 'Paste a position, or change this one; the board follows.',
    label: 'The position as text',
    board: 'The position on the board',
    copy: 'Copy the text',
    copied: 'Copied.',
    copyYourself: 'Copying is not allowed here: select the text and copy it yourself.',
    save: 'Save to a file',
  },
  status: {
    fine: 'Everything adds up.',
    next: (player, phase) => `${player} decides next: ${phase}.`,
    over: 'The game is over in this position.',
    otherGame: 'This is a position of another game.',
    noJson: (message) => `The text is no JSON. ${message}`,
    broken: (reason) => `The position of the address could not be read, so this is a new game. ${reason}`,
  },
  analysis: {
    title: 'Analyse',
    lead: 'The strongest bot plays on from here many times, after each answer worth looking at.',
    stop: 'Stop',
    again: 'Look again',
    close: 'Close',
    players: 'What each player can expect after the best answer',
    answers: 'Best answers',
    best: 'best',
    unable: 'No bot of this game can compare answers.',
    doubt: '± is one standard error. The bot guesses how the game goes on; it knows neither plans nor bluffs.',
    only: 'There is only one answer here.',
    looks: (count) => `${count.toLocaleString('en')} games played on from each answer`,
    winning: (chance) => `wins ${decimal(100 * chance, 0)} %`,
    place: (place) => `place ${decimal(place, 1)}`,
    score: (score) => `${decimal(score, 0)} points`,
    behind: (points, doubt) => `${decimal(points, 1)} behind, ± ${decimal(doubt, 1)}`,
    failed: (reason) => `The analysis broke off: ${reason}`,
  },
};
