/**
 * The table of the card game: the biome in the middle, everybody's cards around it, one's hand at the bottom. The rules decide
 * everything.
 */
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../kit/module.ts';
import { inSteps } from '../../../table/narration/steps.tsx';
import type { Board } from '../../../table/types.ts';
import type { GameEvent } from '../rules/chance.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Biome, NextBiome } from './biome/Biome.tsx';
import { ElementRow } from './elements/ElementRow.tsx';
import { Matrix } from './elements/Matrix.tsx';
import { HandArea } from './hand/HandArea.tsx';
import { history } from './history.tsx';
import { useWords } from './words.ts';
import { Player } from './players/Player.tsx';
import { texts } from './prompt/move-texts.tsx';
import { buttons, prompt } from './prompt/prompt.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { panelOf, placesOf } from './places.ts';
import { LazyLedger } from './scoring/lazy.ts';
import { previewOf } from './state/preview.ts';
import { scoringSteps } from './state/scoring.ts';
import { type Types, isScoring, useTable } from './table.ts';
import { Track } from './track/Track.tsx';
import '../../../ui/theme.css';
import '../../../ui/ui.css';
import './board.css';

declare module 'react' {
  // Custom properties are styles too.
  interface CSSProperties {
    '--cg-step'?: number;
    '--cg-rivals'?: number;
  }
}

/** How long another player's move stays on the table; one's own moves need no time. */
function readingTime({ events }: HistoryEntry<Move, GameEvent>, isOwn: boolean): number {
  if (isOwn) return 0;
  const isScored = events.some(({ event }) => event === 'round over');
  return isScored ? 1400 : 900 + 250 * Math.min(4, events.length);
}

/** Whether more than three others are shown. */
const isCrowded = ({ hands }: State, seat: number | null): boolean => hands.length - (seat === null ? 0 : 1) > 3;

/** The other players, clockwise from one. */
const clockwiseFrom = (from: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (from + 1 + i) % players);

/** The places of the others; `isCrowded` is an attribute so that the stylesheet need not count them with every change. */
const Rivals = ({ players, isCrowded: isFull }: { players: readonly number[]; isCrowded: boolean }): ReactNode => (
  <div className="cg-rivals" data-many={isFull}>
    {players.map((player) => (
      <Player key={player} player={player} />
    ))}
  </div>
);

function Main() {
  const { state, seat, names, layout } = useTable();
  const words = useWords();
  const others = seat === null ? names.map((_, player) => player) : clockwiseFrom(seat, names.length);
  const isWide = layout === 'wide';
  return (
    // On small screens it scrolls, so it has to be focusable.
    <section className="cg-scroll" aria-label={words.parts.table()} tabIndex={isWide ? undefined : 0}>
      <Biome />
      <Rivals players={others} isCrowded={isCrowded(state, seat)} />
      {seat !== null && <Player player={seat} />}
      {!isWide && <ElementRow />}
    </section>
  );
}

/** One's hand; on small screens the ledger takes its place while a round is scored. At the end only the number of cards left counts, which the scoring shows. */
function Foot() {
  const { state, seat, layout } = useTable();
  if (isScoring(state) && layout !== 'wide') return <LazyLedger />;
  return seat !== null && (layout === 'wide' || !state.over) && <HandArea />;
}

const Left = () => (
  <div className="cg-left">
    <NextBiome />
    <Track />
  </div>
);

export const board: Board<Types> = {
  useWords,
  prompt,
  buttons,
  ...texts,
  milliseconds: readingTime,
  ...history,
  steps: inSteps(scoringSteps),
  preview: (state, [move]) => (move === undefined ? null : previewOf(state, move)),
  places: placesOf,
  panelOf,
  explanations: async () => (await import('./explanations.ts')).explanations,
  occasions: async () => (await import('./occasions.ts')).occasions,
  motion: async () => {
    // The ledger is there before the first round is scored.
    const [{ motion }] = await Promise.all([import('./motion/motion.tsx'), import('./scoring/Ledger.tsx')]);
    return motion;
  },
  main: { Content: Main, title: ({ parts }) => parts.table() },
  panels: [
    { name: 'elements', title: ({ parts }) => parts.elements(), Content: Matrix, where: 'in place' },
    { name: 'track', title: ({ parts }) => parts.track(), Content: Left, where: 'in place' },
  ],
  Foot,
  Rulebook,
  bar: () => ({ hasHint: true }),
  root: ({ state, seat, names }) => ({
    className: 'cg-table',
    style: { '--cg-rivals': seat === null ? names.length : names.length - 1 },
    'data-watching': seat === null,
    'data-crowded': isCrowded(state, seat),
    'data-scoring': isScoring(state) ? '' : undefined,
  }),
};
