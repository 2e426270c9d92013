/** The tooltips, loaded when something is first pointed at. */
import type { Explanation, Explanations } from '../../../table/types.ts';
import { isAdapted, ownerOf } from '../rules/adaptation.ts';
import { DOMAINS, EMPTY, LETTERS, NOTHING, SQUARES } from '../rules/components.ts';
import { TO_MOVE, moveOf } from '../rules/moves.ts';
import { squareLine } from './state/preview.ts';
import { type Table, type Types, largeSeat, namingOf } from './table.ts';

/** A square of the Time Circuit. Of one that can be moved to, the bar says it, and the map stays in view. */
function circuitSquare(square: number, table: Table): Explanation | null {
  const { state, names, words, legal } = table;
  if (legal.has(moveOf(TO_MOVE, square))) return null;
  const naming = namingOf(state, names, words);
  const seen = { state, seat: largeSeat(table), words, naming };
  return { title: naming.square(square), lines: [squareLine(seen, square)], entry: 'squares' };
}

/** A square of a domain that has a colony. */
function colony(name: string, { state, names, words }: Table): Explanation | null {
  const domain = LETTERS.findIndex((letter) => letter === name[0]);
  const owner = ownerOf(state, domain, (Number(name[1]) - 1) % SQUARES);
  if (owner === NOTHING) return null;
  const atRisk = !isAdapted(state, owner, domain);
  const player = namingOf(state, names, words).player(owner);
  return { title: words.table.slot({ name, owner: player, atRisk }), lines: [], entry: 'placing-colonies' };
}

/** A compartment of a gene pool. */
function compartment(player: number, letter: string, { state, names, words }: Table): Explanation | null {
  const { colour } = namingOf(state, names, words);
  const domain = LETTERS.findIndex((each) => each === letter);
  const gene = state.genePool[player * DOMAINS + domain]!;
  if (gene === NOTHING) return null;
  const adapted = isAdapted(state, player, domain);
  return {
    title: words.table.compartment({ letter, gene: colour(gene), domain: colour(state.domain[domain]!), adapted }),
    lines: [],
    entry: 'adapted-and-established',
  };
}

export const explanations: Explanations<Types> = {
  explain(place, table) {
    const [kind, which = '', letter = ''] = place.split(' ');
    switch (kind) {
      case 'circuit':
        return circuitSquare(Number(which), table);
      case 'square':
        return colony(which, table);
      case 'domain': {
        const { state, names, words } = table;
        const colour = state.domain[LETTERS.findIndex((each) => each === which)]!;
        return {
          title: words.table.domain({ letter: which, colour: namingOf(state, names, words).colour(colour) }),
          lines: colour === EMPTY ? [words.table.allAdapted()] : [],
          entry: 'adapted-and-established',
        };
      }
      case 'gene':
        return compartment(Number(which), letter, table);
      default:
        return null;
    }
  },
};
