/** The editor in English. */
import type { EditorWords } from './words.ts';

export const en: EditorWords = {
  choosing:
    'In this position the players still choose their animals: there is nothing on the board to change yet. Start from another position, or edit the text.',
  editor: 'Set up by hand',
  parts: { earth: 'Earth', display: 'Display', animals: 'Animals', cards: 'Cards', turn: 'Turn' },
  partsTitle: 'What to set up',
  help: 'Choose a piece and click where it goes. Right-click, Shift+click or a long press removes one; on the keyboard, Enter and Delete.',
  tools: { look: 'Select', erase: 'Eraser' },
  palette: { terrain: 'Tiles', species: 'Species', elements: 'Elements', pawns: 'Pawns', other: 'Tools' },
  left: (count) => `${String(count)} left`,
  clear: 'Clear earth',
  tile: {
    none: 'Click a tile to see and change what is on it.',
    title: (terrain, at) => `${terrain}, ${at}`,
    tundra: 'Tundra on top',
    dominated: 'Already scored this turn',
    take: 'Remove the tile',
  },
  displayHelp: 'Choose an animal and click a space for its pawn.',
  boxes: 'Elements in the boxes',
  of: (owner, what) => `${owner}: ${what}`,
  animals: {
    vps: 'Victory points',
    hand: 'Pawns in hand',
    eliminated: 'Eliminated species',
    elements: 'Added elements',
    restText: (genePool, aside) => `${String(genePool)} in the gene pool, ${String(aside)} pawns set aside`,
    earlier: (animal) => `${animal}: earlier in initiative`,
    player: (seat) => `Player ${String(seat)}`,
  },
  cards: {
    title: 'Dominance cards',
    deck: 'In the deck',
    faceUp: 'Face up',
    taken: 'Taken',
    stacks: 'Face-up tiles for Wanderlust',
    empty: 'None',
    stack: (number, below) => `Stack ${String(number)}, ${String(below)} face down`,
  },
  turn: {
    turn: 'Turn',
    phase: 'Play goes on with',
    execution: 'Execution, from the first section',
    next: 'Next to place a pawn',
    first: 'First with a pawn in hand',
    over: 'The game is over',
    help: 'A position set up by hand starts with a section or with Planning. Only a game or the text can lead to the middle of an action.',
    question: (name) => `The open question: ${name}`,
    before: (phase) => `Start of ${phase}`,
  },
  faults: {
    disks: (element, count, all) =>
      `${String(count)} disks of ${element} are on the board; there are only ${String(all)}.`,
    'loose disk': () => 'An element lies on a corner that no tile touches.',
    species: (animal, count, all, eliminated) =>
      `${animal}: ${String(count)} species on earth${eliminated > 0 ? ' and eliminated' : ''}; there are only ${String(all)}.`,
    pawns: (animal, count, all) =>
      `${animal}: ${String(count)} pawns in hand and on the display; there are only ${String(all)}.`,
    elements: (animal, most) => `${animal}: no animal holds more than ${String(most)} elements, printed ones included.`,
    initiative: (animal) => `${animal}: each animal stands on the initiative track once.`,
    hibernating: (animal) => `${animal}: more species hibernate on a tile than live there.`,
    'no tile': (at) => `There are pieces on ${at}, where there is no tile.`,
    tiles: (terrain, all) => `${terrain}: there are only ${String(all)} such tiles, face-up ones included.`,
    tundra: (all) => `There are only ${String(all)} tundra tiles.`,
    stacks: () => 'The stacks of tiles do not add up.',
    cards: () => 'The cards do not add up.',
    'too few cards': () => 'Too few cards are left: in the shortest game five lie in the box unseen.',
    'face up': (most) => `At most ${String(most)} cards lie face up.`,
    counts: () => 'One of the counts is not a whole number of 0 or more.',
  },
};
