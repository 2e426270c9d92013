/** What an answer would do to the niches of the player asked, and to rivals: told before it is given. */
import { establishedNiches, ownerOf } from '../../rules/adaptation.ts';
import {
  COLOURS,
  DOMAINS,
  EMPTY,
  ENVIRONMENTAL_CHANGE,
  LETTERS,
  MOST_NICHES,
  MUTATION,
  NOTHING,
  SQUARES,
  SQUARE_KINDS,
  BITS,
} from '../../rules/components.ts';
import { unadaptedDomains } from '../../rules/adaptation.ts';
import {
  CHOOSE_MUTATION,
  type Move,
  TO_ADAPT,
  TO_MOVE,
  TO_PLACE,
  TO_REMEDY,
  TO_SURVIVE,
  adaptCards,
  adaptDomain,
  genePoolOf,
  kindOf,
  survivePlaces,
  valueOf,
} from '../../rules/moves.ts';
import { listStops } from '../../rules/movement.ts';
import { type State, copyState, tables } from '../../rules/state.ts';
import type { Advice, Reason } from '../../../../kit/module.ts';
import { mutationText, nicheText, squareText } from '../../locales/cards.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Table } from './table.ts';

/** Niches held that are established in one state and not in another. */
function difference(held: State, player: number, in_: State, notIn: State): string {
  const mask = establishedNiches(in_, player) & ~establishedNiches(notIn, player);
  return Array.from({ length: MOST_NICHES }, (_, i) => i)
    .filter((i) => (mask >> i) & 1)
    .map((i) => nicheText(held.niches[player * MOST_NICHES + i]!))
    .join(', ');
}

function changed(s: State, change: (copy: State) => void): State {
  const copy = copyState(s);
  change(copy);
  return copy;
}

/** What becomes of a player's niches when a domain changes: "If A turns green or yellow, you lose AB." */
function environmentLine({ s, own, words, naming }: Table, domain: number): string {
  const lost = new Map<string, string[]>();
  for (const colour of [...COLOURS.keys(), EMPTY]) {
    const after = changed(s, (copy) => (copy.domain[domain] = colour));
    const niches = difference(s, own, s, after);
    if (niches !== '') lost.set(niches, [...(lost.get(niches) ?? []), naming.colour(colour)]);
  }
  if (lost.size === 0) return words.preview.nothing;
  return [...lost]
    .map(([niches, colours]) => words.preview.ifBecomes(LETTERS[domain]!, colours.join(' / '), niches))
    .join(' ');
}

/** What a square of the circuit does for the player, in a sentence or two. */
export function squareLine(table: Table, square: number): string {
  const { s, own, words } = table;
  const { squareKind, squareDomain } = tables(s);
  const kind = squareKind[square]!;
  const rule = words.squareRules[SQUARE_KINDS[kind]!];
  if (kind === ENVIRONMENTAL_CHANGE) return `${rule} ${environmentLine(table, squareDomain[square]!)}`;
  if (kind === MUTATION) return `${rule} ${words.preview.draws(BITS[unadaptedDomains(s, own)]!)}`;
  return rule;
}

/** What an answer would do, in words. */
export function previewLine(table: Table, move: Move): string {
  const { s, words, naming } = table;
  const player = s.asked;
  const { preview } = words;
  const compare = (after: State): string[] => {
    const gained = difference(s, player, after, s);
    const lost = difference(s, player, s, after);
    return [...(gained ? [preview.gains(gained)] : []), ...(lost ? [preview.loses(lost)] : [])];
  };
  switch (kindOf(move)) {
    case TO_PLACE: {
      const square = valueOf(move);
      const domain = Math.floor(square / SQUARES);
      const bit = 1 << (square % SQUARES);
      const owner = ownerOf(s, domain, square % SQUARES);
      const lines = compare(changed(s, (copy) => (copy.colonies[player * DOMAINS + domain]! |= bit)));
      if (owner !== NOTHING) lines.unshift(preview.supplants(naming.player(owner)));
      return lines.join(' ') || preview.nothing;
    }
    case TO_ADAPT:
    case TO_REMEDY: {
      const domain = kindOf(move) === TO_ADAPT ? adaptDomain(move) : valueOf(move);
      const after = changed(s, (copy) => (copy.genePool[player * DOMAINS + domain] = s.domain[domain]!));
      return compare(after).join(' ') || preview.nothing;
    }
    case TO_MOVE:
      return squareLine(table, valueOf(move));
    case TO_SURVIVE: {
      const stage = s.stage[player]! + survivePlaces(move).length;
      const { lastStage, minimum } = tables(s);
      return stage === lastStage ? preview.wins : preview.advances(naming.stage(stage), minimum[stage]!);
    }
    case CHOOSE_MUTATION:
      return preview.draws(BITS[unadaptedDomains(s, player)]!);
    default:
      return '';
  }
}

/** An answer in a few words. */
export function moveLine({ s, words, naming }: Pick<Table, 's' | 'words' | 'naming'>, move: Move): string {
  const { move: text, buttons } = words;
  switch (kindOf(move)) {
    case TO_PLACE:
      return text.place(squareText(valueOf(move)));
    case TO_ADAPT:
      return text.adapt(
        LETTERS[adaptDomain(move)]!,
        adaptCards(move)
          .map((card) => mutationText(card, naming))
          .join(', '),
      );
    case TO_REMEDY:
      return text.remedy(LETTERS[valueOf(move)]!);
    case TO_MOVE:
      return text.moveTo(naming.square(valueOf(move)));
    case TO_SURVIVE: {
      const niches = survivePlaces(move).map((place) => nicheText(s.niches[s.asked * MOST_NICHES + place]!));
      return niches.length === 0 ? text.surviveNone : text.survive(niches.join(', '));
    }
    case 0:
      return `${text.arrange} (${genePoolOf(move).map(naming.colour).join(', ')})`;
    case 4:
      return text.roll;
    case 3:
      return buttons.done;
    default:
      return words.squares[kindOf(move) === CHOOSE_MUTATION ? 'M' : 'G'];
  }
}

/** The two weightiest reasons for an answer. */
export const reasonsLine = (words: Locale, reasons: readonly Reason[]): string =>
  reasons
    .slice(0, 2)
    .map(({ reason }) => words.reasons[reason] ?? reason)
    .join(', ');

/** What a bot advises, with the two weightiest reasons. */
export function adviceLine(table: Table, { move, reasons }: Advice<Move>): string {
  const { words } = table;
  const why = reasonsLine(words, reasons);
  return `${words.bar.hint}: ${moveLine(table, move)}${why === '' ? '' : ` – ${why}`}.`;
}

/** By square of the circuit: the rolls that end there and those that may stop there. */
export interface Reach {
  readonly ends: number[];
  readonly stops: number[];
}

/** Where the next roll of a player may lead. */
export function reachOf(s: State, player: number): ReadonlyMap<number, Reach> {
  const reach = new Map<number, Reach>();
  const stops: number[] = [];
  tables(s).timeDie.forEach((faces, rolled) => {
    if (faces === 0) return;
    listStops(s, player, rolled, stops);
    stops.forEach((square, i) => {
      const at = reach.get(square) ?? { ends: [], stops: [] };
      (i === stops.length - 1 ? at.ends : at.stops).push(rolled);
      reach.set(square, at);
    });
  });
  return reach;
}

/** On how many faces of the time die a player wins at the next roll, with the colonies and genes of now. */
export function winningRolls(s: State, player: number): { rolls: number; faces: number } {
  const { timeDie, evolutionSquare, lastStage } = tables(s);
  const faces = timeDie.reduce((sum, count) => sum + count, 0);
  const left = lastStage - s.stage[player]!;
  const able = left === 1 || left - 1 <= BITS[establishedNiches(s, player)]!;
  if (!able || s.winner !== NOTHING) return { rolls: 0, faces };
  const reach = reachOf(s, player).get(evolutionSquare);
  const rolls = reach?.ends.reduce((sum, rolled) => sum + timeDie[rolled]!, 0) ?? 0;
  return { rolls, faces };
}
