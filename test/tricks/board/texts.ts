/** The game in words: what the bar, the list of moves, the log and the final scoring say. */
import { eventLines } from '../../../src/table/log/lines.ts';
import type { Board, Explanations } from '../../../src/table/types.ts';
import { type Event, HIDDEN, KEEP, type Move, NONE, ROUNDS, type State, ranks } from '../rules/index.ts';
import type { Locale, Tricks } from './tricks.ts';

type Texts<Key extends keyof Board<Tricks>> = Pick<Board<Tricks>, Key>;

/** A move in words. */
export const moveText = (words: Locale, { laid, asked }: State, move: Move): string =>
  move === KEEP ? words.keep() : (laid[asked] === NONE ? words.lay : words.swap)({ card: move });

/** The bar and the list of moves. */
export const bar: Texts<'prompt' | 'buttons' | 'moveText' | 'loadEffect' | 'undoText' | 'reasonsText' | 'leadText'> = {
  prompt: ({ question, names, words }) => ({
    where: words.phase(),
    ...(question?.round !== undefined && { number: question.round }),
    who: question === null ? '' : names[question.seat]!,
    sentence: question === null ? words.over() : words.ask[question.kind](),
  }),
  buttons: ({ legal, question, state, words }) => [
    ...(legal.has(KEEP) ? [{ moves: [KEEP], label: words.keep(), rank: 'main', key: 'k' } as const] : []),
    ...(question?.kind === 'lay' && legal.size > 0
      ? [{ moves: [Math.max(...state.hands[question.seat]!), KEEP], label: words.highest(), key: 'm' } as const]
      : []),
  ],
  moveText: (move, { words, state }) => moveText(words, state, move),
  loadEffect: () => Promise.resolve((move, { words }) => (move === KEEP ? '' : words.lies({ card: move }))),
  undoText: (entries, { words }) => {
    const move = entries.find((entry) => entry.move !== null)?.move ?? null;
    return move === null ? null : move === KEEP ? words.keep() : words.lay({ card: move });
  },
  reasonsText: ({ reasons }, { words }) => (reasons.length === 0 ? '' : words.reason()),
  leadText: ({ compared: { behind } }, name, { words }) => words.lead({ points: behind, name }),
};

/** What happened, in a sentence. */
function sentence(words: Locale, names: readonly string[], event: Event): string {
  if (event.event === 'turned up') return words.turnedUp({ cards: event.cards.map(String) });
  const who = names[event.player]!;
  if (event.event === 'won') return words.won({ who });
  return words[event.event]({ who, card: event.card === HIDDEN ? null : event.card });
}

const gain: Board<Tricks>['gain'] = (event) =>
  event.event === 'won' ? { side: event.player, points: 1, source: 'trick' } : null;

/** Log, chart and final scoring. */
export const course: Texts<'sides' | 'points' | 'gain' | 'sources' | 'sourceText' | 'series' | 'logLines' | 'final'> = {
  sides: ({ names }) =>
    names.map((name, id) => ({
      id,
      name,
      colour: `var(--tricks-${String(id)})`,
      dash: `${String(12 - 3 * id)} ${String(3 * id)}`,
    })),
  points: (count, { words }) => words.points({ count }),
  gain,
  sources: ['trick'],
  sourceText: (_, { words }) => words.tricks(),
  series: { scores: ({ points }) => points, turn: () => null, areRounds: true },
  logLines: (entries, { names, words }) =>
    eventLines<Tricks>(entries, gain, (event) => ({
      text: sentence(words, names, event),
      side: event.event === 'turned up' ? null : event.player,
    })),
  final: ({ state: { points }, names, words }) => {
    const places = ranks(points);
    const winners = names.filter((_, seat) => places[seat] === 1);
    const placings = points.map((score, seat) => ({ seat, side: seat, score, place: places[seat]! }));
    return {
      headline: words.wins({ who: winners }),
      reasons: [words.why({ rounds: ROUNDS })],
      placings: placings.sort((a, b) => a.place - b.place),
    };
  },
};

export const explanations: Explanations<Tricks> = {
  explain: (place, { names, state, words }) => {
    const player = /^player (\d)$/.exec(place)?.[1];
    if (player === undefined) return null;
    return {
      title: names[Number(player)]!,
      lines: [words.points({ count: state.points[Number(player)]! })],
      entry: 'trick',
    };
  },
};
