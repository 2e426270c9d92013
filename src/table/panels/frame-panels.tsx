/** The panels that every table has: moves, log, chart or final scoring, rules. */
import { lazyPart } from '../../ui/lazy.tsx';
import { BookIcon, ChartIcon, ListIcon, LogIcon } from '../../ui/marks.tsx';
import { frameWords } from '../words.ts';
import { Chart, Final, Log } from '../parts.ts';
import type { GameTypes, Panel } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';

const MoveList = lazyPart(async () => (await import('../moves/MoveList.tsx')).MoveList);

function Course() {
  return useTable().question === null ? <Final /> : <Chart />;
}

function Rules() {
  const { board, panels } = useFrame();
  return board.Rulebook === undefined ? null : <board.Rulebook target={panels.rulesAt} />;
}

type FramePanel = Panel<GameTypes> & { readonly name: 'moves' | 'log' | 'chart' | 'rules' };

const common = { where: 'drawer', height: 'full' } as const;

/** In the order of the bar; those of a game come after the moves. */
export const FRAME_PANELS: readonly FramePanel[] = [
  {
    ...common,
    name: 'moves',
    title: (words) => frameWords(words).panels.moves(),
    Icon: ListIcon,
    Content: MoveList,
  },
  { ...common, name: 'log', title: (words) => frameWords(words).panels.log(), Icon: LogIcon, Content: Log },
  {
    ...common,
    name: 'chart',
    title: (words, isOver) => frameWords(words).panels[isOver ? 'final' : 'chart'](),
    Icon: ChartIcon,
    Content: Course,
    isNeeded: ({ question }) => question === null,
  },
  {
    ...common,
    name: 'rules',
    title: (words) => frameWords(words).panels.rules(),
    Icon: BookIcon,
    Content: Rules,
  },
];

/** Their keys. */
export const PANEL_KEYS: Readonly<Record<string, string>> = { moves: 'a', log: 'l', chart: 'v', rules: '/' };
