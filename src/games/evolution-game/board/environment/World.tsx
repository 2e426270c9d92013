/** The map with the circuit around it. On small screens the players' stages are below it, and a tap enlarges a domain. */
import { useEffect, useRef, useState, memo } from 'react';
import { TO_MOVE, TO_PLACE, kindOf } from '../../rules/moves.ts';
import { colourLetter } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import { Centre } from '../circuit/Centre.tsx';
import { Circuit } from '../circuit/Circuit.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import { useHasRecap } from '../narration/Story.tsx';
import { turnText, turnsSince } from '../narration/turns.ts';
import { useTable } from '../state/table.ts';
import { DomainName, DomainSquares, Domains, Regions } from './Environment.tsx';
import './environment.css';
import './stages.css';

/** On a phone, below the map: what the others did since one's own turn, or everybody's age. */
function Below() {
  const { s, history, own, words, naming } = useTable();
  const recaps = useHasRecap();
  return (
    <div
      className="evo-below"
      style={{ '--evo-rivals': s.players - 1 } as React.CSSProperties}
      {...(recaps ? { role: 'region', 'aria-label': words.recap.title, tabIndex: 0 } : {})}
    >
      {recaps ? (
        turnsSince(history, own).map((turn, i) => (
          <p key={i} className="evo-below-line">
            <Token player={turn.player} />
            <span className="visually-hidden">{naming.player(turn.player)} </span>
            {turnText(turn, words, naming)}
          </p>
        ))
      ) : (
        <p className="evo-stages">
          {s.stage.map((stage, player) => (
            <span key={player}>
              <Token player={player} /> <b>{stage}</b> <small>{naming.stage(stage)}</small>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** `onHurry`: ends current animations. */
export const World = memo(function World({ onHurry }: { onHurry: () => void }) {
  const { s, words, legal } = useTable();
  const [opened, setOpened] = useState<{ domain: number; toPlace: boolean } | null>(null);
  const placing = [...legal].some((move) => kindOf(move) === TO_PLACE);
  const answeredHere = placing || [...legal].some((move) => kindOf(move) === TO_MOVE);
  const world = useRef<HTMLElement>(null);
  // On a phone the page may be scrolled down to the cards when the next answer is on the map.
  useEffect(() => {
    if (answeredHere) world.current?.scrollIntoView({ block: 'nearest' });
  }, [answeredHere]);
  // Opened for placing, it closes with the question.
  const domain = opened !== null && (placing || !opened.toPlace) ? opened.domain : null;
  return (
    <>
      <main ref={world} className="evo-world" aria-label={words.parts.map}>
        <div className={`evo-board${placing ? ' evo-placing' : ''}`}>
          <Regions />
          <Domains
            onOpen={(each) => {
              setOpened({ domain: each, toPlace: placing });
            }}
          />
          <Centre onHurry={onHurry} />
          <Circuit />
        </div>
        <Below />
      </main>
      {domain !== null && (
        <Dialog
          title={<DomainName domain={domain} />}
          close={words.buttons.close}
          onClose={() => {
            setOpened(null);
          }}
        >
          <div className={`evo-large evo-bg-${colourLetter(s.domain[domain]!)}`}>
            <DomainSquares domain={domain} />
          </div>
        </Dialog>
      )}
    </>
  );
});
