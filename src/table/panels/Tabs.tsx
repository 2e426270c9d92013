/** The tabs at the edge of a small screen: the board itself, and all that opens over it. */
import { useIds } from '../../ui/ids.tsx';
import type { GameTypes } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable, useFrameWords } from '../use-table.ts';
import './tabs.css';

const ICON = 20;

export function Tabs() {
  const { board, panels, newest } = useFrame();
  const { words } = useTable<GameTypes>();
  const { tabs } = useFrameWords();
  const idOf = useIds();
  const { opened, needed, open } = panels;
  if (panels.tabs.length === 0) return null;
  const { title, Icon: MainIcon } = board.main;
  // Some with pictures and some without would not be in line.
  const arePictured = MainIcon !== undefined && panels.tabs.every(({ Icon }) => Icon !== undefined);
  return (
    <nav className="table-tabs" data-tabs="" data-picture="none" aria-label={tabs()}>
      <button
        type="button"
        className="ui-tab table-tab"
        aria-expanded={opened === null}
        onClick={() => {
          open(null);
        }}
      >
        {arePictured && <MainIcon size={ICON} />}
        {title(words)}
      </button>
      {panels.tabs.map(({ name, title: titleOf, Icon }) => (
        <button
          key={name}
          type="button"
          className="ui-tab table-tab"
          data-tab={name}
          data-needed={needed === name || undefined}
          aria-expanded={opened === name}
          aria-controls={idOf(`panel-${name}`)}
          onClick={() => {
            open(opened === name ? null : name);
          }}
        >
          {arePictured && Icon !== undefined && <Icon size={ICON} />}
          {titleOf(words, newest.question === null)}
        </button>
      ))}
    </nav>
  );
}
