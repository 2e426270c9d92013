/** What the text of the rulebook leaves to be drawn. */
import type { RulebookParts } from '../../../../table/rulebook/RulebookPages.tsx';
import { RECONSTRUCTION } from '../../rules/data.ts';
import { type Locale, useLocale } from '../words.ts';
import './figures.css';

/** The stages, the first at the top, with the niches each requires. */
function Stages() {
  const words = useLocale();
  const last = RECONSTRUCTION.stages.length - 1;
  return (
    <ol className="evo-rule-stages" start={0}>
      {RECONSTRUCTION.stages.map(({ name, minimum }, stage) => (
        <li key={name}>
          <b>{words.stages[name]?.() ?? name}</b>
          <span>{stage === last ? words.table.wins() : words.table.minimum({ niches: minimum })}</span>
        </li>
      ))}
    </ol>
  );
}

export const parts: RulebookParts<Locale> = { figures: { stages: Stages } };
