import { ago, dateText } from './time.ts';
import type { OnlineWords } from './words.ts';

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${several}`;

export const de: OnlineWords = {
  title: 'Online spielen',
  lead: 'Tische für Menschen an mehreren Bildschirmen. Ein Spiel dauert einen Abend oder einen Monat: Es wartet auf dich.',
  atOneScreen: 'An einem Bildschirm spielen',
  toLobby: 'Zur Lobby',
  loading: 'Lädt …',
  retry: 'Noch einmal versuchen',
  close: 'Schließen',

  vacantSeat: (number) => `Platz ${String(number)} (frei)`,
  ago: (at, now) => ago('de', at, now, 'gerade eben'),
  when: (at) => dateText('de', at),

  reasons: {
    'bad-request': 'Das hat der Server nicht verstanden.',
    'bad-setup': 'Diesen Tisch nimmt der Server nicht an.',
    'not-authorized': 'Dieser Browser hat kein Recht (mehr) auf diesen Platz.',
    'no-match': 'Diesen Tisch gibt es nicht. Vielleicht wurde er weggeräumt.',
    'no-seat': 'Diesen Platz hat der Tisch nicht.',
    'seat-taken': 'Diesen Platz hat inzwischen jemand genommen.',
    'table-full': 'Dieser Tisch ist voll.',
    'not-vacant': 'Dieser Platz ist nicht frei.',
    'not-away': 'Diese Person ist da oder noch nicht lange genug fort.',
    'too-many': 'Der Server wurde zu oft auf einmal gefragt.',
    'too-many-matches': 'Der Server hat so viele Tische, wie er fassen kann. Versuche es später noch einmal.',
    closing: 'Der Server startet neu. Versuche es gleich noch einmal.',
    stale: 'Das Spiel ist inzwischen weitergegangen.',
    'not-legal': 'Das erlauben die Regeln hier nicht. Nichts wurde geändert.',
    'not-yours': 'Das hast nicht du zu entscheiden.',
    over: 'Das Spiel ist zu Ende.',
    'watching-full': 'Mehr Menschen können diesem Tisch nicht zusehen. Versuche es später noch einmal.',
    unreachable: 'Der Server ist nicht zu erreichen.',
    'no-server': 'Diese Seite wird ohne Spielserver ausgeliefert. Um online zu spielen, braucht es einen.',
    unknown: 'Etwas ist schiefgegangen. Lade die Seite neu.',
    'not-made': 'Dein letzter Zug wurde nicht gemacht: Das Spiel war weitergegangen, bevor er ankam.',
  },
  waitFor: (seconds) => `Versuche es in ${counted(seconds, 'Sekunde', 'Sekunden')} noch einmal.`,
  serverHow:
    'Wer diese Seite betreibt, kann den mitgelieferten Server starten (siehe README) und die Seite von dort öffnen. An einem Bildschirm geht es auch ohne.',

  lobby: {
    mine: 'Meine Spiele',
    noneMine: 'Noch keine. Nimm an einem Tisch Platz oder richte einen eigenen ein.',
    yourTurn: 'Du bist am Zug',
    decides: (player) => `${player} ist am Zug`,
    waitsForPlayers: 'Wartet auf Mitspielende',
    won: (player) => `Zu Ende: ${player} hat gewonnen`,
    gone: 'Diesen Tisch gibt es nicht mehr.',
    open: 'Öffnen',
    forget: 'Von der Liste nehmen',
    forgetSure:
      'Dieses Spiel von deiner Liste nehmen? Der Browser vergisst dann deinen Platz: Ohne deinen persönlichen Link kommst du nicht zurück.',
    vacant: 'Tische mit freien Plätzen',
    noneVacant: 'Kein Tisch wartet auf Mitspielende. Richte einen eigenen ein.',
    vacantSeats: (count) => counted(count, 'freier Platz', 'freie Plätze'),
    running: 'Tische zum Zuschauen',
    noneRunning: 'Gerade wird kein öffentliches Spiel gespielt.',
    sit: 'Platz nehmen',
    watch: 'Zuschauen',
    turn: (turn) => `Runde ${String(turn)}`,
    changed: (ago) => `letzter Zug ${ago}`,
    newTable: 'Neuer Tisch …',
    refresh: 'Neu nachsehen',
    byLink: 'Link oder Nummer eines Tischs',
    byLinkText: 'Jemand hat dir einen Link geschickt? Öffne ihn oder füge ihn hier ein.',
    byLinkWrong: 'Das führt zu keinem Tisch.',
    go: 'Hingehen',
    waiting: (count) => (count === 1 ? '1 Spiel wartet auf dich.' : `${String(count)} Spiele warten auf dich.`),
  },

  setup: {
    players: (count) => `${String(count)} Personen`,
    given: 'Tiere zugeteilt',
    dealt: 'Tiere zugelost',
    chosen: 'Tiere am Tisch gewählt',
    severalEach: (each) => `je ${String(each)} Tiere`,
    randomEarth: 'zufällige Erde',
    position: 'ab einer Stellung',
    hints: 'Tipps',
    unlisted: 'nur per Link',
  },

  create: {
    title: 'Neuer Tisch',
    name: 'Dein Name',
    seats: 'Wer spielt mit',
    whoSits: (seat) => `Wer auf Platz ${String(seat)} sitzt`,
    you: 'Du',
    open: 'Frei für einen Menschen',
    visibility: 'Wer kommen kann',
    listed: 'Alle',
    listedText: 'Der Tisch steht in der Liste der Lobby.',
    unlisted: 'Nur per Link',
    unlistedText: 'Ihn findet nur, wem du den Link schickst.',
    hints: 'Tipps erlauben',
    hintsText: 'Alle dürfen fragen, was der starke Bot tun würde.',
    away: 'Wenn jemand nicht zurückkommt',
    awayText:
      'Nach dieser Zeit darf ein Bot für eine Person einspringen, die fort und am Zug ist. Sie kann zurückkommen.',
    awayAfter: (hours) =>
      hours === null
        ? 'Nie, außer alle anderen sind einverstanden'
        : hours < 24
          ? `Nach ${counted(hours, 'Stunde', 'Stunden')}`
          : `Nach ${counted(hours / 24, 'Tag', 'Tagen')}`,
    create: 'Tisch einrichten',
    creating: 'Wird eingerichtet …',
    nobody: 'Mindestens ein Platz ist für einen Menschen.',
    nameMissing: 'Sag, wie du heißt.',
  },

  gate: {
    title: 'Tisch',
    seat: 'Wähle einen Platz',
    name: 'Dein Name',
    sit: 'Platz nehmen',
    sitting: 'Nimmt Platz …',
    full: 'Kein Platz ist frei. Du kannst zuschauen.',
    watch: 'Nur zuschauen',
    taken: (player) => `Hier sitzt ${player}`,
  },

  table: {
    of: (players) => `Tisch von ${players}`,
    notices: 'Was am Tisch vorgeht',
    connecting: 'Geht zum Tisch …',
    offline: 'Keine Verbindung.',
    offlineText: 'Die Seite verbindet sich von selbst wieder.',
    online: 'Verbunden.',
    sending: 'Dein Zug wird gesendet …',
    unsent: 'Dein Zug ist noch nicht gesendet.',
    unsentText: 'Dein Zug wird gesendet, sobald sie wieder da ist.',
    lost: 'Der Server ist nicht zu erreichen. Die Seite versucht es weiter.',
    watching: 'Du schaust zu.',
    sitHere: 'Freien Platz nehmen',
    handedOver: 'Ein Bot spielt für dich.',
    takeBack: 'Meinen Platz zurücknehmen',
    over: 'Das Spiel ist zu Ende.',
    rematch: 'Noch einmal spielen',
    next: 'Zum nächsten Tisch',
    nextText: 'Der nächste Tisch ist eingerichtet.',
    wrongSeat: 'Dieser Platz gehört dir nicht',
    wrongSeatText: 'Der Link oder was dieser Browser behalten hat, öffnet diesen Platz nicht mehr.',
    forgetSeat: 'Anderen Platz wählen oder zuschauen',
    notKept:
      'Dieser Browser merkt sich nichts: Kopiere deinen persönlichen Link (Tisch, Mehr), sonst kommst du nicht an deinen Platz zurück.',
    thinking: (player) => `${player} denkt nach`,
    here: (player) => `${player} ist da`,
    away: (player, lastSeen) =>
      lastSeen === null ? `${player} ist fort` : `${player} ist fort, zuletzt da ${lastSeen}`,
    vacant: (player) => `${player}: Niemand entscheidet`,
    whatToDo: 'Was nun?',
    yourTurnTitle: 'Du bist am Zug',
    yourTurn: (title) => `● Du bist am Zug – ${title}`,
  },

  panel: {
    button: 'Tisch',
    unread: (count) => counted(count, 'neue Nachricht', 'neue Nachrichten'),
    views: { players: 'Personen', chat: 'Chat', more: 'Mehr' },
  },

  players: {
    title: 'Personen',
    you: 'du',
    decides: 'am Zug',
    here: 'da',
    away: 'fort',
    lastSeen: (ago) => `zuletzt da ${ago}`,
    vacant: 'frei',
    bot: 'Bot',
    playsFor: (player) => `Ein Bot spielt für ${player}`,
    letBotPlay: 'Einen Bot spielen lassen',
    agree: 'Einem Bot zustimmen',
    level: (player) => `Bot für ${player}`,
    agreed: (players) => `Einverstanden: ${players}`,
    rule: (players) =>
      players < 2
        ? 'Mindestens zwei andere müssten einverstanden sein: So viele sind nicht da.'
        : 'Wenn alle anderen einverstanden sind, nach zehn Minuten Abwesenheit.',
    ruleTime: (when) => `Du allein kannst es ab ${when}.`,
    ruleNever: 'Allein kann es niemand.',
    ruleNow: 'Die Zeit ist um: Alle am Tisch können einen Bot spielen lassen.',
    notYet: 'Du bist einverstanden. Auch die anderen müssen es sein, oder die Zeit muss um sein.',
    invite: 'Link des Tischs kopieren',
    inviteText: 'Wer ihn öffnet, kann einen freien Platz nehmen oder zuschauen.',
  },

  rename: { label: 'Mein Name', change: 'Ändern', done: 'Geändert.' },

  link: {
    copied: 'Kopiert.',
    copyYourself: 'Kopiere das selbst:',
    personal: 'Meinen persönlichen Link kopieren',
    personalText:
      'Öffnet deinen Platz auf einem anderen Gerät, oder hier, wenn der Browser ihn vergessen hat. Wer ihn hat, spielt als du: Gib ihn niemandem.',
  },

  chat: {
    label: 'Nachrichten',
    message: 'Nachricht',
    send: 'Senden',
    none: 'Noch hat niemand etwas gesagt.',
    onlyPlayers: 'Schreiben kann nur, wer mitspielt.',
    unsent: 'noch nicht gesendet',
    refused: 'Der Server hat sie nicht genommen.',
    again: 'Noch einmal senden',
    discard: 'Verwerfen',
    left: (characters) => `noch ${String(characters)} Zeichen`,
  },

  alerts: {
    title: 'Wenn ich am Zug bin',
    text: 'Der Browser kann es dir sagen, während du etwas anderes ansiehst, solange diese Seite offen ist.',
    allow: 'Benachrichtige mich',
    on: 'Du wirst benachrichtigt.',
    off: 'Nicht mehr benachrichtigen',
    denied:
      'Diesem Browser wurde gesagt, keine Benachrichtigungen dieser Seite zu zeigen. In seinen Einstellungen lässt es sich ändern.',
    unsupported: 'Dieser Browser zeigt hier keine Benachrichtigungen. Der Titel des Tabs sagt, wann du am Zug bist.',
  },

  standIn: {
    title: 'Ein Bot für mich',
    text: 'Er spielt an deinem Platz, bis du ihn zurücknimmst.',
  },

  leave: {
    title: 'Tisch verlassen',
    text: 'Dein Platz wird frei; jemand anderes oder ein Bot kann ihn nehmen.',
    sure: 'Den Tisch endgültig verlassen? Dein Platz wird frei, und jemand anderes kann ihn nehmen. Ist niemand mehr da, wird der Tisch weggeräumt. Für eine Pause schließe einfach die Seite.',
    overText: 'Das Spiel ist zu Ende; das nimmt es von deiner Liste.',
  },

  failed: {
    title: 'Etwas ist schiefgegangen',
    text: 'Auf der Seite ist ein unerwarteter Fehler aufgetreten. Dein Spiel liegt sicher auf dem Server: Lade die Seite neu, um weiterzuspielen.',
    reload: 'Seite neu laden',
  },
};
