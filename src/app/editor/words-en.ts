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
    lead: 'Sets up the table of a new game, for you to change. You can undo this.',
    begin: 'Set up the table',
    current: 'The game on this device',
    currentText: 'The table of the game in progress here, as it is now.',
    cancel: 'Cancel',
  },
  text: {
    lead: 'Paste a position, or change this one: the board shows it at once.',
    label: 'The position as text',
    board: 'The position on the board',
    copy: 'Copy the text',
    copied: 'Copied.',
    copyYourself: 'Copying is not allowed here: select the text and copy it yourself.',
    save: 'Save to a file',
  },
  status: {
    fine: 'The position is valid.',
    next: (player, phase) => `${player} decides next${phase === null ? '' : `: ${phase}`}.`,
    over: 'The game is over in this position.',
    otherGame: 'This is a position of another game.',
    noJson: (line) =>
      `The text is not valid JSON${line === null ? '' : `: see line ${String(line)}`}. Perhaps a part is missing, or a comma or bracket.`,
    broken: (reason) => `The position in the address could not be read, so this is a new game. ${reason}`,
  },
  analysis: {
    title: 'Analyse',
    lead: 'The strongest bot plays on from here many times, after each move worth considering.',
    stop: 'Stop',
    again: 'Analyse again',
    close: 'Close',
    players: 'What each player can expect after the best move',
    answers: 'Best moves',
    best: 'best',
    unable: 'This game has no bot that can compare moves.',
    doubt: '± is one standard error. The bot estimates how the game goes on; it knows neither plans nor bluffs.',
    looks: (count) => `${count.toLocaleString('en')} games played out after each move`,
    winning: (chance) => `wins ${decimal(100 * chance, 0)}%`,
    place: (place) => `place ${decimal(place, 1)}`,
    score: (score) => `${decimal(score, 0)} points`,
    behind: (points, doubt) => `${decimal(points, 1)} behind, ± ${decimal(doubt, 1)}`,
    failed: (reason) => `The analysis stopped: ${reason}`,
  },
};
