/** The parts of the table below the bar: earth, and the others next to it or, on small screens, over it. */
import type { ReactNode } from 'react';
import { lazyPart } from '../../../../ui/lazy.tsx';
import type { Layout } from '../../../../ui/use-layout.ts';
import { SETUP } from '../../rules/components.ts';
import { AnimalChips, Animals } from '../animals/Animals.tsx';
import { ChooseAnimals } from '../animals/ChooseAnimals.tsx';
import { Cards } from '../cards/Cards.tsx';
import { ActionDisplay } from '../display/ActionDisplay.tsx';
import { Earth } from '../earth/Earth.tsx';
import type { State } from '../../rules/state.ts';
import type { HistoryEntry } from '../state/history.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { useTable } from '../state/table.ts';
import { Panel } from './Panel.tsx';
import type { Sheet } from './sheet.ts';
import { Tabs } from './Tabs.tsx';
import type { Sheets } from './use-sheets.ts';

const MoveList = lazyPart(async () => (await import('../prompt/MoveList.tsx')).MoveList);
const Log = lazyPart(async () => (await import('../log/Log.tsx')).Log);
const Supplies = lazyPart(async () => (await import('../supplies/Supplies.tsx')).Supplies);
const Final = lazyPart(async () => (await import('../scores/Final.tsx')).Final);
const ChartSoFar = lazyPart(async () => (await import('../scores/Chart.tsx')).ChartSoFar);

interface PartsProps {
  sheets: Sheets;
  layout: Layout;
  /** What has happened, as far as the table shows it. */
  history: readonly HistoryEntry[];
  /** In a replay, how the game went on. */
  whole: { readonly state: State; readonly history: readonly HistoryEntry[] } | undefined;
  /** The seats this screen decides for. */
  seats: readonly number[];
  /** The hint. */
  advice: ReactNode;
  /** Whether the table still has to catch up with a click. */
  isBusy: boolean;
  /** Whether others' moves are narrated. */
  isNarrated: boolean;
  /** Downloads the record of the game. */
  onDownload: (() => void) | undefined;
}

export function Parts(props: PartsProps) {
  const { sheets, layout, history, whole, onDownload } = props;
  const { sheet } = sheets;
  const { s } = useTable();
  const panel = (part: Sheet, children: ReactNode): ReactNode => (
    <Panel part={part} sheet={sheet} onClose={sheets.close}>
      {children}
    </Panel>
  );
  return (
    <div className={`ds-below${props.advice === null || props.advice === undefined ? '' : ' ds-advised'}`}>
      {s.phase === SETUP ? (
        <ChooseAnimals />
      ) : (
        <>
          {panel('animals', <Animals />)}
          <main className="ds-earth" aria-busy={props.isBusy}>
            <Earth history={history} seats={props.seats} advice={props.advice} isNarrated={props.isNarrated} />
          </main>
          <Tabs sheet={sheet} needed={sheets.needed} layout={layout} onShow={sheets.show} />
          {panel('display', <ActionDisplay />)}
          {panel('cards', <Cards />)}
          {sheet === 'supplies' && panel('supplies', <Supplies />)}
          {sheet === 'log' && panel('log', <Log history={history} whole={whole} />)}
          {sheet === 'chart' && panel('chart', <ChartSoFar history={history} whole={whole} />)}
          {s.over && panel('final', <Final history={history} onDownload={onDownload} />)}
          <AnimalChips onOpen={sheets.toggleAnimals} />
        </>
      )}
      {sheet === 'answers' && panel('answers', <MoveList />)}
      {sheet === 'rules' && panel('rules', <Rulebook target={sheets.rulesTarget} />)}
    </div>
  );
}
