/** The stacks of tiles, the ice and the bag, as they lie beside earth. */
import { memo } from 'react';
import { TERRAINS, TUNDRA } from '../../rules/components.ts';
import { NOTHING, sum, tundraLeft } from '../../rules/state.ts';
import { Bag, TileStack } from '../art/terrains.tsx';
import { useTable } from '../state/table.ts';
import './supplies.css';

export const SupplyStrip = memo(function SupplyStrip() {
  const { s, words } = useTable();
  const { strip } = words.supplies;
  return (
    <div className="ds-strip" data-obstacle="">
      {s.faceUp.map((terrain, stack) => {
        const count = s.faceDown[stack]! + (terrain === NOTHING ? 0 : 1);
        return (
          <div key={stack} data-tooltip={`stack:${String(stack)}`} data-place={`stack ${String(stack)}`} tabIndex={0}>
            <TileStack terrain={terrain} count={count} size={46} />
            <b>{terrain !== NOTHING ? words.terrains[TERRAINS[terrain]!] : count > 0 ? strip.faceDown : strip.empty}</b>
            <span>{strip.left(count)}</span>
          </div>
        );
      })}
      <div data-tooltip="tundra" data-place="ice" tabIndex={0}>
        <TileStack terrain={TUNDRA} count={tundraLeft(s)} size={46} />
        <b>{strip.ice}</b>
        <span>{strip.left(tundraLeft(s))}</span>
      </div>
      <div data-tooltip="bag" data-place="bag" tabIndex={0}>
        <Bag size={44} />
        <b>{strip.bag}</b>
        <span>{sum(s.bag)}</span>
      </div>
    </div>
  );
});
