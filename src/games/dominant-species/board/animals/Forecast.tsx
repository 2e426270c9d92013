/** The outlook for an animal: species at risk, its share of the elements on earth, what Regression threatens. */
import { lossesText } from '../preview/regression-text.ts';
import { elementShare, endangeredTiles, regressionOutlook } from '../preview/outlook.ts';
import { useTable } from '../table.ts';
import { placeId } from '../place-ids.ts';

/** How many of its species an Extinction would take now. */
export function AtRisk({ animal }: { animal: number }) {
  const { state, words } = useTable();
  const count = endangeredTiles(state, animal).reduce((total, tile) => total + tile.count, 0);
  if (count === 0) return null;
  return (
    <span className="ds-at-risk" data-place={placeId('endangered', animal)}>
      {words.figures.atRisk({ species: count })}
    </span>
  );
}

/** The rest in words, for screen readers: others see it when they point at the animal. */
export function Forecast({ animal }: { animal: number }) {
  const { state, words } = useTable();
  const { sums } = words;
  const { own, all } = elementShare(state, animal);
  const now = regressionOutlook(state, animal, 'now');
  return (
    <span className="visually-hidden">
      {sums.share.text({ own, all })} {now.threatened.length > 0 && lossesText(words, now)}
    </span>
  );
}
