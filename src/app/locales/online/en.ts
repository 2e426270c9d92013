import { ago, dateText } from './time.ts';
import type { OnlineLocale } from './locale.ts';

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${several}`;

const movesSince = (count: number): string => (count === 1 ? 'the move since' : `the ${String(count)} moves since`);

export const en: OnlineLocale = {
  title: 'Play online',
  lead: 'Play with people on other devices. A game can take an evening or a month; it is always there when you come back.',
  onThisDevice: 'Play on this device',
  pace: 'Speed of other players’ moves',
  toLobby: 'Back to the lobby',
  loading: 'Loading…',
  retry: 'Try again',
  close: 'Close',

  vacantSeat: (number) => `Seat ${String(number)} (free)`,
  ago: (at, now) => ago('en', at, now, 'just now'),
  when: (at) => dateText('en', at),

  reasons: {
    'bad-request': 'The server did not understand this request.',
    'bad-setup': 'The server rejected the settings of this table.',
    'not-authorized': 'This seat does not belong to this browser, or no longer does.',
    'no-match': 'There is no such table. It may have been removed.',
    'no-seat': 'This table has no such seat.',
    'seat-taken': 'Somebody has just taken this seat.',
    'table-full': 'This table is full.',
    'not-vacant': 'This seat is not free.',
    'not-away': 'This player is here, or has not been away for long enough.',
    'not-host': 'Only the host of the table may do this.',
    'no-game': 'The server does not know this game.',
    'name-taken': 'Somebody at this table already has this name, or one that looks the same.',
    'one-seat':
      'Somebody is already playing at this table from your internet address, and its host does not allow several players at one address.',
    'has-moved': 'This player has already made a move.',
    'too-many': 'Too many requests at once.',
    'too-many-matches': 'The server is full. Try again later.',
    closing: 'The server is being restarted. Try again in a moment.',
    stale: 'The game has moved on in the meantime.',
    'asked-already':
      'Somebody is already asking to take moves back, or has just been refused. Ask again after the next move.',
    'not-legal': 'The rules do not allow this move. Nothing has changed.',
    'not-yours': 'This decision is not yours.',
    over: 'The game is over.',
    'watching-full': 'This table has no room for more spectators. Try again later.',
    unreachable: 'The server cannot be reached.',
    'no-server': 'This site runs without a game server, which online play needs.',
    unknown: 'Something went wrong. Reload the page.',
    'not-made': 'Your last move was not made: the game had already moved on when it arrived.',
  },
  waitFor: (seconds) => `Try again in ${counted(seconds, 'second', 'seconds')}.`,
  serverHow:
    'The operator of this site can start the server that comes with it (see the README). You can play on this device without a server.',

  lobby: {
    mine: 'My games',
    noneMine: 'None yet. Join a table, or open one of your own.',
    yourTurn: 'It is your turn',
    decides: (player) => `${player} to move`,
    waitsForPlayers: 'Waiting for players',
    won: (player) => `Finished: ${player} won`,
    gone: 'This table no longer exists.',
    open: 'Open',
    forget: 'Remove from list',
    forgetSure:
      'Remove this game from your list? This browser then forgets your seat: you cannot return to it without your personal link.',
    vacant: 'Open tables',
    noneVacant: 'No table is looking for players. Open one of your own.',
    vacantSeats: (count) => counted(count, 'free seat', 'free seats'),
    running: 'Games to watch',
    noneRunning: 'No public game is in progress.',
    sit: 'Join',
    watch: 'Watch',
    turn: (turn) => `turn ${String(turn)}`,
    changed: (ago) => `last move ${ago}`,
    newTable: (game) => (game === null ? 'New table…' : `New table: ${game}`),
    drawn: 'Finished: a draw',
    refresh: 'Refresh',
    byLink: 'Table link or ID',
    byLinkText: 'Got a link from somebody? Open it, or paste it here.',
    byLinkWrong: 'This is not the link or ID of a table.',
    go: 'Go to table',
    waiting: (count) => (count === 1 ? 'It is your turn in 1 game.' : `It is your turn in ${String(count)} games.`),
  },

  setup: {
    players: (count) => `${String(count)} players`,
    hints: 'hints allowed',
    unlisted: 'link only',
  },

  create: {
    title: 'New table',
    name: 'Your name',
    seats: 'Who plays',
    whoSits: (seat) => `Seat ${String(seat)}`,
    you: 'You',
    open: 'Open to anyone',
    visibility: 'Who can join',
    listed: 'Anyone',
    listedText: 'The table is listed in the lobby.',
    unlisted: 'Only people with the link',
    unlistedText: 'The table is not listed; send its link to the people you want to play with.',
    shared: 'Several people at one address',
    sharedText:
      'Family or friends on one internet connection may each take a seat. Otherwise there is one seat per connection.',
    sharedByLink: 'People with the link may always play from the same address.',
    hints: 'Allow hints',
    hintsText: 'Players may ask what the strong bot would do.',
    away: 'When a player does not come back',
    awayText:
      'After this time a bot may play for somebody who is away when it is their turn. They can take their seat back at any time.',
    awayAfter: (hours) =>
      hours === null
        ? 'Only if all other players agree'
        : hours < 24
          ? `After ${counted(hours, 'hour', 'hours')}`
          : `After ${counted(hours / 24, 'day', 'days')}`,
    create: 'Open the table',
    creating: 'Opening the table…',
    nobody: 'At least one seat must be for a person.',
    nameMissing: 'Enter your name.',
  },

  joinPage: {
    title: 'Table',
    seat: 'Choose a seat',
    name: 'Your name',
    sit: 'Join',
    sitting: 'Joining…',
    full: 'All seats are taken. You can watch.',
    watch: 'Just watch',
    taken: (player) => `Taken by ${player}`,
  },

  table: {
    of: (players) => `Table: ${players}`,
    notices: 'Messages about this table',
    connecting: 'Connecting…',
    offline: 'No connection.',
    offlineText: 'Reconnecting…',
    online: 'Connected.',
    sending: 'Your move is being sent…',
    unsent: 'Your move has not been sent yet.',
    unsentText: 'Your move will be sent as soon as you are back online.',
    lost: 'The server cannot be reached. Still trying…',
    watching: 'You are watching.',
    sitHere: 'Take a free seat',
    handedOver: 'A bot is playing for you.',
    takeBack: 'Take my seat back',
    over: 'The game is over.',
    rematch: 'Rematch',
    next: 'Go to the rematch',
    nextText: 'The rematch is ready.',
    wrongSeat: 'This seat is not yours',
    wrongSeatText: 'Neither this link nor anything stored in this browser opens this seat any more.',
    forgetSeat: 'Choose another seat, or watch',
    notKept:
      'This browser stores nothing. Copy your personal link (Table, Settings), or you cannot return to your seat.',
    thinking: (player) => `${player} is thinking`,
    here: (player) => `${player} is here`,
    away: (player, lastSeen) => (lastSeen === null ? `${player} is away` : `${player} is away, last seen ${lastSeen}`),
    vacant: (player) => `${player}: waiting for a player`,
    whatToDo: 'What can I do?',
    yourTurnTitle: 'Your turn',
    yourTurn: (title) => `● Your turn – ${title}`,
  },

  undo: {
    ask: 'Ask to take back',
    askFor: (moves) =>
      moves === 1
        ? 'Ask the others to take back your last move'
        : `Ask the others to take back your last move and ${movesSince(moves - 1)}`,
    asks: (player, moves) =>
      moves === 1
        ? `${player} asks to take back their last move.`
        : `${player} asks to take back their last move and ${movesSince(moves - 1)}.`,
    grant: 'Allow',
    refuse: 'Decline',
    waiting: (players) => `Asked to take moves back. Waiting for ${players}.`,
    withdraw: 'Withdraw',
    refusedBy: (player) => `${player} declined.`,
    notices: {
      asked: (moves) => `asks to take back ${counted(moves, 'move', 'moves')}.`,
      granted: (moves) => `took back ${counted(moves, 'move', 'moves')} with everyone’s consent.`,
      refused: (moves) => `declined a request to take back ${counted(moves, 'move', 'moves')}.`,
      withdrawn: (moves) => `withdrew the request to take back ${counted(moves, 'move', 'moves')}.`,
    },
  },

  panel: {
    button: 'Table',
    unread: (count) => counted(count, 'new message', 'new messages'),
    views: { players: 'Players', chat: 'Chat', more: 'Settings' },
  },

  players: {
    title: 'Players',
    you: 'you',
    decides: 'to move',
    here: 'here',
    away: 'away',
    lastSeen: (ago) => `last seen ${ago}`,
    vacant: 'free',
    bot: 'bot',
    playsFor: (player) => `A bot is playing for ${player}`,
    host: 'opened the table',
    free: 'Free the seat',
    freeSure: (player) =>
      `Free the seat of ${player}? They have not moved yet, and can take it again as long as it is free.`,
    letBotPlay: 'Let a bot play',
    agree: 'Agree to a bot',
    level: (player) => `Bot for ${player}`,
    agreed: (players) => `Agreed: ${players}`,
    rule: (players) =>
      players < 2
        ? 'At least two other players would have to agree; there are not that many.'
        : 'A bot may step in after ten minutes if all other players agree.',
    ruleTime: (when) => `From ${when} any player may let a bot play.`,
    ruleNever: 'No player can decide this alone.',
    ruleNow: 'The time is up: any player may let a bot play.',
    notYet: 'You have agreed. A bot can step in once all the others agree, or when the time is up.',
    invite: 'Copy the invitation link',
    inviteText: 'Anyone who opens it can take a free seat or watch.',
  },

  rename: { label: 'My name', change: 'Change', done: 'Changed.' },

  link: {
    copied: 'Copied.',
    copyYourself: 'Copy this link:',
    personal: 'Copy my personal link',
    personalText:
      'Opens your seat on another device, or here if the browser has forgotten it. Anyone who has it can play as you, so keep it to yourself.',
  },

  chat: {
    label: 'Messages',
    message: 'Message',
    send: 'Send',
    none: 'No messages yet.',
    onlyPlayers: 'Only players can write.',
    unsent: 'not sent yet',
    refused: 'The server rejected it.',
    again: 'Send again',
    discard: 'Discard',
    left: (characters) => `${counted(characters, 'character', 'characters')} left`,
  },

  alerts: {
    title: 'When it is my turn',
    text: 'The browser can notify you while this page is open in the background.',
    allow: 'Notify me',
    on: 'You will be notified.',
    off: 'Stop notifying me',
    denied: 'Notifications from this site are blocked in this browser. You can change that in its settings.',
    unsupported: 'This browser cannot show notifications here. The tab’s title says when it is your turn.',
  },

  standIn: {
    title: 'Let a bot play for me',
    text: 'It plays your seat until you take it back.',
  },

  leave: {
    title: 'Leave the table',
    text: 'Your seat becomes free; another person or a bot may take it.',
    sure: 'Leave the table for good? Your seat becomes free, and somebody else may take it. If nobody is left, the table is removed. To take a break, just close the page.',
    overText: 'The game is over; this removes it from your list.',
  },

  failed: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your game is safe on the server: reload the page to continue.',
    reload: 'Reload the page',
  },
};
