/** What the frame needs for log, chart and final scoring. */
import { eventLines } from '../../../table/log/lines.ts';
import { linesSince } from '../../../table/news/news.ts';
import type { Board, LogAction, LogLine } from '../../../table/types.ts';
import type { GameEvent, VpSource } from '../rules/chance.ts';
import { finalPlaces } from '../rules/end.ts';
import { cardsOf, isTenRounds } from '../rules/state.ts';
import { controlled } from '../rules/table.ts';
import { Seal } from './art/Seal.tsx';
import { sentence } from './log/sentence.ts';
import { type Table, type Types, gameOverText, wordsFor } from './table.ts';

const DASHES = ['none', '12 4', '4 3', '12 4 3 4', '7 4', '16 3 3 3 3 3'];

/** What counts more or less than the rest. */
const LEVELS: Partial<Record<GameEvent['event'], LogLine<Types>['level']>> = {
  played: 'strong',
  vps: 'strong',
  suppressed: 'loss',
  drew: 'detail',
  discarded: 'detail',
};

const gain: Board<Types>['gain'] = (event) =>
  event.event === 'vps' ? { side: event.player, points: event.vps, source: event.source } : null;

/** What begins something of its own: all that follows comes of it. */
const BEGINNINGS: ReadonlySet<GameEvent['event']> = new Set(['round', 'played', 'passed', 'round over']);

/** What a round scored for everybody, and for what. */
function scoredLines(
  line: LogLine<Types>,
  scored: readonly LogLine<Types>[],
  { words }: Table,
): readonly LogLine<Types>[] {
  const events = scored.flatMap((each) => each.events);
  const players = [...new Set(events.flatMap((event) => (event.event === 'vps' ? [event.player] : [])))].sort();
  const sums = players.map((side) => ({
    side,
    points: events.reduce((sum, event) => sum + (event.event === 'vps' && event.player === side ? event.vps : 0), 0),
  }));
  return [
    { ...line, gains: sums, events: [...line.events, ...events] },
    ...players.map((side): LogLine<Types> => {
      const own = events.flatMap((event) => (event.event === 'vps' && event.player === side ? [event] : []));
      const parts = new Map<string, number>();
      for (const { source, vps } of own) {
        parts.set(words.shortSources[source](), (parts.get(words.shortSources[source]()) ?? 0) + vps);
      }
      const text = [...parts].map(([source, vps]) => `${source} ${words.preview.plus({ vps })}`).join(', ');
      return { text, side, events: own, entry: line.entry, level: 'detail' };
    }),
  ];
}

/** What happened since a player's last move; of a round that was scored meanwhile only what it was worth. */
function recap(seat: number, table: Table): readonly LogLine<Types>[] {
  const lines = linesSince<Types>({ series: history.series, logLines: history.logLines }, table, seat);
  const over = lines.findLastIndex(({ events: [event] }) => event?.event === 'round over');
  if (over < 0) return lines;
  const after = lines.slice(over + 1);
  const isScore = ({ events: [event] }: LogLine<Types>): boolean => event?.event === 'vps';
  return [...scoredLines(lines[over]!, after.filter(isScore), table), ...after.filter((line) => !isScore(line))];
}

/** Whose doing an event is. */
const sideOf = (event: GameEvent): number | null => ('player' in event ? event.player : null);

function final({ state, names, words: all }: Table): ReturnType<Board<Types>['final']> {
  const words = wordsFor(all, state);
  const places = finalPlaces(state);
  const seats = names.map((_, seat) => seat);
  const row = (label: string, value: (seat: number) => number) => ({ label, values: seats.map(value) });
  return {
    headline: gameOverText(
      words,
      names.filter((_, seat) => places[seat] === 1),
    ),
    reasons: [words.final.tieBreaks()],
    placings: seats
      .map((seat) => ({ seat, side: seat, place: places[seat]!, score: state.vps[seat]! }))
      .sort((a, b) => a.place - b.place),
    rows: [
      row(words.final.space(), (seat) => state.track[seat]! + 1),
      row(words.final.cards(), (seat) => state.hands[seat]!.length),
      ...(isTenRounds(state) ? [] : [row(words.final.elements(), (seat) => controlled(state, seat))]),
    ],
  };
}

export const history = {
  sides: ({ names }) =>
    names.map((name, id) => ({ id, name, colour: `var(--cg-seat-${String(id)})`, dash: DASHES[id]! })),
  Sign: ({ side, size }) => <Seal seat={side} size={size} />,
  points: (count, { words }) => `${count < 0 ? '−' : '+'}${words.table.vps({ count: Math.abs(count) })}`,
  gain,
  sources: [
    'first',
    'second',
    'third',
    'dominance',
    'element',
    'most elements',
    'niche',
    'specialisation',
    'highest',
    'lowest',
  ],
  sourceText: (source, { words }) => words.sources[source as VpSource](),
  series: {
    scores: ({ vps }) => vps,
    turn: (event) => (event.event === 'round' ? event.round : null),
    areRounds: true,
  },
  logLines: (entries, table) => {
    let action: LogAction | undefined;
    return eventLines<Types>(entries, gain, (event, times) => {
      const text = sentence(event, table, times);
      if (text === null) return null;
      const side = sideOf(event);
      if (action === undefined || BEGINNINGS.has(event.event)) action = { title: '', side };
      const concerns = event.event === 'suppressed' ? [event.owner] : [];
      const isMinor = event.event === 'drew' || event.event === 'discarded';
      return { text, side, concerns, action, isMinor, level: LEVELS[event.event] ?? 'line', times: 1 };
    });
  },
  turnTitle: (turn, _, { state, words }) => ({
    title: words.bar.round({ round: turn, of: cardsOf(state).rounds }),
    side: null,
  }),
  recap,
  final,
} satisfies Partial<Board<Types>>;
