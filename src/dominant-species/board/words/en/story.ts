/** The words of the log and of the end of the game. */
import type { CardName } from '../../../rules/components.ts';
import type { Source, Words } from '../words.ts';
import { The, between, capital, on, signed, the, vps } from './grammar.ts';
import { things } from './things.ts';

const CARDS = things.cards;
const SECTIONS = things.sections;

const SOURCES: Record<Source, string> = {
  domination: 'Domination',
  glaciation: 'Glaciation',
  wanderlust: 'Wanderlust',
  survival: 'Survival',
  'final scoring': 'final scoring',
  'random earth': 'random earth',
};

export const story: Pick<Words, 'log' | 'final'> = {
  log: {
    empty: 'Nothing has happened yet.',
    setup: 'The table is set.',
    turn: (turn) => `Turn ${String(turn)}`,
    acts: (animal, section) => `${The(animal)} acts: ${SECTIONS[section].name}.`,
    pawn: (animal, section) => `${The(animal)} puts a pawn on ${SECTIONS[section].name}.`,
    pawns: (animal, gained) => `${The(animal)} ${gained > 0 ? 'gains' : 'loses'} a pawn.`,
    initiative: (animal) => `${The(animal)} moves ahead in initiative order.`,
    vps: (animal, count, source, terrain) =>
      `${The(animal)} ${signed(count)} VP (${source in SOURCES ? SOURCES[source as Source] : CARDS[source as CardName].name}${
        terrain === null ? '' : `, ${terrain}`
      }).`,
    placed: (animal, count, terrain) => `${The(animal)}: ${String(count)} new on ${on(terrain)}.`,
    moved: (animal, count, from, to) => `${The(animal)} moves ${String(count)} from ${on(from)} to ${on(to)}.`,
    eliminated: (animal, count, terrain) => `${The(animal)} loses ${String(count)} on ${on(terrain)}.`,
    extinct: (animal, count, terrain) =>
      `${The(animal)}: ${String(count)} ${count === 1 ? 'goes' : 'go'} extinct on ${on(terrain)}.`,
    saved: (animal, terrain) => `${The(animal)} saves one on ${on(terrain)}.`,
    hibernated: (animal, count, terrain) => `${The(animal)}: ${String(count)} come back on ${on(terrain)}.`,
    returned: (animal, count) => `${The(animal)}: ${String(count)} back to the gene pool.`,
    diskPut: (element, terrains) => `${capital(element)} appears ${between(terrains)}.`,
    diskRemoved: (element, terrains) => `${capital(element)} vanishes ${between(terrains)}.`,
    elementGained: (animal, element) => `${The(animal)} gains ${element}.`,
    elementLost: (animal, element) => `${The(animal)} loses ${element}.`,
    elementReturned: (element, box) => `${capital(element)} goes from ${SECTIONS[box].name} to the bag.`,
    tile: (terrain) => `A new ${terrain} joins earth.`,
    tundra: (terrain) => `Ice covers ${on(terrain)}.`,
    card: (animal, card) => `${The(animal)} takes ${CARDS[card].name}.`,
    forfeits: (animal) => `${The(animal)} forfeits.`,
    led: (player, animal) => `${player} leads ${the(animal)}.`,
    end: 'The game is over.',
  },
  final: {
    title: 'Result',
    wins: (player, animal, count) => `${player} wins with ${the(animal)}: ${vps(count)}.`,
    tie: (winner, other) => `A tie with ${the(other)}: ${the(winner)} is higher on the food chain.`,
    lowest: 'Each player counts with the lowest of their animals.',
    place: 'Place',
    player: 'Player',
    animal: 'Animal',
    score: 'VPs',
    counts: 'counts for its player',
    animals: 'All animals',
    ended: { 'ice age': 'Ice Age has come.', lifeless: 'No species is left.' },
  },
};
