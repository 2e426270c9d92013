/** The words of the editor beside those of the board, in every language of the page. Fetched with the editor. */
import { inEveryLanguage } from '../../../../kit/languages.ts';

export interface EditorWords {
  editor: string;
  partsTitle: string;
  parts: Record<'players' | 'biomes' | 'cards' | 'turn', string>;
  player(seat: number): string;
  vps: string;
  space: string;
  passed: string;
  hand: string;
  table: string;
  endangered(card: string): string;
  endangeredSign: string;
  element(card: string): string;
  elements: string;
  holder(element: string): string;
  nobody: string;
  add: string;
  addBiome: string;
  remove: (what: string) => string;
  biome: string;
  next: string;
  noNext: string;
  gone: string;
  spent: string;
  discarded: string;
  starter: string;
  turn: string;
  turnOf(player: string): string;
  other: string;
  over: string;
  turnHelp: string;
}

const en: EditorWords = {
  editor: 'Set up by hand',
  partsTitle: 'What to set up',
  parts: { players: 'Players', biomes: 'Biomes', cards: 'Discards', turn: 'Turn' },
  player: (seat) => `Player ${String(seat)}`,
  vps: 'Victory points',
  space: 'Space of the Survival Track',
  passed: 'Has passed',
  hand: 'Hand',
  table: 'On the table',
  endangered: (card) => `${card}: endangered`,
  endangeredSign: '!',
  element: (card) => `${card}: element`,
  elements: 'Element cards',
  holder: (element) => `Who holds ${element}`,
  nobody: 'nobody',
  add: 'Add a card…',
  addBiome: 'Add a biome…',
  remove: (what) => `Remove ${what}`,
  biome: 'Biome of this round',
  next: 'Next biome',
  noNext: 'none: this is the last round',
  gone: 'Earlier biomes',
  spent: 'Events played this round',
  discarded: 'Discarded face up',
  starter: 'Starting player',
  turn: 'Play goes on with',
  turnOf: (player) => `${player}: a turn`,
  other: 'the question in the text',
  over: 'The game is over',
  turnHelp:
    'A position set up by hand starts with a player’s turn. Only a game or the text can lead to a question that a card asks.',
};

const de: EditorWords = {
  editor: 'Von Hand aufbauen',
  partsTitle: 'Was aufgebaut wird',
  parts: { players: 'Spieler', biomes: 'Biome', cards: 'Ablage', turn: 'Zug' },
  player: (seat) => `Spieler ${String(seat)}`,
  vps: 'Siegpunkte',
  space: 'Feld der Überlebensleiste',
  passed: 'Hat gepasst',
  hand: 'Hand',
  table: 'Auf dem Tisch',
  endangered: (card) => `${card}: gefährdet`,
  endangeredSign: '!',
  element: (card) => `${card}: Element`,
  elements: 'Elementkarten',
  holder: (element) => `Wer ${element} hat`,
  nobody: 'niemand',
  add: 'Karte hinzufügen …',
  addBiome: 'Biom hinzufügen …',
  remove: (what) => `${what} entfernen`,
  biome: 'Biom dieser Runde',
  next: 'Nächstes Biom',
  noNext: 'keines: Dies ist die letzte Runde',
  gone: 'Frühere Biome',
  spent: 'In dieser Runde gespielte Ereignisse',
  discarded: 'Offen abgeworfen',
  starter: 'Startspieler',
  turn: 'Weiter mit',
  turnOf: (player) => `${player}: ein Zug`,
  other: 'der Frage aus dem Text',
  over: 'Das Spiel ist zu Ende',
  turnHelp:
    'Eine von Hand aufgebaute Stellung beginnt mit dem Zug eines Spielers. Zur Frage einer Karte führt nur eine Partie oder der Text.',
};

export const WORDS = inEveryLanguage<EditorWords>({ en, de });
