/** Die Seite des Editors auf Deutsch. */
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
    lead: 'Der Tisch eines neuen Spiels, den du dann veränderst. Das lässt sich rückgängig machen.',
    begin: 'Tisch aufbauen',
    current: 'Das Spiel auf diesem Gerät',
    currentText: 'Der Tisch des Spiels, das du hier gerade spielst, wie er jetzt ist.',
    cancel: 'Abbrechen',
  },
  text: {
    lead: 'Füge eine Stellung ein oder ändere diese; das Brett folgt.',
    label: 'Die Stellung als Text',
    board: 'Die Stellung auf dem Brett',
    copy: 'Text kopieren',
    copied: 'Kopiert.',
    copyYourself: 'Kopieren ist hier nicht erlaubt: Wähle den Text aus und kopiere ihn selbst.',
    save: 'Als Datei sichern',
  },
  status: {
    fine: 'Alles geht auf.',
    next: (player, phase) => `Als Nächstes entscheidet ${player}: ${phase}.`,
    over: 'In dieser Stellung ist das Spiel zu Ende.',
    otherGame: 'Das ist die Stellung eines anderen Spiels.',
    noJson: (message) => `Der Text ist kein JSON. ${message}`,
    broken: (reason) => `Die Stellung der Adresse ließ sich nicht lesen, daher ist dies ein neues Spiel. ${reason}`,
  },
  analysis: {
    title: 'Analysieren',
    lead: 'Der stärkste Bot spielt von hier aus viele Male weiter, nach jeder Antwort, die sich lohnen könnte.',
    stop: 'Anhalten',
    again: 'Noch einmal',
    close: 'Schließen',
    players: 'Was alle nach der besten Antwort erwarten können',
    answers: 'Beste Antworten',
    best: 'am besten',
    unable: 'Kein Bot dieses Spiels kann Antworten vergleichen.',
    doubt: '± ist ein Standardfehler. Der Bot schätzt, wie das Spiel weitergeht; er kennt weder Pläne noch Bluffs.',
    only: 'Hier gibt es nur eine Antwort.',
    looks: (count) => `Von jeder Antwort aus ${count.toLocaleString('de')} Spiele weitergespielt`,
    winning: (chance) => `gewinnt zu ${decimal(100 * chance, 0)} %`,
    place: (place) => `Platz ${decimal(place, 1)}`,
    score: (score) => `${decimal(score, 0)} Punkte`,
    behind: (points, doubt) => `${decimal(points, 1)} zurück, ± ${decimal(doubt, 1)}`,
    failed: (reason) => `Die Analyse brach ab: ${reason}`,
  },
};
