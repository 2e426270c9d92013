/** The moves without a place on the table, as buttons. */
import { type MouseEvent, createContext, use, useMemo } from 'react';
import { pointsAt } from '../pointing.ts';
import type { Choices, GameTypes, Table } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import type { Button } from '../types.ts';
import { useRepeat } from './use-repeat.ts';

/** Labels this short are numbers. */
const NUMBER = 2;
/** From so many buttons on, drawings stand without their labels. */
const MANY = 5;
/** More numbers than fit in one row. */
const ROW = 9;

/** The second click of a double click was meant for the previous question; fingers, however, tap in quick succession. */
export const isSecondClick = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail > 1 && (nativeEvent as PointerEvent).pointerType === 'mouse';

/** The buttons for what may be played now. */
export function useChoices<G extends GameTypes>(table: Table<G>): Choices<G> {
  const { board } = useFrame<G>();
  const all = useMemo(() => (table.legal.size === 0 ? [] : (board.buttons?.(table) ?? [])), [board, table]);
  const { isRepeating, start } = useRepeat(table, all);
  return {
    buttons: all.filter(({ label }) => !isRepeating(label)),
    choose: ({ moves, label }) => {
      table.pointing.point(null);
      if (typeof moves === 'function') start(label);
      else table.play(...moves);
    },
  };
}

const ChoicesContext = createContext<unknown>(null);
/** Gives its children the buttons of the bar. */
export const ChoicesProvider = ChoicesContext;

export function Buttons() {
  const { newest } = useFrame();
  // As with the table: the frames of all games share one context.
  const choices = use(ChoicesContext) as Choices<GameTypes> | null;
  if (choices === null || choices.buttons.length === 0) return null;
  const { buttons, choose } = choices;
  const numbers = buttons.filter(({ label }) => label.length <= NUMBER).length;
  const classes = ['table-buttons', buttons.length >= MANY ? 'table-many' : '', numbers > ROW ? 'table-rows' : ''];
  return (
    <div className={classes.filter((name) => name !== '').join(' ')} data-buttons={buttons.length}>
      {buttons.map((button) => (
        <MoveButton key={button.label} button={button} table={newest} choose={choose} />
      ))}
    </div>
  );
}

interface MoveButtonProps<G extends GameTypes> {
  readonly button: Button<G>;
  readonly table: Table<G>;
  readonly choose: Choices<G>['choose'];
}

function MoveButton<G extends GameTypes>({ button, table: { pointing, advice }, choose }: MoveButtonProps<G>) {
  const { moves, label, sign, rank, key, place } = button;
  const [first, ...rest] = typeof moves === 'function' ? [] : moves;
  const named = first === undefined || typeof moves === 'function' ? {} : pointsAt(pointing, ...moves);
  return (
    <button
      type="button"
      className={`ui-button table-move${rank === undefined ? '' : ` table-move-${rank}`}${label.length <= NUMBER ? ' table-number' : ''}`}
      // A gesture of several moves is not one of them.
      {...(rest.length > 0 ? { 'data-steps': [first, ...rest].join(' ') } : { 'data-move': first })}
      data-rank={rank}
      data-advised={first !== undefined && rest.length === 0 && advice?.move === first ? true : undefined}
      data-place={place}
      aria-label={sign === undefined ? undefined : label}
      aria-keyshortcuts={key}
      title={sign === undefined ? undefined : label}
      onClick={(event) => {
        if (!isSecondClick(event)) choose(button);
      }}
      {...named}
    >
      {sign}
      <span>{label}</span>
    </button>
  );
}
