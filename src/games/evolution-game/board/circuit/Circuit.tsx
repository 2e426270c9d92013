/** The Time Circuit around the environment: its squares, the counters, and where the next roll may lead. */
import { useEffect, useRef } from 'react';
import { isHurried } from '../../../../ui/motion/hurry.ts';
import { prefersLessMotion } from '../../../../ui/motion/motion.ts';
import { BEGIN, ENVIRONMENTAL_CHANGE, EVO, LETTERS, NOTHING, TRANSITION } from '../../rules/components.ts';
import { TO_MOVE, moveOf } from '../../rules/moves.ts';
import { tables } from '../../rules/state.ts';
import { colourLetter } from '../art/colours.tsx';
import { Die, SquareSign } from '../art/signs.tsx';
import { Token } from '../art/tokens.tsx';
import { SIZE, circuitBox, place } from '../geometry.ts';
import { circuitPlace } from '../places.ts';
import { JUMP_MS, THROW_MS, hopsMs, wayOf } from '../motion/timing.ts';
import { type Reach, jumpedOf, reachOf, squareLine } from '../state/preview.ts';
import { useSeen, useTable } from '../table.ts';
import './circuit.css';

const NOWHERE: ReadonlyMap<number, Reach> = new Map();
const NONE: ReadonlySet<number> = new Set();

function Dice({ reach }: { reach: Reach }) {
  return (
    <span className="evo-reach">
      {reach.ends.map((rolled) => (
        <Die key={rolled} rolled={rolled} />
      ))}
      {reach.stops.map((rolled) => (
        <Die key={rolled} rolled={rolled} optional />
      ))}
    </span>
  );
}

interface SquareProps {
  readonly square: number;
  readonly reach: Reach | undefined;
  readonly isJumped: boolean;
}

function Square({ square, reach, isJumped }: SquareProps) {
  const { state, legal, words, advice, play } = useTable();
  const seen = useSeen();
  const { naming } = seen;
  const { squareKind, squareDomain } = tables(state);
  const kind = squareKind[square]!;
  const domain = squareDomain[square]!;
  const move = moveOf(TO_MOVE, square);
  const isLegal = legal.has(move);
  const side = Math.ceil(squareKind.length / 4);
  const edge = ['top', 'right', 'bottom', 'left'][Math.floor(square / side)]!;
  const name = naming.square(square);
  const counters = state.counter.flatMap((at, player) => (at === square ? [naming.player(player)] : []));
  const label = [
    name,
    ...counters,
    ...(isJumped ? [words.table.jumped()] : []),
    ...(reach && reach.ends.length > 0 ? [words.table.endsHere({ rolls: reach.ends.join(', ') })] : []),
    ...(reach && reach.stops.length > 0 ? [words.table.mayStop({ rolls: reach.stops.join(', ') })] : []),
    ...(reach || isLegal ? [squareLine(seen, square)] : []),
  ].join('. ');
  const classes = [
    'evo-square',
    `evo-edge-${edge}`,
    square % side === 0 ? 'evo-corner' : '',
    kind === EVO || kind === TRANSITION ? 'evo-survival' : '',
    reach || isLegal ? 'evo-reached' : '',
    isLegal ? 'evo-legal' : '',
    advice?.move === move ? 'evo-advised' : '',
  ].join(' ');
  return (
    <button
      type="button"
      className={classes}
      style={place(circuitBox(square, squareKind.length))}
      aria-label={label}
      aria-disabled={!isLegal}
      data-move={isLegal ? move : undefined}
      data-place={circuitPlace(square)}
      tabIndex={isLegal || reach ? 0 : -1}
      onClick={() => {
        if (isLegal) play(move);
      }}
    >
      {kind === ENVIRONMENTAL_CHANGE ? (
        <span className={`evo-change evo-bg-${colourLetter(state.domain[domain]!)}`}>
          {/* Drawn, not written: the square's name says it already. */}
          <b data-letter={LETTERS[domain]} />
        </span>
      ) : (
        <SquareSign kind={kind} />
      )}
      <span className="evo-square-name">{name}</span>
      {reach && <Dice reach={reach} />}
      {/* Drawn, not written, too. */}
      {isJumped && <span className="evo-jumped" data-word={words.table.jumped()} />}
    </button>
  );
}

/** Where a counter stands on a square, in percent of the board. */
function counterPlace(square: number, squares: number): { left: number; top: number } {
  const box = circuitBox(square, squares);
  return { left: ((box.left + box.width) / SIZE) * 100, top: (box.top / SIZE) * 100 };
}

/** A player's counter. When it moves, it hops from square to square, once the die has fallen. */
function Counter({ player }: { player: number }) {
  const { state, last } = useTable();
  const { squareKind, evolutionSquare } = tables(state);
  const element = useRef<HTMLSpanElement>(null);
  const at = state.counter[player]!;
  const stands = at === NOTHING ? evolutionSquare : at;
  const moved = last.find((event) => (event.event === 'moved' || event.event === 'jumped') && event.player === player);
  useEffect(() => {
    const counter = element.current;
    if (counter?.animate === undefined || prefersLessMotion() || isHurried() || moved === undefined) return;
    if (moved.event !== 'moved' && moved.event !== 'jumped') return;
    const from = moved.from ?? evolutionSquare;
    const way = moved.event === 'moved' ? wayOf(from, moved.to, squareKind.length) : [from, moved.to];
    const end = counterPlace(stands, squareKind.length);
    // Translated from where it is, in parts of the board: nothing is laid out or painted on the way.
    const hops = counter.animate(
      way.map((square) => {
        const { left, top } = counterPlace(square, squareKind.length);
        return { translate: `${String(left - end.left)}cqi ${String(top - end.top)}cqi`, easing: 'ease-in-out' };
      }),
      {
        duration: moved.event === 'moved' ? hopsMs(way.length - 1) : JUMP_MS,
        delay: last.some(({ event }) => event === 'rolled') ? THROW_MS : 0,
        fill: 'backwards',
      },
    );
    return () => {
      hops.cancel();
    };
  }, [moved, last, squareKind, evolutionSquare, stands]);
  const { left, top } = counterPlace(stands, squareKind.length);
  return (
    <span
      ref={element}
      className={`evo-counter${player === state.current && state.question !== NOTHING ? ' evo-current' : ''}${at === NOTHING ? ' evo-off' : ''}`}
      style={{ left: `${String(left)}%`, top: `${String(top)}%` }}
      aria-hidden="true"
    >
      <Token player={player} />
    </span>
  );
}

export function Circuit() {
  const { state, legal, words } = useTable();
  const { squareKind } = tables(state);
  // Before one's own roll: the squares it may lead to.
  const rollsNext = legal.size > 0 && state.question === BEGIN;
  const reach = rollsNext ? reachOf(state, state.asked) : NOWHERE;
  const jumped = rollsNext ? jumpedOf(state, state.asked) : NONE;
  return (
    <>
      <div className="evo-circuit" role="group" aria-label={words.parts.map()}>
        {squareKind.map((_, square) => (
          <Square key={square} square={square} reach={reach.get(square)} isJumped={jumped.has(square)} />
        ))}
      </div>
      {state.counter.map((_, each) => (
        <Counter key={each} player={each} />
      ))}
    </>
  );
}
