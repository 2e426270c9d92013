/**
 * A tiny game with hidden hands, for testing everything that games share: in every round each player lays a card face down and may swap it once;
 * then all are revealed, the highest scores a point, and everybody draws, except in the last round, which ends with the reveal.
 * After three rounds the player with the most points wins.
 */
import { say } from '../../src/kit/say.ts';
import { type Phases, boardgame, movesOf } from '../../src/kit/boardgame.ts';
import type { Chance, Outcome, RandomInt } from '../../src/kit/chance.ts';
import { array, entries, fail, integer, object, oneOf, required } from '../../src/kit/decode.ts';
import type {
  BotLevel,
  Budget,
  GameMeta,
  GameModule,
  GameNotation,
  GameOptions,
  GameRules,
  MoveActions,
  Thinking,
} from '../../src/kit/module.ts';

const CARDS = 24;
const HAND = 3;
const ROUNDS = 3;
/** A card whose face the viewer does not see. */
const HIDDEN = -1;
const NONE = -2;

export interface State {
  hands: number[][];
  /** The card each player has laid, or NONE. */
  laid: number[];
  /** 1 for each card in the deck. */
  deck: number[];
  points: number[];
  round: number;
  asked: number;
  stage: 'lay' | 'swap';
  over: boolean;
}
/** A card to lay or to swap for; or `keep`. */
export type Move = { readonly card: number } | 'keep';
export type Event =
  | { readonly event: 'drawn'; readonly player: number; readonly card: number }
  | { readonly event: 'laid'; readonly player: number; readonly card: number }
  | { readonly event: 'turned up'; readonly cards: readonly number[] }
  | { readonly event: 'won'; readonly player: number };

const meta: GameMeta = {
  id: 'tricks',
  title: { en: 'Tricks', de: 'Stiche' },
  minPlayers: 2,
  maxPlayers: 4,
  hasSecrets: true,
  levels: ['random', 'highest', 'careful'],
  quickStart: { players: 2, level: 'highest' },
  cover: {
    en: { tagline: 'A few cards.', blurb: 'A few cards.', play: 'Play', playText: 'Two players.', round: String },
    de: { tagline: 'Einige Karten.', blurb: 'Einige Karten.', play: 'Spielen', playText: 'Zu zweit.', round: String },
  },
};

function draw(s: State, player: number, chance: Chance<string, Event>): void {
  const card = chance.draw('card', s.deck);
  s.deck[card] = 0;
  s.hands[player]!.push(card);
  chance.emit?.({ event: 'drawn', player, card });
}

function lay(s: State, card: number, chance: Chance<string, Event>): void {
  const hand = s.hands[s.asked]!;
  hand.splice(hand.indexOf(card), 1);
  if (s.laid[s.asked] !== NONE) hand.push(s.laid[s.asked]!);
  s.laid[s.asked] = card;
  chance.emit?.({ event: 'laid', player: s.asked, card });
}

function score(s: State, chance: Chance<string, Event>): void {
  chance.emit?.({ event: 'turned up', cards: [...s.laid] });
  const winner = s.laid.indexOf(Math.max(...s.laid));
  s.points[winner]!++;
  chance.emit?.({ event: 'won', player: winner });
  s.laid.fill(NONE);
  if (s.round === ROUNDS) {
    s.over = true;
    return;
  }
  s.round++;
  if (s.round < ROUNDS) for (let player = 0; player < s.hands.length; player++) draw(s, player, chance);
  s.asked = winner;
}

const ranks = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);

const rules: GameRules<State, Move, Event, GameOptions> = {
  defaultOptions: (players) => ({ players }),
  newGame({ players }, chance) {
    const seats = Array.from({ length: players });
    const s: State = {
      hands: seats.map(() => []),
      laid: seats.map(() => NONE),
      deck: Array.from({ length: CARDS }, () => 1),
      points: seats.map(() => 0),
      round: 1,
      asked: 0,
      stage: 'lay',
      over: false,
    };
    for (let i = 0; i < HAND; i++) for (let player = 0; player < players; player++) draw(s, player, chance);
    return s;
  },
  players: (s) => s.hands.length,
  decision: (s) => (s.over ? null : { player: s.asked, phase: 'round', stage: s.stage, round: s.round }),
  legalMoves(s) {
    if (s.over) return [];
    const cards = s.hands[s.asked]!.map((card) => ({ card }));
    return s.stage === 'lay' ? cards : [...cards, 'keep'];
  },
  isLegal: (s, move) =>
    !s.over && (move === 'keep' ? s.stage === 'swap' : s.hands[s.asked]!.includes(move.card) && move.card >= 0),
  copy: (s) => structuredClone(s),
  play(s, move, chance) {
    if (move !== 'keep') lay(s, move.card, chance);
    if (s.stage === 'lay') {
      s.stage = 'swap';
      return;
    }
    s.stage = 'lay';
    s.asked = (s.asked + 1) % s.hands.length;
    if (!s.laid.includes(NONE)) score(s, chance);
  },
  view(s, viewer) {
    const hide = (cards: readonly number[]): number[] => cards.map(() => HIDDEN);
    return {
      ...structuredClone(s),
      hands: s.hands.map((hand, player) => (player === viewer ? [...hand] : hide(hand))),
      laid: s.laid.map((card, player) => (player === viewer || card === NONE ? card : HIDDEN)),
      deck: s.deck.map(() => HIDDEN),
    };
  },
  viewEvent: (event, viewer) =>
    (event.event === 'drawn' || event.event === 'laid') && event.player !== viewer ? { ...event, card: HIDDEN } : event,
  viewMove: (move, mover, viewer) => (move === 'keep' || mover === viewer ? move : null),
  reveals: ({ event }) => event === 'turned up',
  result: (s) => (s.over ? { places: ranks(s.points), scores: s.points } : null),
  standing: (s) => ({ places: ranks(s.points), scores: s.points }),
  violations(s) {
    const cards = [...s.hands.flat(), ...s.laid.filter((card) => card !== NONE)];
    return new Set(cards).size === cards.length && cards.every((card) => s.deck[card] === 0) ? [] : ['a card is twice'];
  },
};

const cardOf = { write: (card: number): unknown => ({ card }) };

const notation: GameNotation<State, Move, GameOptions> = {
  options: {
    write: ({ players }) => ({ players }),
    read(value, path = '') {
      const field = { value, path };
      const known = object(field, ['players']);
      return { players: integer(required(field, known, 'players'), meta.minPlayers, meta.maxPlayers) };
    },
  },
  move: {
    write: (move) => (move === 'keep' ? move : cardOf.write(move.card)),
    read(value, path = '') {
      if (value === 'keep') return 'keep';
      const field = { value, path };
      return { card: integer(required(field, object(field, ['card']), 'card'), 0, CARDS - 1) };
    },
  },
  outcome: {
    write: ({ drawn }: Outcome) => cardOf.write(drawn),
    read(value, path = '') {
      const [[name, drawn] = fail({ value, path }, say`names nothing`)] = entries({ value, path });
      oneOf({ value: name, path }, ['card'], 'what can be drawn');
      return { kind: 'card', drawn: integer(drawn, 0, CARDS - 1) };
    },
  },
  position: {
    write: (s) => ({ format: 'tricks position 1', ...structuredClone(s) }),
    read(document, _chance, path = '') {
      const field = { value: document, path };
      const { format, ...known } = object(field, ['format', ...STATE_FIELDS]);
      if (format?.value !== 'tricks position 1') fail(field, say`is no position of this game`);
      for (const name of STATE_FIELDS) required(field, known, name);
      array(known.hands!, meta.maxPlayers);
      return structuredClone(
        Object.fromEntries(STATE_FIELDS.map((name) => [name, known[name]!.value])),
      ) as unknown as State;
    },
  },
  recordFormat: 'tricks record 1',
  positionFormat: 'tricks position 1',
};
const STATE_FIELDS = ['hands', 'laid', 'deck', 'points', 'round', 'asked', 'stage', 'over'];

const actions = {
  names: ['card', 'keep'] as const,
  write: (move) => (move === 'keep' ? { move, args: [] } : { move: 'card', args: [move.card] }),
  read(name, args) {
    if (name === 'keep') return args.length === 0 ? 'keep' : undefined;
    const [card] = args;
    return name === 'card' && args.length === 1 && typeof card === 'number' ? { card } : undefined;
  },
} satisfies MoveActions<Move> & { names: readonly string[] };

const { card, keep } = movesOf(rules, notation, actions);

const phases = {
  round: { start: true, turn: { stages: { lay: { moves: { card } }, swap: { moves: { card, keep } } } } },
} satisfies Phases<State, Move>;

/** Thinks ahead: which card beats most of those that others could lay, one opponent at a time. */
function thinking(
  view: State,
  randomInt: RandomInt,
  { iterations = 50, ms = Infinity, now = () => 0 }: Budget = {},
): Thinking<Move> {
  const moves = rules.legalMoves(view);
  const wins = moves.map(() => 0);
  const hand = [...view.hands[view.asked]!, view.laid[view.asked]!];
  const end = now() + ms;
  const laidBy = (move: Move): number => (move === 'keep' ? view.laid[view.asked]! : move.card);
  const best = (): Move => moves[wins.indexOf(Math.max(...wins))]!;
  let done = 0;
  return {
    get iterations() {
      return done;
    },
    step() {
      const other = randomInt(CARDS);
      if (!hand.includes(other)) for (const [i, move] of moves.entries()) if (laidBy(move) > other) wins[i]!++;
      return ++done < iterations && now() < end;
    },
    best,
    advice: () => ({ move: best(), other: null, reasons: [] }),
  };
}

/** A level for each way in which bots answer: at once, in a thread, and in a thread for as long as there is time. */
const levels: readonly BotLevel<State, Move>[] = [
  {
    name: 'random',
    how: 'any legal answer, each as likely',
    decide(view, randomInt) {
      const moves = rules.legalMoves(view);
      return moves[randomInt(moves.length)]!;
    },
  },
  {
    name: 'highest',
    how: 'the highest card',
    decide: (view) => (view.stage === 'swap' ? 'keep' : { card: Math.max(...view.hands[view.asked]!) }),
  },
  {
    name: 'careful',
    how: 'the card that beats most others',
    decide(view, randomInt, budget) {
      const thought = thinking(view, randomInt, budget);
      while (thought.step());
      return thought.best();
    },
    think: thinking,
  },
];

/** The game. It has no board: what draws it is tested with games that have one. */
export const tricks: GameModule<State, Move, Event> = {
  meta,
  rules,
  notation,
  actions,
  bgio: boardgame({ meta, rules, notation, actions, phases }),
  bots: () => Promise.resolve(levels),
  ui: () => Promise.reject(new Error('this game is not drawn')),
};
