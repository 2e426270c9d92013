/** The map with the circuit around it. On small screens the players' stages are below it, and a tap enlarges a domain. */
import { useEffect, useRef, useState, memo } from 'react';
import { Portrait } from '../../../../table/portrait/Portrait.tsx';
import { useNews } from '../../../../table/news/news.ts';
import { News } from '../../../../table/parts.ts';
import { scrollTo } from '../../../../ui/scroll.ts';
import { TO_MOVE, TO_PLACE, kindOf } from '../../rules/moves.ts';
import { colourLetter } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import { MapCentre } from '../circuit/MapCentre.tsx';
import { Circuit } from '../circuit/Circuit.tsx';
import { Dialog } from './Dialog.tsx';
import { useNaming, useTable } from '../table.ts';
import { DomainName, DomainSquares, Domains, Regions } from './Environment.tsx';
import './environment.css';
import './stages.css';

/** On a phone, below the map: what the others did since one's own turn, or everybody's age. */
function UnderMap() {
  const { state, layout } = useTable();
  const naming = useNaming();
  const recaps = useNews()?.kind === 'recap';
  if (layout !== 'phone') return null;
  return (
    <div className="evo-below" style={{ '--evo-rivals': state.players - 1 } as React.CSSProperties}>
      {recaps ? (
        <News shows="lines" />
      ) : (
        <p className="evo-stages">
          {state.stage.map((stage, player) => (
            <span key={player} data-plate="">
              <Token player={player} /> <Portrait seat={player} className="evo-stages-portrait" /> <b>{stage}</b>{' '}
              <small>{naming.stage(stage)}</small>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

export const WorldMap = memo(function WorldMap() {
  const { state, words, legal } = useTable();
  const [opened, setOpened] = useState<{ domain: number; toPlace: boolean } | null>(null);
  const placing = [...legal].some((move) => kindOf(move) === TO_PLACE);
  const answeredHere = placing || [...legal].some((move) => kindOf(move) === TO_MOVE);
  const world = useRef<HTMLElement>(null);
  // On a phone the page may be scrolled down to the cards when the next answer is on the map.
  useEffect(() => {
    if (answeredHere) scrollTo(world.current, { block: 'nearest' });
  }, [answeredHere]);
  // Opened for placing, it closes with the question.
  const domain = opened !== null && (placing || !opened.toPlace) ? opened.domain : null;
  return (
    <>
      <section ref={world} className="evo-world" aria-label={words.parts.map()}>
        <div className={`evo-board${placing ? ' evo-placing' : ''}`}>
          <Regions />
          <Domains
            onOpen={(each) => {
              setOpened({ domain: each, toPlace: placing });
            }}
          />
          <MapCentre />
          <Circuit />
        </div>
        <UnderMap />
      </section>
      {domain !== null && (
        <Dialog
          title={<DomainName domain={domain} />}
          close={words.buttons.close()}
          onClose={() => {
            setOpened(null);
          }}
        >
          <div className={`evo-large evo-bg-${colourLetter(state.domain[domain]!)}`}>
            <DomainSquares domain={domain} />
          </div>
        </Dialog>
      )}
    </>
  );
});
