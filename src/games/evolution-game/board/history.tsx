/** What the frame needs for log, chart and final scoring. */
import { eventLines } from '../../../table/log/lines.ts';
import type { Board } from '../../../table/types.ts';
import { standing } from '../rules/play.ts';
import { Ground } from './ages/Ground.tsx';
import { Token } from './art/tokens.tsx';
import { nicheText } from './card-names.ts';
import { turnText, turnsSince } from './narration/turns.ts';
import { type Table, type Types, dataOf, namingOf } from './table.ts';

const DASHES = ['none', '7 3', '2 3', '10 3 2 3'];

const namingAt = ({ state, names, words }: Table) => namingOf(state, names, words);

const gain: Board<Types>['gain'] = (event) =>
  event.event === 'advanced' ? { side: event.player, points: event.to - event.from, source: event.by } : null;

function final(table: Table): ReturnType<Board<Types>['final']> {
  const { state, words, history } = table;
  const naming = namingAt(table);
  const { places } = standing(state);
  // Until the rules decide it, whoever is ahead.
  const winner = naming.player(places.indexOf(1));
  const last = history.flatMap((entry) => entry.events).slice(-4);
  const returned = last.find((event) => event.event === 'returned');
  return {
    headline: words.final.title({ name: winner }),
    reasons: [
      returned?.event === 'returned'
        ? words.final.byNiche({ name: winner, niches: returned.niches.map(nicheText).join(', ') })
        : words.final.byBonus({ name: winner }),
      words.final.turns({ turns: state.turn }),
    ],
    placings: places
      .map((place, seat) => ({
        seat,
        side: seat,
        place,
        score: words.table.stage({ name: naming.stage(state.stage[seat]!), number: state.stage[seat]! }),
      }))
      .sort((a, b) => a.place - b.place),
  };
}

export const history = {
  sides: (table) => {
    const naming = namingAt(table);
    return table.state.stage.map((_, id) => ({
      id,
      name: naming.player(id),
      colour: `var(--evo-line-${String(id)})`,
      dash: DASHES[id]!,
    }));
  },
  Sign: ({ side, size }) => <Token player={side} size={size} />,
  points: (count, { words }) => words.final.stages({ count }),
  scoreText: (stage, table) => `${String(stage)} · ${namingAt(table).stage(stage)}`,
  gain,
  sources: ['bonus', 'survival'],
  sourceText: (source, { words }) => words.final.source[source as 'bonus' | 'survival'](),
  series: {
    scores: ({ stage }) => stage,
    turn: (event) => (event.event === 'turn' ? event.turn : null),
    areRounds: false,
    isStepped: true,
    section: {
      names: (table) => {
        const naming = namingAt(table);
        return dataOf(table.state).stages.map((_, stage) => naming.stage(stage));
      },
      Ground,
    },
  },
  logLines: (entries, table) => {
    const naming = namingAt(table);
    return eventLines<Types>(entries, gain, (event) =>
      event.event === 'turn'
        ? null
        : {
            text: table.words.event(event, naming),
            side: event.player,
            concerns: event.event === 'placed' && event.supplanted !== null ? [event.supplanted] : [],
            level: event.event === 'advanced' || event.event === 'won' ? 'strong' : 'line',
          },
    );
  },
  // A line a turn: in it, what happened in a few clauses.
  recap: (seat, table) =>
    table.question?.kind === 'begin'
      ? turnsSince(table.history, seat).map((turn, entry) => ({
          text: turnText(turn, table.words, namingAt(table)),
          side: turn.player,
          events: turn.events,
          entry,
        }))
      : [],
  turnTitle: (turn, first, { names, words }) => {
    const side = first?.event === 'turn' ? first.player : null;
    return { title: side === null ? words.bar.turn({ turn }) : `${words.bar.turn({ turn })}: ${names[side]!}`, side };
  },
  final,
} satisfies Partial<Board<Types>>;
