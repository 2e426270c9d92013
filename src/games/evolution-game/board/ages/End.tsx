/** The end on a wide screen: the ways of all through the ages in place of the map, which is one click away. */
import { useState } from 'react';
import { Chart } from '../../../../table/parts.ts';
import { WorldMap } from '../environment/WorldMap.tsx';
import { useTable } from '../table.ts';

export function End() {
  const { end, parts } = useTable().words;
  const [isMap, setIsMap] = useState(false);
  /** How often the ways have been asked to grow again. */
  const [times, setTimes] = useState(0);
  return (
    <div className="evo-end">
      <div className="evo-end-views" role="group" aria-label={end.views()}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            className="ui-button"
            aria-pressed={isMap === each}
            onClick={() => {
              setIsMap(each);
            }}
          >
            {each ? parts.map() : end.ways()}
          </button>
        ))}
        {!isMap && (
          <button
            type="button"
            className="ui-button evo-end-again"
            onClick={() => {
              setTimes(times + 1);
            }}
          >
            {end.again()}
          </button>
        )}
      </div>
      {isMap ? (
        <WorldMap />
      ) : (
        <div className="evo-end-ways">
          <Chart key={times} fills />
        </div>
      )}
    </div>
  );
}
