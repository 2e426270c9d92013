/** What is coming for an animal: species at risk, its share of the elements on earth, what Regression threatens. */
import type { CSSProperties } from 'react';
import { ELEMENTS } from '../rules/components.ts';
import { ElementIcon } from './art/elements.tsx';
import { EndangeredIcon } from './art/marks.tsx';
import { elementShare, endangeredTiles, regressionOutlook } from './outlook.ts';
import { useTable } from './table-context.ts';

function Threatened({ elements, title }: { elements: readonly number[]; title: string }) {
  const { words } = useTable();
  if (elements.length === 0) return null;
  return (
    <span className="ds-threat">
      <small>{title}</small>
      {elements.map((element) => (
        <ElementIcon
          key={element}
          element={element}
          size={16}
          variant="disk"
          title={words.elements[ELEMENTS[element]!]}
        />
      ))}
    </span>
  );
}

export function Ahead({ animal }: { animal: number }) {
  const { s, words } = useTable();
  const { sums } = words;
  const atRisk = endangeredTiles(s, animal).reduce((total, { count }) => total + count, 0);
  const { own, all } = elementShare(s, animal);
  const now = regressionOutlook(s, animal, 'now');
  const next = regressionOutlook(s, animal, 'next');
  const of = `:${String(animal)}`;
  return (
    <div className="ds-ahead">
      <span className={`ds-count${atRisk === 0 ? ' ds-zero' : ' ds-at-risk'}`} data-tip={`endangered${of}`}>
        <EndangeredIcon size={16} />
        <span className="ds-unseen">{sums.endangered.name}: </span>
        <b>{atRisk}</b>
      </span>
      <span className="ds-count" data-tip={`share${of}`}>
        <span
          className="ds-share"
          aria-hidden="true"
          style={{ '--ds-part': all === 0 ? 0 : own / all } as CSSProperties}
        />
        <span className="ds-unseen">{sums.share.name}: </span>
        <b>
          {own}/{all}
        </b>
      </span>
      <span className="ds-threats" data-tip={`regression${of}`}>
        <span className="ds-unseen">{sums.regression.name}: </span>
        <Threatened elements={now.threatened} title={now.losses === 0 ? sums.safe : `−${String(now.losses)}`} />
        <Threatened elements={next.threatened} title={sums.next} />
      </span>
    </div>
  );
}
