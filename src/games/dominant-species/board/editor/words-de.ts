/** Der Editor auf Deutsch. */
import type { EditorWords } from './words.ts';

export const de: EditorWords = {
  choosing:
    'In dieser Stellung wählen die Spieler noch ihre Tiere: Auf dem Tisch ist nichts zu verändern. Beginne mit einer anderen Stellung oder bearbeite den Text.',
  editor: 'Von Hand aufbauen',
  parts: { earth: 'Erde', display: 'Tafel', animals: 'Tiere', cards: 'Karten', turn: 'Zug' },
  partsTitle: 'Was aufgebaut wird',
  help: 'Wähle ein Teil und klicke, wohin es soll. Rechtsklick, Umschalt+Klick oder langes Drücken nimmt eines weg; auf der Tastatur Eingabe und Entf.',
  tools: { look: 'Auswählen', erase: 'Radierer' },
  palette: { terrain: 'Plättchen', species: 'Arten', elements: 'Elemente', pawns: 'Figuren', other: 'Werkzeuge' },
  left: (count) => `noch ${String(count)}`,
  clear: 'Erde leeren',
  tile: {
    none: 'Klicke ein Plättchen an, um zu sehen und zu ändern, was darauf liegt.',
    title: (terrain, at) => `${terrain}, ${at}`,
    tundra: 'Tundra darauf',
    dominated: 'In diesem Zug gewertet',
    take: 'Plättchen wegnehmen',
  },
  displayHelp: 'Wähle ein Tier und klicke auf ein Feld für seine Figur.',
  boxes: 'Elemente der Auslagen',
  of: (owner, what) => `${owner}: ${what}`,
  animals: {
    vps: 'Siegpunkte',
    hand: 'Figuren auf der Hand',
    eliminated: 'Eliminierte Arten',
    elements: 'Dazugenommene Elemente',
    restText: (genePool, aside) => `${String(genePool)} im Genpool, ${String(aside)} Figuren beiseite`,
    earlier: (animal) => `${animal}: früher in der Reihenfolge`,
    player: (seat) => `Spieler ${String(seat)}`,
  },
  cards: {
    title: 'Dominanzkarten',
    deck: 'Im Stapel',
    faceUp: 'Offen',
    taken: 'Genommen',
    stacks: 'Offene Plättchen für Wanderlust',
    empty: 'Keines',
    stack: (number, below) => `Stapel ${String(number)}, ${String(below)} verdeckt`,
  },
  turn: {
    turn: 'Zug',
    phase: 'Es geht weiter mit',
    execution: 'Ausführung, vom ersten Abschnitt an',
    next: 'Setzt als Nächstes eine Figur',
    first: 'Das erste Tier mit Figur auf der Hand',
    over: 'Das Spiel ist zu Ende',
    help: 'Von Hand steht eine Stellung am Beginn eines Abschnitts oder in der Planung. Eine Frage mitten in einer Aktion kommt aus einem Spiel oder aus dem Text.',
    question: (name) => `Die offene Frage: ${name}`,
    before: (phase) => `Beginn: ${phase}`,
  },
  faults: {
    disks: (element, count, all) =>
      `${element}: ${String(count)} Scheiben liegen auf dem Tisch; es gibt ${String(all)}.`,
    'loose disk': () => 'Ein Element liegt auf einer Ecke, an der kein Plättchen liegt.',
    species: (animal, count, all, eliminated) =>
      `${animal}: ${String(count)} Arten auf der Erde${eliminated > 0 ? ' und eliminiert' : ''}; es gibt ${String(all)}.`,
    pawns: (animal, count, all) =>
      `${animal}: ${String(count)} Figuren auf der Hand und auf Feldern; es gibt ${String(all)}.`,
    elements: (animal, most) =>
      `${animal}: Kein Tier hat mehr als ${String(most)} Elemente, die aufgedruckten eingerechnet.`,
    initiative: (animal) => `${animal}: Jedes Tier steht genau einmal in der Reihenfolge.`,
    hibernating: (animal) => `${animal}: Auf einem Plättchen halten mehr Arten Winterschlaf, als dort leben.`,
    'no tile': (at) => `Auf ${at} liegen Teile, aber kein Plättchen.`,
    tiles: (terrain, all) => `${terrain}: Es gibt nur ${String(all)} solche Plättchen, die offenen eingerechnet.`,
    tundra: (all) => `Es gibt nur ${String(all)} Tundraplättchen.`,
    stacks: () => 'Die Stapel der Plättchen gehen nicht auf.',
    cards: () => 'Die Karten gehen nicht auf.',
    'face up': (most) => `Höchstens ${String(most)} Karten liegen offen.`,
    counts: () => 'Eine Zahl auf dem Tisch ist keine Anzahl.',
  },
};
