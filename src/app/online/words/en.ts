import { ago, dateText } from './time.ts';
import type { OnlineWords } from './words.ts';

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${several}`;

export const en: OnlineWords = {
  title: 'Play online',
  lead: 'Tables for people at several screens. A game may take an evening or a month: it waits for you.',
  atOneScreen: 'Play at one screen',
  toLobby: 'To the lobby',
  loading: 'Loading …',
  retry: 'Try again',
  close: 'Close',

  vacantSeat: (number) => `Seat ${String(number)} (vacant)`,
  ago: (at, now) => ago('en', at, now, 'just now'),
  when: (at) => dateText('en', at),

  reasons: {
    'bad-request': 'The server did not understand this.',
    'bad-setup': 'The server does not take this table.',
    'not-authorized': 'This browser has no right to this seat (any more).',
    'no-match': 'There is no such table. It may have been taken away.',
    'no-seat': 'This table has no such seat.',
    'seat-taken': 'Somebody has taken this seat meanwhile.',
    'table-full': 'This table is full.',
    'not-vacant': 'This seat is not vacant.',
    'not-away': 'This player is there, or not away for long enough.',
    'too-many': 'Too much was asked of the server at once.',
    'too-many-matches': 'The server has as many tables as it can hold. Try again later.',
    closing: 'The server is being restarted. Try again in a moment.',
    stale: 'The game has moved on meanwhile.',
    'not-legal': 'The rules do not allow this here. Nothing was changed.',
    'not-yours': 'This decision is not yours.',
    over: 'The game is over.',
    'watching-full': 'As many people watch this table as can. Try again later.',
    unreachable: 'The server cannot be reached.',
    'no-server': 'This page is served without a game server. Online play needs one.',
    unknown: 'Something went wrong. Reload the page.',
    'not-made': 'Your last move was not made: the game had moved on before it arrived.',
  },
  waitFor: (seconds) => `Try again in ${counted(seconds, 'second', 'seconds')}.`,
  serverHow:
    'Whoever runs this page can start the server that comes with it (see its README) and open the page from there. Playing at one screen works without.',

  lobby: {
    mine: 'My games',
    noneMine: 'None yet. Take a seat at a table, or set up one of your own.',
    yourTurn: 'It is your turn',
    decides: (player) => `${player} is to decide`,
    waitsForPlayers: 'Waits for players',
    won: (player) => `Over: ${player} won`,
    gone: 'This table is no more.',
    open: 'Open',
    forget: 'Take off the list',
    forgetSure:
      'Take this game off your list? This browser then forgets your seat: without your personal link you cannot come back to it.',
    vacant: 'Tables with vacant seats',
    noneVacant: 'No table waits for players. Set up one of your own.',
    vacantSeats: (count) => counted(count, 'vacant seat', 'vacant seats'),
    running: 'Tables to watch',
    noneRunning: 'No public game is being played.',
    sit: 'Take a seat',
    watch: 'Watch',
    turn: (turn) => `turn ${String(turn)}`,
    changed: (ago) => `last move ${ago}`,
    newTable: 'New table …',
    refresh: 'Look again',
    byLink: 'Link or number of a table',
    byLinkText: 'Somebody sent you a link? Open it, or paste it here.',
    byLinkWrong: 'This leads to no table.',
    go: 'Go there',
    waiting: (count) => (count === 1 ? '1 game waits for you.' : `${String(count)} games wait for you.`),
  },

  setup: {
    players: (count) => `${String(count)} players`,
    given: 'animals given',
    dealt: 'animals dealt',
    chosen: 'animals chosen at the table',
    severalEach: (each) => `${String(each)} animals each`,
    randomEarth: 'random earth',
    position: 'from a position',
    hints: 'hints',
    unlisted: 'by link only',
  },

  create: {
    title: 'New table',
    name: 'Your name',
    seats: 'Who plays',
    whoSits: (seat) => `Who sits on seat ${String(seat)}`,
    you: 'You',
    open: 'Open for a person',
    visibility: 'Who can come',
    listed: 'Everybody',
    listedText: 'The table is in the lobby’s list.',
    unlisted: 'By link only',
    unlistedText: 'Only those find it whom you send its link.',
    hints: 'Allow hints',
    hintsText: 'Players may ask what the strong bot would do.',
    away: 'When somebody does not come back',
    awayText:
      'After this time a bot may take the place of a player who is away and to decide. The player can come back.',
    awayAfter: (hours) =>
      hours === null
        ? 'Never, unless all others agree'
        : hours < 24
          ? `After ${counted(hours, 'hour', 'hours')}`
          : `After ${counted(hours / 24, 'day', 'days')}`,
    create: 'Set up the table',
    creating: 'Setting up …',
    nobody: 'At least one seat is for a person.',
    nameMissing: 'Say what you are called.',
  },

  gate: {
    title: 'Table',
    seat: 'Choose a seat',
    name: 'Your name',
    sit: 'Take this seat',
    sitting: 'Taking the seat …',
    full: 'No seat is vacant. You can watch.',
    watch: 'Only watch',
    taken: (player) => `Taken by ${player}`,
  },

  table: {
    of: (players) => `Table of ${players}`,
    notices: 'What goes on at the table',
    connecting: 'Going to the table …',
    offline: 'No connection.',
    offlineText: 'The page comes back by itself.',
    online: 'Connected.',
    sending: 'Your move is being sent …',
    unsent: 'Your move has not been sent yet.',
    unsentText: 'Your move is sent as soon as it is back.',
    lost: 'The server cannot be reached. The page keeps trying.',
    watching: 'You are watching.',
    sitHere: 'Take a vacant seat',
    handedOver: 'A bot plays for you.',
    takeBack: 'Take my seat back',
    over: 'The game is over.',
    rematch: 'Play again',
    next: 'Go to the next table',
    nextText: 'The next table is set up.',
    wrongSeat: 'This seat is not yours',
    wrongSeatText: 'The link or what this browser kept does not open this seat any more.',
    forgetSeat: 'Choose another seat, or watch',
    notKept: 'This browser keeps nothing: copy your personal link (Table, More), or you cannot come back to your seat.',
    thinking: (player) => `${player} is thinking`,
    here: (player) => `${player} is there`,
    away: (player, lastSeen) => (lastSeen === null ? `${player} is away` : `${player} is away, last seen ${lastSeen}`),
    vacant: (player) => `${player} has nobody to decide`,
    whatToDo: 'What now?',
    yourTurnTitle: 'Your turn',
    yourTurn: (title) => `● Your turn – ${title}`,
  },

  panel: {
    button: 'Table',
    unread: (count) => counted(count, 'new message', 'new messages'),
    views: { players: 'Players', chat: 'Chat', more: 'More' },
  },

  players: {
    title: 'Players',
    you: 'you',
    decides: 'to decide',
    here: 'there',
    away: 'away',
    lastSeen: (ago) => `last seen ${ago}`,
    vacant: 'vacant',
    bot: 'bot',
    playsFor: (player) => `A bot plays for ${player}`,
    letBotPlay: 'Let a bot play',
    agree: 'Agree to a bot',
    level: (player) => `Bot for ${player}`,
    agreed: (players) => `Agreed: ${players}`,
    rule: (players) =>
      players < 2
        ? 'At least two others would have to agree: there are not that many.'
        : 'When all the others agree, after ten minutes of absence.',
    ruleTime: (when) => `You alone can let a bot play from ${when}.`,
    ruleNever: 'Nobody alone can.',
    ruleNow: 'The time is up: anybody at the table can let a bot play.',
    notYet: 'You agree. The others must agree too, or the time must be up.',
    invite: 'Copy the table’s link',
    inviteText: 'Whoever opens it can take a vacant seat or watch.',
  },

  rename: { label: 'My name', change: 'Change', done: 'Changed.' },

  link: {
    copied: 'Copied.',
    copyYourself: 'Copy this yourself:',
    personal: 'Copy my personal link',
    personalText:
      'Opens your seat on another device, or here when the browser has forgotten it. Whoever has it plays as you: give it to nobody.',
  },

  chat: {
    label: 'Messages',
    message: 'Message',
    send: 'Send',
    none: 'Nothing has been said yet.',
    onlyPlayers: 'Only players can write.',
    unsent: 'not sent yet',
    refused: 'The server did not take it.',
    again: 'Send again',
    discard: 'Discard',
    left: (characters) => `${String(characters)} characters left`,
  },

  alerts: {
    title: 'When it is my turn',
    text: 'The browser can tell you while you look at something else, as long as this page is open.',
    allow: 'Notify me',
    on: 'You will be notified.',
    off: 'Stop notifying me',
    denied: 'This browser was told to show no notifications of this page. You can change that in its settings.',
    unsupported: 'This browser shows no notifications here. The tab’s title says when it is your turn.',
  },

  standIn: {
    title: 'A bot for me',
    text: 'It plays at your seat until you take it back.',
  },

  leave: {
    title: 'Leave the table',
    text: 'Your seat becomes vacant; somebody else or a bot may take it.',
    sure: 'Leave the table for good? Your seat becomes vacant, and somebody else may take it. If nobody is left, the table is taken away. To pause, just close the page.',
    overText: 'The game is over; this takes it off your list.',
  },

  failed: {
    title: 'Something went wrong',
    text: 'The page met an error it did not expect. Your game is safe on the server: reload the page to go on.',
    reload: 'Reload the page',
  },
};
