import { ago, dateText } from './time.ts';
import type { OnlineLocale } from './locale.ts';

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${several}`;

const movesSince = (count: number): string => (count === 1 ? 'den Zug danach' : `die ${String(count)} Züge danach`);

export const de: OnlineLocale = {
  title: 'Online spielen',
  lead: 'Spiele mit anderen auf verschiedenen Geräten. Eine Partie kann einen Abend oder einen Monat dauern; du kannst jederzeit zurückkommen.',
  onThisDevice: 'Auf diesem Gerät spielen',
  pace: 'Tempo fremder Züge',
  toLobby: 'Zurück zur Lobby',
  loading: 'Lädt …',
  retry: 'Noch einmal versuchen',
  close: 'Schließen',

  vacantSeat: (number) => `Platz ${String(number)} (frei)`,
  ago: (at, now) => ago('de', at, now, 'gerade eben'),
  when: (at) => dateText('de', at),

  reasons: {
    'bad-request': 'Der Server hat diese Anfrage nicht verstanden.',
    'bad-setup': 'Der Server hat die Einstellungen dieses Tischs abgelehnt.',
    'not-authorized': 'Dieser Platz gehört nicht oder nicht mehr zu diesem Browser.',
    'no-match': 'Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.',
    'no-seat': 'An diesem Tisch gibt es diesen Platz nicht.',
    'seat-taken': 'Diesen Platz hat gerade jemand genommen.',
    'table-full': 'Dieser Tisch ist voll.',
    'not-vacant': 'Dieser Platz ist nicht frei.',
    'not-away': 'Dieser Spieler ist da oder noch nicht lange genug weg.',
    'not-host': 'Das darf nur, wer den Tisch eröffnet hat.',
    'no-game': 'Dieses Spiel kennt der Server nicht.',
    'name-taken': 'An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich.',
    'one-seat':
      'Über deinen Internetanschluss spielt schon jemand an diesem Tisch mit, und mehrere Spieler je Anschluss sind hier nicht erlaubt.',
    'has-moved': 'Dieser Spieler hat schon gezogen.',
    'too-many': 'Zu viele Anfragen auf einmal.',
    'too-many-matches': 'Der Server ist voll. Versuche es später noch einmal.',
    closing: 'Der Server startet neu. Versuche es in einem Moment noch einmal.',
    stale: 'Die Partie ist inzwischen weitergegangen.',
    'asked-already': 'Diese Bitte läuft schon oder wurde gerade abgelehnt. Frage nach dem nächsten Zug noch einmal.',
    'not-legal': 'Die Regeln erlauben diesen Zug nicht. Es hat sich nichts geändert.',
    'not-yours': 'Diese Entscheidung triffst nicht du.',
    over: 'Das Spiel ist zu Ende.',
    'watching-full': 'An diesem Tisch ist kein Platz für weitere Zuschauer. Versuche es später noch einmal.',
    unreachable: 'Der Server ist nicht zu erreichen.',
    'no-server': 'Diese Seite läuft ohne Spielserver. Für das Online-Spiel wird einer gebraucht.',
    unknown: 'Etwas ist schiefgegangen. Lade die Seite neu.',
    'not-made': 'Dein letzter Zug wurde nicht ausgeführt: Die Partie war schon weitergegangen, als er ankam.',
  },
  waitFor: (seconds) => `Versuche es in ${counted(seconds, 'Sekunde', 'Sekunden')} noch einmal.`,
  serverHow:
    'Wer diese Seite betreibt, kann den mitgelieferten Server starten (siehe README). Auf diesem Gerät kannst du auch ohne Server spielen.',

  lobby: {
    mine: 'Meine Partien',
    noneMine: 'Noch keine. Setze dich an einen Tisch oder eröffne einen eigenen.',
    yourTurn: 'Du bist am Zug',
    decides: (player) => `${player} ist am Zug`,
    waitsForPlayers: 'Wartet auf Mitspieler',
    won: (player) => `Beendet: ${player} hat gewonnen`,
    gone: 'Diesen Tisch gibt es nicht mehr.',
    open: 'Öffnen',
    forget: 'Aus der Liste entfernen',
    forgetSure:
      'Diese Partie aus deiner Liste entfernen? Der Browser vergisst dann deinen Platz: Ohne deinen persönlichen Link kommst du nicht zurück.',
    vacant: 'Offene Tische',
    noneVacant: 'Kein Tisch sucht Mitspieler. Eröffne einen eigenen.',
    vacantSeats: (count) => counted(count, 'freier Platz', 'freie Plätze'),
    running: 'Partien zum Zuschauen',
    noneRunning: 'Zurzeit läuft keine öffentliche Partie.',
    sit: 'Mitspielen',
    watch: 'Zuschauen',
    turn: (turn) => `Runde ${String(turn)}`,
    changed: (ago) => `letzter Zug ${ago}`,
    newTable: (game) => (game === null ? 'Neuer Tisch …' : `Neuer Tisch: ${game}`),
    drawn: 'Beendet: unentschieden',
    refresh: 'Aktualisieren',
    byLink: 'Link oder ID eines Tischs',
    byLinkText: 'Du hast einen Link bekommen? Öffne ihn oder füge ihn hier ein.',
    byLinkWrong: 'Das ist weder Link noch ID eines Tischs.',
    go: 'Zum Tisch',
    waiting: (count) => (count === 1 ? 'In 1 Partie bist du am Zug.' : `In ${String(count)} Partien bist du am Zug.`),
  },

  setup: {
    players: (count) => `${String(count)} Spieler`,
    hints: 'Tipps erlaubt',
    unlisted: 'nur per Link',
  },

  create: {
    title: 'Neuer Tisch',
    name: 'Dein Name',
    seats: 'Wer mitspielt',
    whoSits: (seat) => `Platz ${String(seat)}`,
    you: 'Du',
    open: 'Offen für alle',
    visibility: 'Wer mitspielen kann',
    listed: 'Alle',
    listedText: 'Der Tisch steht in der Liste der Lobby.',
    unlisted: 'Nur wer den Link hat',
    unlistedText: 'Der Tisch steht nicht in der Liste; schicke den Link an die, mit denen du spielen willst.',
    shared: 'Mehrere je Anschluss',
    sharedText:
      'Familie oder Freunde an einem Internetanschluss dürfen je einen Platz nehmen. Sonst gilt: ein Platz je Anschluss.',
    sharedByLink: 'Wer den Link hat, darf immer auch über denselben Anschluss mitspielen.',
    hints: 'Tipps erlauben',
    hintsText: 'Alle dürfen fragen, was der starke Bot tun würde.',
    away: 'Wenn jemand nicht zurückkommt',
    awayText:
      'Ist ein Spieler am Zug, aber nicht da, darf nach dieser Zeit ein Bot für ihn einspringen. Er kann seinen Platz jederzeit zurücknehmen.',
    awayAfter: (hours) =>
      hours === null
        ? 'Nur wenn alle anderen einverstanden sind'
        : hours < 24
          ? `Nach ${counted(hours, 'Stunde', 'Stunden')}`
          : `Nach ${counted(hours / 24, 'Tag', 'Tagen')}`,
    create: 'Tisch eröffnen',
    creating: 'Tisch wird eröffnet …',
    nobody: 'Mindestens ein Platz muss für einen Menschen sein.',
    nameMissing: 'Gib deinen Namen ein.',
  },

  joinPage: {
    title: 'Tisch',
    seat: 'Wähle einen Platz',
    name: 'Dein Name',
    sit: 'Mitspielen',
    sitting: 'Platz wird eingenommen …',
    full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
    watch: 'Nur zuschauen',
    taken: (player) => `Besetzt: ${player}`,
  },

  table: {
    of: (players) => `Tisch: ${players}`,
    notices: 'Hinweise zum Tisch',
    connecting: 'Verbindung wird aufgebaut …',
    offline: 'Keine Verbindung.',
    offlineText: 'Verbindung wird wiederhergestellt …',
    online: 'Verbunden.',
    sending: 'Dein Zug wird gesendet …',
    unsent: 'Dein Zug ist noch nicht gesendet.',
    unsentText: 'Dein Zug wird gesendet, sobald du wieder online bist.',
    lost: 'Der Server ist nicht zu erreichen. Neuer Versuch …',
    watching: 'Du schaust zu.',
    sitHere: 'Freien Platz nehmen',
    handedOver: 'Ein Bot spielt für dich.',
    takeBack: 'Meinen Platz zurücknehmen',
    over: 'Das Spiel ist zu Ende.',
    rematch: 'Revanche',
    next: 'Zur Revanche',
    nextText: 'Die Revanche ist bereit.',
    wrongSeat: 'Dieser Platz gehört dir nicht',
    wrongSeatText: 'Weder mit diesem Link noch mit den Daten in diesem Browser kommst du noch an diesen Platz.',
    forgetSeat: 'Anderen Platz wählen oder zuschauen',
    notKept:
      'Dieser Browser speichert nichts. Kopiere deinen persönlichen Link (Tisch, Einstellungen), sonst kommst du nicht an deinen Platz zurück.',
    thinking: (player) => `${player} denkt nach`,
    here: (player) => `${player} ist da`,
    away: (player, lastSeen) =>
      lastSeen === null ? `${player} ist weg` : `${player} ist weg, zuletzt gesehen ${lastSeen}`,
    vacant: (player) => `${player}: Hier fehlt noch ein Spieler`,
    whatToDo: 'Was kann ich tun?',
    yourTurnTitle: 'Du bist am Zug',
    yourTurn: (title) => `● Du bist am Zug – ${title}`,
  },

  undo: {
    ask: 'Um Rücknahme bitten',
    askFor: (moves) =>
      moves === 1
        ? 'Die anderen bitten, deinen letzten Zug zurückzunehmen'
        : `Die anderen bitten, deinen letzten Zug und ${movesSince(moves - 1)} zurückzunehmen`,
    asks: (player, moves) =>
      moves === 1
        ? `${player} möchte den letzten eigenen Zug zurücknehmen.`
        : `${player} möchte den letzten eigenen Zug und ${movesSince(moves - 1)} zurücknehmen.`,
    grant: 'Erlauben',
    refuse: 'Ablehnen',
    waiting: (players) => `Um Rücknahme gebeten. Noch nicht zugestimmt: ${players}.`,
    withdraw: 'Bitte zurückziehen',
    refusedBy: (player) => `${player} hat abgelehnt.`,
    notices: {
      asked: (moves) => `bittet darum, ${counted(moves, 'Zug', 'Züge')} zurückzunehmen.`,
      granted: (moves) => `hat ${counted(moves, 'Zug', 'Züge')} zurückgenommen; alle waren einverstanden.`,
      refused: (moves) =>
        `lehnt es ab, dass ${counted(moves, 'Zug zurückgenommen wird', 'Züge zurückgenommen werden')}.`,
      withdrawn: (moves) => `hat die Bitte zurückgezogen, ${counted(moves, 'Zug', 'Züge')} zurückzunehmen.`,
    },
  },

  panel: {
    button: 'Tisch',
    unread: (count) => counted(count, 'neue Nachricht', 'neue Nachrichten'),
    views: { players: 'Spieler', chat: 'Chat', more: 'Einstellungen' },
  },

  players: {
    title: 'Spieler',
    you: 'du',
    decides: 'am Zug',
    here: 'da',
    away: 'weg',
    lastSeen: (ago) => `zuletzt gesehen ${ago}`,
    vacant: 'frei',
    bot: 'Bot',
    playsFor: (player) => `Ein Bot spielt für ${player}`,
    host: 'hat den Tisch eröffnet',
    free: 'Platz frei machen',
    freeSure: (player) =>
      `Den Platz von ${player} frei machen? ${player} hat noch nicht gezogen und kann sich wieder setzen, solange der Platz frei ist.`,
    letBotPlay: 'Bot einsetzen',
    agree: 'Bot zustimmen',
    level: (player) => `Bot für ${player}`,
    agreed: (players) => `Einverstanden: ${players}`,
    rule: (players) =>
      players < 2
        ? 'Mindestens zwei andere Spieler müssten einverstanden sein; so viele gibt es nicht.'
        : 'Nach zehn Minuten darf ein Bot einspringen, wenn alle anderen Spieler einverstanden sind.',
    ruleTime: (when) => `Ab ${when} darf jeder Spieler einen Bot einsetzen.`,
    ruleNever: 'Kein Spieler kann das allein entscheiden.',
    ruleNow: 'Die Zeit ist um: Jeder Spieler darf einen Bot einsetzen.',
    notYet: 'Du bist einverstanden. Ein Bot kann einspringen, sobald alle anderen zustimmen oder die Zeit um ist.',
    invite: 'Einladungslink kopieren',
    inviteText: 'Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen.',
  },

  rename: { label: 'Mein Name', change: 'Ändern', done: 'Geändert.' },

  link: {
    copied: 'Kopiert.',
    copyYourself: 'Kopiere diesen Link:',
    personal: 'Meinen persönlichen Link kopieren',
    personalText:
      'Öffnet deinen Platz auf einem anderen Gerät oder hier, wenn der Browser ihn vergessen hat. Wer den Link hat, kann für dich spielen: Gib ihn nicht weiter.',
  },

  chat: {
    label: 'Nachrichten',
    message: 'Nachricht',
    send: 'Senden',
    none: 'Noch keine Nachrichten.',
    onlyPlayers: 'Schreiben kann nur, wer mitspielt.',
    unsent: 'noch nicht gesendet',
    refused: 'Der Server hat sie abgelehnt.',
    again: 'Noch einmal senden',
    discard: 'Verwerfen',
    left: (characters) => `noch ${String(characters)} Zeichen`,
  },

  alerts: {
    title: 'Wenn ich am Zug bin',
    text: 'Der Browser kann dich benachrichtigen, solange diese Seite im Hintergrund offen ist.',
    allow: 'Benachrichtigen',
    on: 'Du wirst benachrichtigt.',
    off: 'Nicht mehr benachrichtigen',
    denied: 'Benachrichtigungen dieser Seite sind im Browser gesperrt. In seinen Einstellungen kannst du das ändern.',
    unsupported:
      'Dieser Browser kann hier keine Benachrichtigungen zeigen. Der Titel des Tabs sagt, wann du am Zug bist.',
  },

  standIn: {
    title: 'Einen Bot für mich spielen lassen',
    text: 'Er spielt auf deinem Platz, bis du ihn zurücknimmst.',
  },

  leave: {
    title: 'Tisch verlassen',
    text: 'Dein Platz wird frei; jemand anders oder ein Bot kann ihn einnehmen.',
    sure: 'Den Tisch endgültig verlassen? Dein Platz wird frei, und jemand anders kann ihn einnehmen. Ist niemand mehr da, wird der Tisch gelöscht. Für eine Pause schließe einfach die Seite.',
    overText: 'Das Spiel ist zu Ende; so entfernst du die Partie aus deiner Liste.',
  },

  failed: {
    title: 'Etwas ist schiefgegangen',
    text: 'Es ist ein unerwarteter Fehler aufgetreten. Deine Partie ist auf dem Server sicher: Lade die Seite neu, um weiterzuspielen.',
    reload: 'Seite neu laden',
  },
};
