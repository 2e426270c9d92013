/** The panels of a table: in place in the game's own grid, in a drawer beside it, or on small screens as sheets over it. */
import { type ReactNode, useEffect } from 'react';
import { useIds } from '../../ui/ids.tsx';
import { scrollTo } from '../../ui/scroll.ts';
import type { GameTypes, Panel } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { TableProvider, useTable, useFrameWords } from '../use-table.ts';
import { Grabber, usePull } from './pull.tsx';
import './panels.css';

const NONE = {};

/** Its contents; on a sheet, which would cover what is shown, looking back closes it. */
function Contents({ panel: { Content }, isSheet }: { panel: Panel<GameTypes>; isSheet: boolean }) {
  const table = useTable<GameTypes>();
  const { open } = useFrame().panels;
  const { lookBack } = table;
  if (!isSheet || lookBack === null) return <Content />;
  return (
    <TableProvider
      table={{
        ...table,
        lookBack: (entry) => {
          open(null);
          lookBack(entry);
        },
      }}
    >
      <Content />
    </TableProvider>
  );
}

interface OnePanelProps {
  readonly panel: Panel<GameTypes>;
  readonly form: 'in place' | 'drawer' | 'sheet';
}

function OnePanel({ panel, form }: OnePanelProps) {
  const { panels, newest } = useFrame();
  const { words } = useTable<GameTypes>();
  const { keys } = useFrameWords();
  const idOf = useIds();
  const { name, title, height = 'half' } = panel;
  const close = (): void => {
    panels.open(null);
  };
  const pull = usePull(close);
  const text = title(words, newest.question === null);
  const isOver = form !== 'in place';
  return (
    <section
      id={idOf(`panel-${name}`)}
      className="table-panel"
      data-panel={name}
      data-form={form}
      data-height={height}
      // In place, what is in it has a name of its own.
      aria-label={isOver ? text : undefined}
      // What only scrolls must be reached by keyboard as well.
      tabIndex={isOver ? 0 : undefined}
      {...(form === 'sheet' ? pull : NONE)}
    >
      {form === 'sheet' && <Grabber label={keys.close()} onClose={close} />}
      {form === 'sheet' && name !== 'moves' && <h2 className="visually-hidden">{text}</h2>}
      {form === 'drawer' && (
        <header className="table-panel-head">
          {/* The list of moves has a heading. */}
          {name === 'moves' ? <span /> : <h2>{text}</h2>}
          <button type="button" className="ui-button" onClick={close}>
            {keys.close()}
          </button>
        </header>
      )}
      <Contents panel={panel} isSheet={form === 'sheet'} />
    </section>
  );
}

/** Brings the advised move into view: it may be further down in its panel. */
function useAdviceInView(): void {
  const { root, page, panels } = useFrame();
  const advised = page.advice?.move;
  const { opened } = panels;
  useEffect(() => {
    if (advised === undefined) return;
    scrollTo(root.current?.querySelector(`[data-panel] [data-move="${String(advised)}"]`), { block: 'nearest' });
  }, [root, advised, opened]);
}

/** All panels that can be seen. */
export function Panels(): ReactNode {
  const { panels, newest } = useFrame();
  useAdviceInView();
  const isWide = newest.layout === 'wide';
  return panels.shown.map((panel) => {
    const isInPlace = panels.isInPlace(panel.name);
    if (!isInPlace && panels.opened !== panel.name) return null;
    return <OnePanel key={panel.name} panel={panel} form={isInPlace ? 'in place' : isWide ? 'drawer' : 'sheet'} />;
  });
}
