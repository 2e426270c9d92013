/** The editor's page in German. */
import type { EditorWords } from './words.ts';

const decimal = (value: number, digits: number): string =>
  value.toLocaleString('de', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const de: EditorWords = {
  title: 'Eine Stellung aufbauen',
  byHand: 'Von Hand',
  asText: 'Als Text',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  start: {
    title: 'Beginnen mit …',
    lead: 'Baut den Tisch einer neuen Partie auf, den du dann verändern kannst. Das lässt sich rückgängig machen.',
    begin: 'Tisch aufbauen',
    current: 'Die Partie auf diesem Gerät',
    currentText: 'Der Tisch deiner laufenden Partie auf diesem Gerät, wie er jetzt ist.',
    cancel: 'Abbrechen',
  },
  text: {
    lead: 'Füge eine Stellung ein oder ändere diese: Der Spielplan zeigt sie sofort.',
    label: 'Die Stellung als Text',
    board: 'Die Stellung auf dem Spielplan',
    copy: 'Text kopieren',
    copied: 'Kopiert.',
    copyYourself: 'Kopieren ist hier nicht erlaubt: Markiere den Text und kopiere ihn selbst.',
    save: 'Als Datei speichern',
  },
  status: {
    fine: 'Die Stellung ist gültig.',
    next: (player, phase) => `Als Nächstes entscheidet ${player}${phase === null ? '' : `: ${phase}`}.`,
    over: 'In dieser Stellung ist das Spiel zu Ende.',
    otherGame: 'Das ist die Stellung eines anderen Spiels.',
    noJson: (line) =>
      `Der Text ist kein gültiges JSON${line === null ? '' : `: Sieh in Zeile ${String(line)} nach`}. Vielleicht fehlt ein Teil, ein Komma oder eine Klammer.`,
    broken: (reason) => `Die Stellung in der Adresse ließ sich nicht lesen, daher ist dies eine neue Partie. ${reason}`,
  },
  analysis: {
    title: 'Analysieren',
    lead: 'Der stärkste Bot spielt von hier aus viele Male weiter, nach jedem Zug, der sich lohnen könnte.',
    stop: 'Abbrechen',
    again: 'Noch einmal analysieren',
    close: 'Schließen',
    players: 'Was jeder Spieler nach dem besten Zug erwarten kann',
    answers: 'Beste Züge',
    best: 'am besten',
    unable: 'Für dieses Spiel gibt es keinen Bot, der Züge vergleichen kann.',
    doubt:
      '± gibt einen Standardfehler an. Der Bot schätzt, wie die Partie weitergeht; er kennt weder Pläne noch Bluffs.',
    looks: (count) => `Nach jedem Zug ${count.toLocaleString('de')} Partien weitergespielt`,
    winning: (chance) => `Gewinnchance ${decimal(100 * chance, 0)} %`,
    place: (place) => `Platz ${decimal(place, 1)}`,
    score: (score) => `${decimal(score, 0)} Punkte`,
    behind: (points, doubt) => `${decimal(points, 1)} zurück, ± ${decimal(doubt, 1)}`,
    failed: (reason) => `Die Analyse wurde abgebrochen: ${reason}`,
  },
};
