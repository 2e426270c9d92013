/** The board: what the frame shows of this game. It proves that the frame needs nothing that only the three games have. */
import '../../../src/ui/theme.css';
import '../../../src/ui/ui.css';
import './board.css';
import { Hint, useHasHint } from '../../../src/table/bar/Hint.tsx';
import { News } from '../../../src/table/news/News.tsx';
import { usePointed } from '../../../src/table/pointing.ts';
import type { Board, Motion } from '../../../src/table/types.ts';
import { useTable } from '../../../src/table/use-table.ts';
import { tone } from '../../../src/ui/sound.ts';
import { KEEP, NONE } from '../rules/index.ts';
import { Rulebook } from './Rulebook.tsx';
import { bar, course, explanations } from './texts.ts';
import { type Tricks, useWords } from './tricks.ts';

/** What is seen of a card. */
const face = (card: number): string => (card < 0 ? '' : String(card));

function HandCard({ card }: { card: number }) {
  const { play, advice, legal } = useTable<Tricks>();
  const own = { className: 'tricks-card', 'data-place': `card ${String(card)}` };
  if (!legal.has(card)) return <i {...own}>{face(card)}</i>;
  return (
    <button
      type="button"
      {...own}
      data-move={card}
      data-advised={advice?.move === card}
      onClick={() => {
        play(card);
      }}
    >
      {card}
    </button>
  );
}

function Player({ player }: { player: number }) {
  const { state, question, names, words } = useTable<Tricks>();
  const { preview } = usePointed<Tricks>();
  const isAsked = question?.seat === player;
  const isPreviewed = preview !== null && isAsked;
  const card = isPreviewed ? preview : state.laid[player]!;
  return (
    <section data-place={`player ${String(player)}`} aria-current={isAsked}>
      <h2>{names[player]}</h2>
      <p data-points={state.points[player]}>{words.points({ count: state.points[player]! })}</p>
      <i
        className="tricks-card"
        data-place={`laid ${String(player)}`}
        data-empty={card === NONE}
        data-preview={isPreviewed ? preview : undefined}
      >
        {face(card)}
      </i>
    </section>
  );
}

function Main() {
  const { state, seat, names, words, layout } = useTable<Tricks>();
  const hasHint = useHasHint();
  return (
    <div className="tricks-middle">
      <div className="tricks-main" tabIndex={0}>
        <div className="tricks-players">
          {names.map((_, player) => (
            <Player key={player} player={player} />
          ))}
        </div>
        <i className="tricks-card" data-place="deck" />
        {seat !== null && (
          <section className="tricks-hand" aria-label={words.hand()} data-place={`hand ${String(seat)}`}>
            {state.hands[seat]!.map((card, place) => (
              <HandCard key={place} card={card} />
            ))}
          </section>
        )}
      </div>
      <News>{layout === 'wide' && hasHint && <Hint />}</News>
    </div>
  );
}

/** The cards that are drawn fly to whom they belong. */
export const motion: Motion<Tricks> = {
  flights: (events) =>
    events.flatMap((event) => {
      if (event.event !== 'drawn') return [];
      const { player, card } = event;
      return [{ piece: { card }, way: ['deck', [`hand ${String(player)}`, `player ${String(player)}`]] }];
    }),
  Piece: ({ piece }) => <i className="tricks-card">{face(piece.card)}</i>,
  sounds: { laid: [tone(440, 0, 0.1, 0.5)] },
};

export const board: Board<Tricks> = {
  useWords,
  ...bar,
  ...course,
  Sign: ({ side, size }) => (
    <i className="tricks-seat" style={{ width: size, height: size, background: `var(--tricks-${String(side)})` }} />
  ),
  milliseconds: ({ events }, isOwn) => (isOwn ? 0 : 300 * events.length),
  preview: (_, [move]) => (move === undefined || move === KEEP ? null : move),
  places: (event) => ('player' in event ? [`player ${String(event.player)}`] : []),
  motion: () => Promise.resolve(motion),
  explanations: () => Promise.resolve(explanations),
  main: { Content: Main, title: (words) => words.table() },
  Rulebook,
  bar: (layout) => ({
    hasHint: layout !== 'wide',
    effectText: (move, { words }) => (move === KEEP ? '' : words.lies({ card: move })),
  }),
  root: () => ({ className: 'tricks-table' }),
};
