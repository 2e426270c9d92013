/** The effect of an answer, in words, on the niches of the player to move and on rivals. */
import {
  canPlace,
  colonyCount,
  establishedNiches,
  isAdapted,
  openSquares,
  ownerOf,
  unadaptedDomains,
} from '../../rules/adaptation.ts';
import {
  ALL_DOMAINS,
  BITS,
  COLOURS,
  DOMAINS,
  EMPTY,
  LETTERS,
  MAX_NICHES,
  MOVE,
  NOTHING,
  PLAY,
  SQUARES,
  SQUARE_KINDS,
} from '../../rules/components.ts';
import { firstToGo } from '../../rules/placing.ts';
import {
  CHOOSE_GROWTH,
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
import type { Reason } from '../../../../kit/module.ts';
import { mutationText, nicheText, squareText } from '../card-names.ts';
import type { Naming } from '../naming.ts';
import type { Locale } from '../words.ts';

/** The part of the table that these sentences need. */
export interface Seen {
  readonly state: State;
  readonly seat: number;
  readonly words: Locale;
  readonly naming: Naming;
}

/** Niches held that are established in one state and not in another. */
const difference = (held: State, player: number, in_: State, notIn: State): string =>
  nichesText(held, player, establishedNiches(in_, player) & ~establishedNiches(notIn, player));

/** Some of the niches held, by their places in a mask. */
const nichesText = (s: State, player: number, places: number): string =>
  Array.from({ length: MAX_NICHES }, (_, i) => i)
    .filter((i) => (places >> i) & 1)
    .map((i) => nicheText(s.niches[player * MAX_NICHES + i]!))
    .join(', ');

/** The niches held with a domain's letter that are not established, in words. */
function unestablishedWith(s: State, player: number, domain: number): string {
  const held = s.niches.slice(player * MAX_NICHES, (player + 1) * MAX_NICHES);
  const withLetter = held.reduce((mask, niche, i) => mask | (((niche >> domain) & 1) << i), 0);
  return nichesText(s, player, withLetter & ~establishedNiches(s, player));
}

function changed(s: State, change: (copy: State) => void): State {
  const copy = copyState(s);
  change(copy);
  return copy;
}

/** The effect on a player when a domain changes: niches lost and gained by colour, and colonies that may be supplanted. */
function environmentLine({ state, seat, words, naming }: Seen, domain: number): string {
  const { preview } = words;
  const letter = LETTERS[domain]!;
  const lost = new Map<string, string[]>();
  const gained = new Map<string, string[]>();
  const note = (by: Map<string, string[]>, niches: string, colour: number): void => {
    if (niches !== '') by.set(niches, [...(by.get(niches) ?? []), naming.colour(colour)]);
  };
  for (const colour of [...COLOURS.keys(), EMPTY]) {
    const after = changed(state, (copy) => (copy.domain[domain] = colour));
    note(lost, difference(state, seat, state, after), colour);
    note(gained, difference(state, seat, after, state), colour);
  }
  const lines = [
    ...[...lost].map(([niches, colours]) => preview.ifBecomes({ letter, colours: colours.join(' / '), niches })),
    ...[...gained].map(([niches, colours]) => preview.ifBecomesGains({ letter, colours: colours.join(' / '), niches })),
  ];
  if (lines.length === 0) lines.push(preview.nothing());
  const colonies = colonyCount(state, seat, domain);
  if (colonies > 0)
    lines.push(preview.safeIf({ colonies, letter, colour: naming.colour(state.genePool[seat * DOMAINS + domain]!) }));
  return lines.join(' ');
}

/** What a player could return on a Survival square now, and how far that would take them. */
function survivalLine({ state, seat, words, naming }: Seen, bonus: number): string {
  const { lastStage } = tables(state);
  const { preview } = words;
  const mask = establishedNiches(state, seat);
  const letters = Array.from({ length: MAX_NICHES }, (_, i) => i)
    .filter((i) => (mask >> i) & 1)
    .map((i) => nicheText(state.niches[seat * MAX_NICHES + i]!));
  const stage = Math.min(lastStage, state.stage[seat]! + bonus + letters.length);
  if (stage === lastStage) return preview.wins();
  if (letters.length === 0) return bonus === 0 ? preview.noneToReturn() : preview.upTo({ stage: naming.stage(stage) });
  return preview.couldReturn({ niches: letters.join(', '), stage: naming.stage(stage) });
}

/** Whose colonies a player could supplant now: "Ben (3), Cleo (1)". */
function growthLine({ state, seat, words, naming }: Seen): string {
  if (!canPlace(state, seat, ALL_DOMAINS)) return words.preview.noSquare();
  const victims = state.stage.map((_, rival) => {
    let colonies = 0;
    if (rival === seat) return 0;
    for (let domain = 0; domain < DOMAINS; domain++) {
      if (!isAdapted(state, seat, domain)) continue;
      colonies += BITS[openSquares(state, seat, domain) & state.colonies[rival * DOMAINS + domain]!]!;
    }
    return colonies;
  });
  const named = victims.flatMap((count, rival) => (count > 0 ? [`${naming.player(rival)} (${String(count)})`] : []));
  return named.length === 0 ? '' : words.preview.couldSupplant({ names: named.join(', ') });
}

/** What Population Control would cost a player: niches they would no longer be established in. */
function controlLine({ state, seat, words }: Seen): string {
  const after = changed(state, (copy) => {
    for (let domain = 0; domain < DOMAINS; domain++) {
      const colonies = copy.colonies[seat * DOMAINS + domain]!;
      copy.colonies[seat * DOMAINS + domain] = colonies & ~firstToGo(colonies);
    }
  });
  const lost = difference(state, seat, state, after);
  return lost === '' ? words.preview.nothing() : words.preview.loses({ niches: lost });
}

/** What a square of the circuit does, and what that means for the player now; each may be empty. */
function squareSentences(table: Seen, square: number): { rule: string; effect: string } {
  const { state, seat, words } = table;
  const { squareKind, squareDomain } = tables(state);
  const kind = squareKind[square]!;
  const name = SQUARE_KINDS[kind]!;
  // After the roll the number is known.
  const rule =
    name === 'G' && state.question === MOVE
      ? `${words.buttons.growth({ colonies: state.rolled })}.`
      : words.squareRules[name]();
  const mutation = (): string => words.preview.draws({ cards: BITS[unadaptedDomains(state, seat)]! });
  const effects: Readonly<Partial<Record<typeof name, () => string>>> = {
    EC: () => environmentLine(table, squareDomain[square]!),
    M: mutation,
    G: () => growthLine(table),
    MG: () => `${mutation()} ${growthLine(table)}`,
    T: () => survivalLine(table, 0),
    EVO: () => survivalLine(table, 1),
    PC: () => controlLine(table),
  };
  return { rule, effect: state.phase === PLAY ? (effects[name]?.().trim() ?? '') : '' };
}

/** What a square of the circuit does for the player, in a sentence or two. */
export function squareLine(table: Seen, square: number): string {
  const { rule, effect } = squareSentences(table, square);
  return `${rule} ${effect}`.trim();
}

/** The same for a square where the move may end: the effect, which differs from move to move, comes first where space is short. */
function endLine(table: Seen, square: number): string {
  const { rule, effect } = squareSentences(table, square);
  return `${effect} ${rule}`.trim();
}

/** The effect of an answer, in words. */
export function previewLine(table: Seen, move: Move): string {
  const { state, words, naming } = table;
  const player = state.asked;
  const { preview } = words;
  // A colony or a conversion costs no niche. It brings others nearer if their letter lacked what it adds.
  const gains = (after: State, domain: number, wasLacking: boolean): string[] => {
    const niches = difference(state, player, after, state);
    const nearer = wasLacking ? unestablishedWith(after, player, domain) : '';
    return [
      ...(niches === '' ? [] : [preview.gains({ niches })]),
      ...(nearer === '' ? [] : [preview.nearer({ niches: nearer })]),
    ];
  };
  switch (kindOf(move)) {
    case TO_PLACE: {
      const square = valueOf(move);
      const domain = Math.floor(square / SQUARES);
      const bit = 1 << (square % SQUARES);
      const owner = ownerOf(state, domain, square % SQUARES);
      const after = changed(state, (copy) => (copy.colonies[player * DOMAINS + domain]! |= bit));
      const lines = gains(after, domain, colonyCount(state, player, domain) === 0);
      // A player who can be supplanted is unadapted there, and so loses no niche by it.
      if (owner !== NOTHING) lines.unshift(preview.supplants({ name: naming.player(owner) }));
      return lines.join(' ') || preview.nothing();
    }
    case TO_ADAPT:
    case TO_REMEDY: {
      const domain = kindOf(move) === TO_ADAPT ? adaptDomain(move) : valueOf(move);
      const after = changed(state, (copy) => (copy.genePool[player * DOMAINS + domain] = state.domain[domain]!));
      const colonies = colonyCount(state, player, domain);
      return (
        [
          ...gains(after, domain, true),
          ...(colonies > 0 ? [preview.safeAgain({ colonies, letter: LETTERS[domain]! })] : []),
        ].join(' ') || preview.nothing()
      );
    }
    case TO_MOVE:
      return endLine(table, valueOf(move));
    case TO_SURVIVE: {
      const stage = state.stage[player]! + survivePlaces(move).length;
      const { lastStage, minimum } = tables(state);
      return stage === lastStage
        ? preview.wins()
        : preview.advances({ stage: naming.stage(stage), minimum: minimum[stage]! });
    }
    case CHOOSE_MUTATION:
      return preview.draws({ cards: BITS[unadaptedDomains(state, player)]! });
    case CHOOSE_GROWTH:
      return growthLine(table) || preview.free();
    default:
      return '';
  }
}

/** An answer in a few words. */
export function moveLine({ state, words, naming }: Omit<Seen, 'seat'>, move: Move): string {
  const { move: text, buttons } = words;
  switch (kindOf(move)) {
    case TO_PLACE:
      return text.place({ square: squareText(valueOf(move)) });
    case TO_ADAPT:
      return text.adapt({
        letter: LETTERS[adaptDomain(move)]!,
        cards: adaptCards(move)
          .map((card) => mutationText(card, naming))
          .join(', '),
      });
    case TO_REMEDY:
      return text.remedy({ letter: LETTERS[valueOf(move)]! });
    case TO_MOVE:
      return text.moveTo({ square: naming.square(valueOf(move)) });
    case TO_SURVIVE: {
      const niches = survivePlaces(move).map((place) => nicheText(state.niches[state.asked * MAX_NICHES + place]!));
      return niches.length === 0 ? text.surviveNone() : text.survive({ niches: niches.join(', ') });
    }
    case 0:
      return `${text.arrange()} (${genePoolOf(move).map(naming.colour).join(', ')})`;
    case 4:
      return text.roll();
    case 3:
      return buttons.done();
    default:
      return words.squares[kindOf(move) === CHOOSE_MUTATION ? 'M' : 'G']();
  }
}

/** The two weightiest reasons for an answer. */
export const reasonsLine = (words: Locale, reasons: readonly Reason[]): string =>
  reasons
    .slice(0, 2)
    .map(({ reason }) => words.reasons[reason]?.() ?? reason)
    .join(', ');

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

/** The squares that the next roll of a player may jump: those of rivals' counters on its way. */
export function jumpedOf(s: State, player: number): ReadonlySet<number> {
  const { squareKind, evolutionSquare } = tables(s);
  const reached = reachOf(s, player);
  const rivals = new Set(s.counter.filter((at, rival) => at !== NOTHING && rival !== player));
  const jumped = new Set<number>();
  let square = s.counter[player] === NOTHING ? evolutionSquare : s.counter[player]!;
  // No roll leads further than the last square reached.
  let left = reached.size;
  for (let step = 1; step < squareKind.length && left > 0; step++) {
    square = (square + 1) % squareKind.length;
    if (reached.has(square)) left--;
    else if (rivals.has(square)) jumped.add(square);
  }
  return jumped;
}

/** On how many faces of the time die a player wins with the next roll, with the current colonies and genes. */
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
