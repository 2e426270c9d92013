/** The Time Circuit around the environment: its squares, the counters, and where the next roll may lead. */
import { useEffect, useId, useRef, useState } from 'react';
import { isHurried } from '../../../../ui/hurry.ts';
import { prefersLessMotion } from '../../../../ui/motion.ts';
import { BEGIN, ENVIRONMENTAL_CHANGE, EVO, LETTERS, NOTHING, TRANSITION } from '../../rules/components.ts';
import { TO_MOVE, moveOf } from '../../rules/moves.ts';
import { tables } from '../../rules/state.ts';
import { colourLetter } from '../art/colours.tsx';
import { Die, SquareSign } from '../art/signs.tsx';
import { Token } from '../art/tokens.tsx';
import { SIZE, circuitBox, place } from '../shape.ts';
import { JUMP_MS, THROW_MS, hopsMs, wayOf } from '../motion/timing.ts';
import { type Reach, jumpedOf, reachOf, squareLine } from '../state/preview.ts';
import { useTable } from '../state/table.ts';
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
  const table = useTable();
  const { s, legal, words, naming, hinted, send, look } = table;
  const { squareKind, squareDomain } = tables(s);
  const kind = squareKind[square]!;
  const domain = squareDomain[square]!;
  const move = moveOf(TO_MOVE, square);
  const isLegal = legal.has(move);
  const side = Math.ceil(squareKind.length / 4);
  const edge = ['top', 'right', 'bottom', 'left'][Math.floor(square / side)]!;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const tip = useId();
  const name = naming.square(square);
  const counters = s.counter.flatMap((at, player) => (at === square ? [naming.player(player)] : []));
  const label = [
    name,
    ...counters,
    ...(isJumped ? [words.table.jumped] : []),
    ...(reach && reach.ends.length > 0 ? [words.table.endsHere(reach.ends.join(', '))] : []),
    ...(reach && reach.stops.length > 0 ? [words.table.mayStop(reach.stops.join(', '))] : []),
    ...(reach || isLegal ? [squareLine(table, square)] : []),
  ].join('. ');
  const classes = [
    'evo-square',
    `evo-edge-${edge}`,
    square % side === 0 ? 'evo-corner' : '',
    kind === EVO || kind === TRANSITION ? 'evo-survival' : '',
    reach || isLegal ? 'evo-reached' : '',
    isLegal ? 'evo-legal' : '',
    hinted === move ? 'evo-hinted' : '',
  ].join(' ');
  const show = (): void => {
    setHelpOpen(true);
    if (isLegal) look(move);
  };
  const hide = (): void => {
    setHelpOpen(false);
    look(null);
  };
  return (
    <button
      type="button"
      className={classes}
      style={place(circuitBox(square, squareKind.length))}
      aria-label={label}
      aria-disabled={!isLegal}
      aria-describedby={isHelpOpen && !reach && !isLegal ? tip : undefined}
      data-move={isLegal ? move : undefined}
      tabIndex={isLegal || reach ? 0 : -1}
      onClick={() => {
        if (isLegal) send(move);
        else setHelpOpen(!isHelpOpen);
      }}
      onMouseEnter={show}
      onFocus={show}
      onMouseLeave={hide}
      onBlur={hide}
    >
      {kind === ENVIRONMENTAL_CHANGE ? (
        <span className={`evo-change evo-bg-${colourLetter(s.domain[domain]!)}`}>
          {/* Drawn, not written: the square's name says it already. */}
          <b data-letter={LETTERS[domain]} />
        </span>
      ) : (
        <SquareSign kind={kind} />
      )}
      <span className="evo-square-name">{name}</span>
      {reach && <Dice reach={reach} />}
      {/* Drawn, not written, too. */}
      {isJumped && <span className="evo-jumped" data-word={words.table.jumped} />}
      {/* Of an answer the bar says it, and the map stays visible. */}
      {isHelpOpen && !isLegal && (
        <span className="evo-square-help" id={tip} role="tooltip">
          <b>{name}</b> {squareLine(table, square)}
        </span>
      )}
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
  const { s, last } = useTable();
  const { squareKind, evolutionSquare } = tables(s);
  const element = useRef<HTMLSpanElement>(null);
  const at = s.counter[player]!;
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
      className={`evo-counter${player === s.current && s.question !== NOTHING ? ' evo-current' : ''}${at === NOTHING ? ' evo-off' : ''}`}
      style={{ left: `${String(left)}%`, top: `${String(top)}%` }}
      aria-hidden="true"
    >
      <Token player={player} />
    </span>
  );
}

export function Circuit() {
  const { s, mine, words } = useTable();
  const { squareKind } = tables(s);
  // Before one's own roll: the squares it may lead to.
  const rollsNext = mine && s.question === BEGIN;
  const reach = rollsNext ? reachOf(s, s.asked) : NOWHERE;
  const jumped = rollsNext ? jumpedOf(s, s.asked) : NONE;
  return (
    <>
      <div className="evo-circuit" role="group" aria-label={words.parts.map}>
        {squareKind.map((_, square) => (
          <Square key={square} square={square} reach={reach.get(square)} isJumped={jumped.has(square)} />
        ))}
      </div>
      {s.counter.map((_, each) => (
        <Counter key={each} player={each} />
      ))}
    </>
  );
}
