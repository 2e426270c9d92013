/** What the bar says, and the moves that are made in it. */
import type { Button, Following, Prompt } from '../../../../table/types.ts';
import type { Move } from '../../../../table/types.ts';
import { unadaptedDomains } from '../../rules/adaptation.ts';
import { BITS, PLAY, type QuestionName, SETTLE, TASKS } from '../../rules/components.ts';
import { CHOOSE_GROWTH, CHOOSE_MUTATION, DONE, ROLL, TO_MOVE, kindOf, valueOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { Token } from '../art/tokens.tsx';
import type { Locale } from '../words.ts';
import { type Turn, turnSoFar, turnText, turnsSince } from '../narration/turns.ts';
import { type Table, type Types, namingOf, useNaming, useTable, isSmall } from '../table.ts';
import { nextSquare } from './settle-rest.ts';
import './prompt.css';

/** The question, with the Natural Selection card behind it. */
function questionText(state: State, words: Locale, stage: QuestionName): string {
  const question = words.bar.question[stage]();
  const task = stage === 'place' ? TASKS[state.task] : undefined;
  return task === undefined || task === 'growth' ? question : `${words.cards[task]()}: ${question}`;
}

/** What the others did since one's own turn, where the map has no room to say so. */
function Since({ turns }: { turns: readonly Turn[] }) {
  const { words } = useTable();
  const naming = useNaming();
  return turns.map((turn, i) => (
    <span key={i} className="evo-since">
      <Token player={turn.player} />
      <span className="visually-hidden">{naming.player(turn.player)} </span>
      {turnText(turn, words, naming)}
    </span>
  ));
}

/** What helps to answer a question. */
function helpText({ state, words, question, history, layout }: Table) {
  const { bar } = words;
  if (question === null) return '';
  const turns = layout === 'lying' ? turnsSince(history, question.seat) : [];
  if (question.kind === 'begin' && turns.length > 0) return <Since turns={turns} />;
  if (question.kind === 'place') return `${bar.help.place()} ${bar.toPlace({ left: state.left })}`;
  if (question.kind === 'settle')
    return `${bar.help.settle()} ${bar.toSettle({ left: state.toSettle[question.seat]! })}`;
  return bar.help[question.kind]();
}

/** The players whose turns follow that of a player. */
function following({ state, names, words }: Table, player: number): Following | undefined {
  const naming = namingOf(state, names, words);
  const [first, ...others] = Array.from({ length: state.players - 1 }, (_, i) => {
    const each = (player + 1 + i) % state.players;
    return { key: String(each), sign: <Token player={each} />, name: naming.player(each) };
  });
  return first && { label: words.bar.next(), sides: [first, ...others] };
}

export function prompt(table: Table): Prompt {
  const { state, names, words, question, legal, history } = table;
  const { bar } = words;
  const naming = namingOf(state, names, words);
  const player = question?.seat ?? state.winner;
  const sign = <Token player={player} />;
  if (question === null) {
    return { where: bar.over(), sign, who: '', sentence: words.final.title({ name: naming.player(player) }) };
  }
  const round = Math.max(1, Math.ceil(state.turn / state.players));
  const where = {
    where: bar.stage[question.kind](),
    ...(state.phase === PLAY ? { detail: bar.round({ round }) } : {}),
    sign,
  };
  if (legal.size === 0) {
    // While others play, the bar says what they do: on a small screen nothing else does.
    const sentences = turnSoFar(history).map((event) => words.event(event, naming));
    return {
      ...where,
      who: bar.waits({ name: naming.player(player) }),
      sentence: sentences.at(-1) ?? '…',
      note: sentences.slice(-3, -1).join(' '),
    };
  }
  return {
    ...where,
    who: bar.yours({ name: naming.player(player) }),
    next: question.kind === 'begin' ? following(table, player) : undefined,
    sentence: questionText(state, words, question.kind),
    note: helpText(table),
  };
}

/** On small screens also squares of the circuit, which have no room for their names there. */
export function buttons({ state, names, words, legal, layout }: Table): readonly Button<Types>[] {
  const naming = namingOf(state, names, words);
  const stops = isSmall(layout) ? [...legal].filter((move) => kindOf(move) === TO_MOVE) : [];
  const one = (move: Move, label: string): Button<Types> => ({ moves: [move], label, rank: 'main' });
  const all: readonly Button<Types>[] = [
    { ...one(ROLL, words.buttons.roll()), key: 'r' },
    {
      ...one(
        CHOOSE_MUTATION,
        words.buttons.mutation({ cards: BITS[unadaptedDomains(state, Math.max(0, state.asked))]! }),
      ),
      key: 'm',
    },
    { ...one(CHOOSE_GROWTH, words.buttons.growth({ colonies: state.rolled })), key: 'g' },
    { ...one(DONE, words.buttons.done()), rank: 'end', key: 'd' },
    ...stops.map((move) => one(move, naming.square(valueOf(move)))),
  ];
  const possible = all.filter(({ moves }) => typeof moves !== 'function' && legal.has(moves[0]!));
  if (state.question !== SETTLE) return possible;
  // Their own places are on the map.
  return [
    ...possible,
    {
      moves: (now) => (now.state.question === SETTLE ? nextSquare(now.state, now.legal) : null),
      label: words.buttons.rest(),
      rank: 'main',
      key: 'p',
    },
  ];
}
