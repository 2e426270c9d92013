/** The editor in German. */
import type { EditorWords } from './words.ts';

export const de: EditorWords = {
  choosing:
    'In dieser Stellung wählen die Spieler noch ihre Tiere: Auf dem Spielplan gibt es noch nichts zu verändern. Beginne mit einer anderen Stellung oder bearbeite den Text.',
  editor: 'Von Hand aufbauen',
  parts: { earth: 'Erde', display: 'Tafel', animals: 'Tiere', cards: 'Karten', turn: 'Runde' },
  partsTitle: 'Was aufgebaut wird',
  help: 'Wähle ein Spielteil und klicke auf sein Ziel. Rechtsklick, Umschalt+Klick oder langes Drücken entfernt eines; mit der Tastatur Eingabe und Entf.',
  tools: { look: 'Auswählen', erase: 'Radierer' },
  palette: { terrain: 'Plättchen', species: 'Arten', elements: 'Elemente', pawns: 'Figuren', other: 'Werkzeuge' },
  left: (count) => `noch ${String(count)}`,
  clear: 'Erde leeren',
  tile: {
    none: 'Klicke ein Plättchen an, um zu sehen und zu ändern, was darauf liegt.',
    title: (terrain, at) => `${terrain}, ${at}`,
    tundra: 'Tundra darauf',
    dominated: 'In dieser Runde gewertet',
    take: 'Plättchen entfernen',
  },
  displayHelp: 'Wähle ein Tier und klicke auf ein Feld für seine Figur.',
  boxes: 'Elemente der Auslagen',
  of: (owner, what) => `${owner}: ${what}`,
  animals: {
    vps: 'Siegpunkte',
    hand: 'Figuren auf der Hand',
    eliminated: 'Eliminierte Arten',
    elements: 'Erworbene Elemente',
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
    turn: 'Runde',
    phase: 'Weiter mit',
    execution: 'Ausführung, vom ersten Abschnitt an',
    next: 'Setzt als Nächstes eine Figur',
    first: 'Das erste Tier mit Figur auf der Hand',
    over: 'Das Spiel ist zu Ende',
    help: 'Eine von Hand aufgebaute Stellung beginnt mit einem Abschnitt oder der Planung. Mitten in eine Aktion führt nur eine Partie oder der Text.',
    question: (name) => `Die offene Frage: ${name}`,
    before: (phase) => `Beginn: ${phase}`,
  },
  faults: {
    disks: (element, count, all) =>
      `${element}: ${String(count)} Scheiben liegen auf dem Spielplan; es gibt nur ${String(all)}.`,
    'loose disk': () => 'Ein Element liegt auf einer Ecke, an der kein Plättchen liegt.',
    species: (animal, count, all, eliminated) =>
      `${animal}: ${String(count)} Arten auf der Erde${eliminated > 0 ? ' und eliminiert' : ''}; es gibt nur ${String(all)}.`,
    pawns: (animal, count, all) =>
      `${animal}: ${String(count)} Figuren auf der Hand und auf der Aktionstafel; es gibt nur ${String(all)}.`,
    elements: (animal, most) =>
      `${animal}: Ein Tier hat höchstens ${String(most)} Elemente, die aufgedruckten mitgezählt.`,
    initiative: (animal) => `${animal}: Jedes Tier steht genau einmal in der Reihenfolge.`,
    hibernating: (animal) => `${animal}: Auf einem Plättchen halten mehr Arten Winterschlaf, als dort leben.`,
    'no tile': (at) => `Auf ${at} liegen Spielteile, aber kein Plättchen.`,
    tiles: (terrain, all) => `${terrain}: Es gibt nur ${String(all)} solche Plättchen, die offenen mitgezählt.`,
    tundra: (all) => `Es gibt nur ${String(all)} Tundraplättchen.`,
    stacks: () => 'Die Zahlen der Plättchenstapel stimmen nicht.',
    cards: () => 'Die Zahl der Karten stimmt nicht.',
    'too few cards': () =>
      'Es sind zu wenige Karten übrig: In der kürzesten Partie liegen fünf verdeckt in der Schachtel.',
    'face up': (most) => `Höchstens ${String(most)} Karten liegen offen.`,
    counts: () => 'Eine der Anzahlen ist keine ganze Zahl ab 0.',
  },
};
