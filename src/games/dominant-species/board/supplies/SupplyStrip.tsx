/** The stacks of tiles, the ice and the bag, as they lie beside earth. */
import { memo } from 'react';
import { TERRAINS, TUNDRA } from '../../rules/components.ts';
import { NOTHING, sum, tundraLeft } from '../../rules/state.ts';
import { Bag, TileStack } from '../art/terrains.tsx';
import { useTable } from '../table.ts';
import { placeId } from '../place-ids.ts';
import './supplies.css';

export const SupplyStrip = memo(function SupplyStrip() {
  const { state, words } = useTable();
  const { strip } = words.supplies;
  return (
    <div className="ds-strip" data-obstacle="">
      {state.faceUp.map((terrain, stack) => {
        const count = state.faceDown[stack]! + (terrain === NOTHING ? 0 : 1);
        return (
          <div key={stack} data-place={placeId('stack', stack)} tabIndex={0}>
            <TileStack terrain={terrain} count={count} size={46} />
            <b>
              {terrain !== NOTHING
                ? words.thing({ thing: TERRAINS[terrain]! })
                : count > 0
                  ? strip.faceDown()
                  : strip.empty()}
            </b>
            <span>{strip.left({ tiles: count })}</span>
          </div>
        );
      })}
      <div data-place="tundra" tabIndex={0}>
        <TileStack terrain={TUNDRA} count={tundraLeft(state)} size={46} />
        <b>{strip.ice()}</b>
        <span>{strip.left({ tiles: tundraLeft(state) })}</span>
      </div>
      <div data-place="bag" tabIndex={0}>
        <Bag size={44} />
        <b>{strip.bag()}</b>
        <span>{sum(state.bag)}</span>
      </div>
    </div>
  );
});
