import type { ReasonName } from '../../dominant-species/bots/index.ts';
import type { Words } from './words.ts';

const moves = (count: number): string => (count === 1 ? '1 Zug' : `${String(count)} Züge`);

/** What speaks for an answer, as things to have. */
const REASONS: Record<ReasonName, string> = {
  vps: 'Siegpunkte',
  placings: 'Plätze auf der Erde',
  margin: 'Vorsprung an Arten',
  dominance: 'Vorherrschaft',
  species: 'Arten auf der Erde',
  genePool: 'Genpool',
  elements: 'eigene Elemente',
  food: 'Elemente, die die Erde bietet',
  ground: 'Plättchen, auf denen es leben kann',
  threatened: 'weniger von der Rückbildung bedrohte Elemente',
  pawns: 'Aktionsfiguren',
  initiative: 'Initiative',
  survival: 'die Überlebenskarte',
  interplay: 'das Zusammenspiel',
};

export const de: Words = {
  title: 'Dominant Species',
  lead: 'Sechs Tierklassen, und eine Eiszeit naht. Für zwei bis sechs an einem Bildschirm, Menschen und Bots.',
  unofficial: 'Eine inoffizielle Fan-Umsetzung des Brettspiels, das bei GMT Games erschienen ist.',
  player: (number) => `Person ${String(number)}`,

  start: {
    players: 'Personen',
    playersNumber: (count) => `${String(count)} Personen`,
    seats: 'Wer spielt mit',
    nameOf: (number) => `Name von Person ${String(number)}`,
    animals: 'Tiere',
    how: {
      given: { name: 'Hier aussuchen', text: 'Gib unten jeder Person ein Tier.' },
      dealt: { name: 'Zulosen', text: 'Jede Person bekommt ein Tier durch Zufall.' },
      chosen: { name: 'Am Tisch wählen', text: 'Zu Beginn des Spiels wählen alle der Reihe nach.' },
    },
    animalsOf: (player) => `Tiere von ${player}`,
    takenBy: (animal, player) => `${animal}, schon bei ${player}`,
    missing: (player, count) => `Für ${player} ${count === 1 ? 'fehlt ein Tier' : `fehlen ${String(count)} Tiere`}.`,
    options: 'Varianten',
    severalEach: 'Mehrere Tiere je Person',
    severalEachText: (each) =>
      `Alle sechs Tiere spielen mit, ${String(each)} je Person. Es zählt dein schwächstes Tier.`,
    severalEachOnly: 'Für zwei oder drei Personen.',
    randomEarth: 'Zufällige Erde',
    randomEarthText: 'Die ersten Plättchen, Elemente und Arten werden durch Zufall ausgelegt.',
    start: 'Spiel beginnen',
    open: 'Datei öffnen …',
    openText: 'Ein gespeichertes Spiel oder eine Stellung.',
    online: 'Online spielen',
    onlineText: 'Tische für Menschen an mehreren Bildschirmen.',
    refused: (reason) => `Diese Datei lässt sich nicht öffnen: ${reason}`,
    overwrite:
      'Der Browser hat keinen Platz, das vorige Spiel beiseitezulegen: Beginnst du dieses, ist es verloren. Trotzdem beginnen? Wenn nicht, lade die Seite neu, um das vorige weiterzuspielen.',
  },

  bots: {
    who: (seat) => `Wer spielt auf Platz ${String(seat)}`,
    person: 'Mensch',
    levels: {
      random: { name: 'Zufalls-Bot', text: 'Spielt irgendetwas Erlaubtes.' },
      greedy: { name: 'Gieriger Bot', text: 'Nimmt, was sofort am besten aussieht.' },
      strong: { name: 'Starker Bot', text: 'Denkt voraus, etwa eine Sekunde je Zug.' },
    },
    pace: 'Tempo der Bots',
    paces: { fast: 'Schnell', calm: 'Ruhig', slow: 'Langsam', step: 'Schritt für Schritt' },
    thinking: (player) => `${player} denkt nach`,
    decided: (player) => `${player} hat sich entschieden.`,
    step: 'Weiter',
    stuck: (player) => `${player} konnte sich nicht entscheiden.`,
    retry: 'Noch einmal',
  },

  hint: {
    ask: 'Tipp',
    allow: 'Tipps',
    thinking: 'Denkt über einen Tipp nach',
    failed: 'Es fand sich kein Tipp.',
    best: (move) => `Tipp: ${move}.`,
    ahead: (count, other) =>
      `${count < 0.05 ? 'Etwa so gut wie' : `${count.toFixed(1).replace('.', ',')} Punkte vor`} ${other}.`,
    because: (reasons) =>
      `Dafür: ${reasons.map(({ reason, vps }) => `${REASONS[reason]} (+${vps.toFixed(1).replace('.', ',')})`).join(', ')}.`,
  },

  aside: {
    title: 'Beiseitegelegte Spiele',
    damaged: 'Ein beschädigtes Spiel',
    when: (date, count) =>
      `${date.toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' })}${count === null ? '' : `, ${moves(count)}`}`,
    goOn: 'Weiterspielen',
    save: 'In eine Datei speichern',
    throwAway: 'Wegwerfen',
    sure: 'Dieses Spiel endgültig wegwerfen?',
  },

  table: {
    menu: 'Menü',
    newGame: 'Neues Spiel …',
    newGameText: 'Dieses Spiel wird beiseitegelegt: Auf der Startseite kannst du damit weiterspielen.',
    download: 'In eine Datei speichern',
    downloadText: 'Die Aufzeichnung des Spiels, alle Züge bis jetzt.',
    scheme: 'Farben',
    schemes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    languageFailed: 'Diese Sprache ließ sich nicht laden.',
    keepOn: 'Weiterspielen',
    notKept: 'Dieser Browser merkt sich das Spiel nicht. Speichere es in eine Datei, bevor du gehst.',
    leave:
      'Dieser Browser merkt sich das Spiel nicht: Gehst du, ist verloren, was nicht in einer Datei steht. Trotzdem gehen?',
    elsewhere: 'Dieses Spiel ging in einem anderen Tab weiter.',
    reload: 'Hier zeigen',
  },

  broken: {
    title: 'Das gespeicherte Spiel ist nicht lesbar',
    text: 'Was dieser Browser vom letzten Spiel behalten hat, ist beschädigt oder stammt aus einer anderen Version. Nichts ist verloren: Sichere die Datei, dann beginne neu.',
    reason: (reason) => `Was nicht stimmt: ${reason}`,
    download: 'Datei sichern',
    anew: 'Neu beginnen',
  },

  failed: {
    title: 'Etwas ist schiefgegangen',
    text: 'Auf der Seite ist ein unerwarteter Fehler aufgetreten. Lade sie neu, um weiterzuspielen. Kommt der Fehler wieder, sichere das Spiel als Datei, dann beginne neu.',
    reload: 'Seite neu laden',
  },
};
