/** The words of the editor beside those of the board, in every language of the page. Fetched with the editor. */
import { inEveryLanguage } from '../../../../kit/languages.ts';

export interface EditorWords {
  editor: string;
  partsTitle: string;
  parts: Record<'map' | 'players' | 'turn', string>;
  help: string;
  colony: string;
  erase: string;
  domain(letter: string): string;
  climate(letter: string): string;
  square(name: string, owner: string | null): string;
  player(seat: number): string;
  stage(player: string): string;
  niches(needed: number): string;
  counter: string;
  noCounter: string;
  squareNumber(number: number, name: string): string;
  genes: string;
  gene(letter: string): string;
  nichesTitle: string;
  mutation: string;
  add: string;
  remove: (what: string) => string;
  notBegun: string;
  begin: string;
  next: string;
  begins(player: string): string;
  other: string;
  over: string;
  turn: string;
  turnHelp: string;
}

const en: EditorWords = {
  editor: 'Set up by hand',
  partsTitle: 'What to set up',
  parts: { map: 'Domains', players: 'Players', turn: 'Turn' },
  help: 'Choose whose colonies to place, then click squares here or on the map. Clicking a colony of the same player removes it.',
  colony: 'Colonies',
  erase: 'Eraser',
  domain: (letter) => `Domain ${letter}`,
  climate: (letter) => `Climate of ${letter}`,
  square: (name, owner) => (owner === null ? `${name}: free` : `${name}: ${owner}`),
  player: (seat) => `Player ${String(seat)}`,
  stage: (player) => `${player}: stage`,
  niches: (needed) => `${needed === 1 ? '1 niche is' : `${String(needed)} niches are`} needed at this stage`,
  counter: 'Square of the circuit',
  noCounter: 'not on the circuit yet',
  squareNumber: (number, name) => `${String(number)}: ${name}`,
  genes: 'Gene pool',
  gene: (letter) => `Gene for ${letter}`,
  nichesTitle: 'Niches',
  mutation: 'Mutation cards',
  add: 'Add…',
  remove: (what) => `Remove ${what}`,
  notBegun: 'The game is still being set up: nobody has a gene pool or niches yet.',
  begin: 'Hand out genes and niches',
  next: 'Play goes on with',
  begins: (player) => `${player}: start of the turn`,
  other: 'the question in the text',
  over: 'The game is over',
  turn: 'Turn',
  turnHelp: 'A position set up by hand starts with a turn. Only a game or the text can lead to the middle of a turn.',
};

const de: EditorWords = {
  editor: 'Von Hand aufbauen',
  partsTitle: 'Was aufgebaut wird',
  parts: { map: 'Gebiete', players: 'Spieler', turn: 'Zug' },
  help: 'Wähle, wessen Kolonien gesetzt werden, und klicke hier oder auf der Karte auf Felder. Ein Klick auf eine Kolonie desselben Spielers entfernt sie.',
  colony: 'Kolonien',
  erase: 'Radierer',
  domain: (letter) => `Gebiet ${letter}`,
  climate: (letter) => `Klima von ${letter}`,
  square: (name, owner) => (owner === null ? `${name}: frei` : `${name}: ${owner}`),
  player: (seat) => `Spieler ${String(seat)}`,
  stage: (player) => `${player}: Stufe`,
  niches: (needed) => `Auf dieser Stufe braucht man ${needed === 1 ? '1 Nische' : `${String(needed)} Nischen`}`,
  counter: 'Feld des Zeitkreises',
  noCounter: 'noch nicht auf dem Zeitkreis',
  squareNumber: (number, name) => `${String(number)}: ${name}`,
  genes: 'Genpool',
  gene: (letter) => `Gen für ${letter}`,
  nichesTitle: 'Nischen',
  mutation: 'Mutationskarten',
  add: 'Hinzufügen …',
  remove: (what) => `${what} entfernen`,
  notBegun: 'Die Partie wird noch aufgebaut: Bisher hat niemand einen Genpool oder Nischen.',
  begin: 'Gene und Nischen verteilen',
  next: 'Weiter mit',
  begins: (player) => `${player}: Beginn des Zuges`,
  other: 'der Frage aus dem Text',
  over: 'Das Spiel ist zu Ende',
  turn: 'Zug',
  turnHelp:
    'Eine von Hand aufgebaute Stellung beginnt mit einem Zug. Mitten in einen Zug führt nur eine Partie oder der Text.',
};

export const WORDS = inEveryLanguage<EditorWords>({ en, de });
