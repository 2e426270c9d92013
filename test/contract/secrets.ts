/**
 * What the games hide, said from their rules and without their `view`: which other states and which other courses of a game look the same from a seat.
 * Whatever a seat is shown must be the same for all of them, to the byte.
 */
import { type Outcome, type RandomInt, randomChance } from '../../src/kit/chance.ts';
import { type G, beforeMove, canUndo, carryOut } from '../../src/kit/boardgame.ts';
import { type MoveMetadata, startEntry } from '../../src/kit/history.ts';
import type { GameModule, GameOptions, HistoryEntry, Viewer } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';

/** A move as it was made, and what was drawn for it; `undo` where the last one was taken back. */
export type Made =
  | { readonly player: number; readonly move: unknown; readonly outcomes: readonly Outcome[] }
  | { readonly player: number; readonly undo: true };

/** A game from its first state on. */
export interface Course {
  readonly start: unknown;
  readonly made: readonly Made[];
}

/** What one game hides. */
export interface Secrets {
  /** Another state that nobody who knows what all these viewers know can tell from this one. */
  readonly otherState: (s: unknown, viewers: readonly Viewer[], randomInt: RandomInt) => unknown;
  /** Another course that a viewer cannot tell from this one, which went through these states. */
  readonly otherCourse: (course: Course, states: readonly unknown[], viewer: Viewer, randomInt: RandomInt) => Course;
}

/** A list in another order. */
function shuffled<Item>(list: readonly Item[], randomInt: RandomInt): Item[] {
  const rest = [...list];
  return list.map(() => rest.splice(randomInt(rest.length), 1)[0]!);
}

/** The numbers of the places that are 1. */
const marked = (places: readonly number[]): number[] => places.flatMap((each, i) => (each === 1 ? [i] : []));
/** Marks again what was marked, under other numbers. */
const markedAs = (places: readonly number[], to: (card: number) => number): number[] => {
  const other = places.map(() => 0);
  for (const card of marked(places)) other[to(card)] = 1;
  return other;
};

/** A game of cards each of which there is once: what is hidden is which of the cards that a seat does not see lies where. */
interface CardGame<State> {
  /** The cards of which a viewer does not know where they are. */
  readonly hidden: (s: State, viewer: Viewer) => readonly number[];
  /** The same state with other cards. */
  readonly withCards: (s: State, to: (card: number) => number) => State;
  /** The moves that name a card, and whether everybody hears which. */
  readonly moves: Readonly<Record<string, 'open' | 'hidden'>>;
}

/** The cards that all of some lists have. */
const inAll = (lists: readonly (readonly number[])[]): number[] =>
  lists.reduce<readonly number[]>((all, list) => all.filter((card) => list.includes(card)), lists[0]!).slice();

function cardSecrets<State>(
  { actions }: Pick<GameModule, 'actions'>,
  { hidden, withCards, moves }: CardGame<State>,
): Secrets {
  const exchange = (cards: readonly number[], randomInt: RandomInt): ((card: number) => number) => {
    const others = shuffled(cards, randomInt);
    const to = new Map(cards.map((card, i) => [card, others[i]!]));
    return (card) => to.get(card) ?? card;
  };
  return {
    otherState: (s, viewers, randomInt) =>
      withCards(s as State, exchange(inAll(viewers.map((viewer) => hidden(s as State, viewer))), randomInt)),
    otherCourse({ start, made }, states, viewer, randomInt) {
      const never = inAll(states.map((s) => hidden(s as State, viewer)));
      // A card that is played may be back in the pack when the move is done.
      const named = made.flatMap((each) => {
        if ('undo' in each) return [];
        const { move, args } = actions.write(each.move);
        return moves[move] === 'open' ? (args as number[]) : [];
      });
      const to = exchange(
        never.filter((card) => !named.includes(card)),
        randomInt,
      );
      return {
        start: withCards(start as State, to),
        made: made.map((each) => {
          if ('undo' in each) return each;
          const { move, args } = actions.write(each.move);
          return {
            player: each.player,
            move: actions.read(move, move in moves ? (args as number[]).map(to) : args),
            outcomes: each.outcomes.map(({ kind, drawn }) => ({ kind, drawn: kind === 'card' ? to(drawn) : drawn })),
          };
        }),
      };
    },
  };
}

/** Hands, cards laid face down, and the deck. */
interface TricksState {
  readonly hands: readonly (readonly number[])[];
  readonly laid: readonly number[];
  readonly deck: readonly number[];
}
const tricksCards: CardGame<TricksState> = {
  hidden: ({ hands, laid, deck }, viewer) => [
    ...hands.filter((_, player) => player !== viewer).flat(),
    ...laid.filter((card, player) => player !== viewer && card >= 0),
    ...marked(deck),
  ],
  withCards: (s, to) => ({
    ...s,
    hands: s.hands.map((hand) => hand.map(to)),
    laid: s.laid.map(to),
    deck: markedAs(s.deck, to),
  }),
  moves: { card: 'hidden' },
};

/** Other hands, the draw pile and what comes from it next, and what others discarded: `card | player << 7` (rules §11). */
interface CardGameState {
  readonly hands: readonly (readonly number[])[];
  readonly faceDown: readonly number[];
  readonly pile: readonly number[];
  readonly nextCards: readonly number[];
}
const cardGameCards: CardGame<CardGameState> = {
  hidden: ({ hands, faceDown, pile }, viewer) => [
    ...hands.filter((_, player) => player !== viewer).flat(),
    ...faceDown.filter((discard) => discard >> 7 !== viewer).map((discard) => discard & 127),
    ...marked(pile),
  ],
  withCards: (s, to) => ({
    ...s,
    hands: s.hands.map((hand) => hand.map(to)),
    faceDown: s.faceDown.map((discard) => to(discard & 127) | (discard & ~127)),
    pile: markedAs(s.pile, to),
    nextCards: s.nextCards.map(to),
  }),
  moves: { play: 'open', target: 'open', recover: 'open', discard: 'hidden' },
};

/** The packs, and what was put back under them (rules §12). */
type Packs = Readonly<Record<`${(typeof PACKS)[number]}${'Pack' | 'Bottom'}`, readonly number[]>>;
const PACKS = ['niche', 'mutation', 'selection'] as const;

/** The order of three packs, which is hidden from everybody; of those who put cards back, others do not know the order. */
const evolutionGameSecrets = ({ actions }: Pick<GameModule, 'actions'>): Secrets => ({
  otherState(s, _viewers, randomInt) {
    const state = s as Packs;
    const other: Record<string, readonly number[]> = {};
    for (const name of PACKS) {
      const cards = shuffled([...state[`${name}Pack`], ...state[`${name}Bottom`]], randomInt);
      // All of them may have been put back by now, or none.
      const putBack = [state[`${name}Bottom`].length, cards.length, 0][randomInt(3)]!;
      other[`${name}Bottom`] = cards.slice(0, putBack);
      other[`${name}Pack`] = cards.slice(putBack).sort((a, b) => a - b);
    }
    return { ...state, ...other };
  },
  otherCourse({ start, made }, states, viewer, randomInt) {
    // The order shows once the cards above them are gone.
    const isUnseen = (name: (typeof PACKS)[number]): boolean =>
      states.every((s) => (s as Packs)[`${name}Pack`].length > 0);
    const pack = { adapt: 'mutation', survive: 'niche' } as const;
    const bottoms = PACKS.map((name) => {
      const bottom = (start as Packs)[`${name}Bottom`];
      return [`${name}Bottom`, isUnseen(name) ? shuffled(bottom, randomInt) : bottom] as const;
    });
    return {
      start: { ...(start as object), ...Object.fromEntries(bottoms) },
      made: made.map((each) => {
        if ('undo' in each || each.player === viewer) return each;
        const { move, args } = actions.write(each.move);
        if ((move !== 'adapt' && move !== 'survive') || !isUnseen(pack[move])) return each;
        const named = move === 'adapt' ? 1 : 0;
        const others = [...args.slice(0, named), ...shuffled(args.slice(named), randomInt)];
        return { ...each, move: actions.read(move, others) };
      }),
    };
  },
});

const SECRETS: Readonly<Record<string, (game: GameModule) => Secrets>> = {
  tricks: (game) => cardSecrets(game, tricksCards),
  'card-game': (game) => cardSecrets(game, cardGameCards),
  'evolution-game': evolutionGameSecrets,
};

/** A game that hides nothing has no other states. */
const NO_SECRETS: Secrets = { otherState: (s) => s, otherCourse: (course) => course };

/** What a game hides. Throws an Error for a game with secrets of which it is not said here. */
export function secretsOf(game: GameModule): Secrets {
  const { id, hasSecrets } = game.meta;
  if (!hasSecrets) return NO_SECRETS;
  const secrets = SECRETS[id];
  if (secrets === undefined) throw new Error(`test/contract/secrets.ts does not say what ${id} hides`);
  return secrets(game);
}

/** Everybody at a table: the seats, and somebody who watches. */
export const viewersOf = ({ rules }: GameModule, s: unknown): Viewer[] => [
  null,
  ...Array.from({ length: rules.players(s) }, (_, seat) => seat),
];

/** Chance that brings these outcomes. Throws an Error where one of them cannot come. */
export function scripted(outcomes: readonly Outcome[]): { draw(kind: string, weights: readonly number[]): number } {
  const rest = [...outcomes];
  return {
    draw(kind, weights) {
      const next = rest.shift();
      if (next?.kind !== kind || !(weights[next.drawn]! > 0)) {
        throw new Error(`${kind} is drawn, which cannot be ${JSON.stringify(next)}`);
      }
      return next.drawn;
    },
  };
}

/** Where a game stood, and what led there. */
export interface Stop {
  readonly G: G;
  readonly entry: HistoryEntry<unknown, unknown>;
}

/** The states that a course goes through, from the first on. */
export function stopsOf(game: GameModule, { start, made }: Course): Stop[] {
  const { rules } = game;
  let G: G = { state: start, undo: null, takeBack: 'own' };
  const stops: Stop[] = [{ G, entry: startEntry() }];
  for (const each of made) {
    const asked = rules.decision(G.state)!;
    let metadata: MoveMetadata = {};
    if ('undo' in each) G = beforeMove(rules, G);
    else {
      if (!rules.isLegal(G.state, each.move)) throw new Error(`not legal: ${JSON.stringify(each)}`);
      ({ G, metadata } = carryOut(game, G, each.move, scripted(each.outcomes)));
    }
    const move = 'undo' in each ? 'undo' : each.move;
    stops.push({ G, entry: { player: each.player, move, events: metadata.events ?? [], asked } });
  }
  return stops;
}

/** Plays at random, taking moves back now and then, up to the last decision or so many moves. */
export function randomCourse(game: GameModule, options: GameOptions, seed: number, most = Infinity): Course {
  const { rules } = game;
  const randomInt = rng(seed);
  const start = rules.newGame(options, randomChance(randomInt));
  const made: Made[] = [];
  let G: G = { state: rules.copy(start), undo: null, takeBack: 'own' };
  while (made.length < most) {
    const { player } = rules.decision(G.state)!;
    if (canUndo(G, String(player)) && randomInt(12) === 0) {
      made.push({ player, undo: true });
      G = beforeMove(rules, G);
      continue;
    }
    const legal = rules.legalMoves(G.state);
    const move = legal[randomInt(legal.length)];
    const outcomes: Outcome[] = [];
    const chance = randomChance(randomInt);
    const after = carryOut(game, G, move, {
      draw(kind, weights, total) {
        const drawn = chance.draw(kind, weights, total);
        outcomes.push({ kind, drawn });
        return drawn;
      },
    });
    if (rules.decision(after.G.state) === null) break;
    made.push({ player, move, outcomes });
    ({ G } = after);
  }
  return { start, made };
}
