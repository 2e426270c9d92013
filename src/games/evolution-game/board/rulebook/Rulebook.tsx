/** The rules, chapter by chapter, and what of the data is our own reconstruction. */
import { useLocale } from '../../locales/locale.ts';
import { RECONSTRUCTION } from '../../rules/data.ts';
import './rulebook.css';

/** The stages, the first at the top, with the niches each asks for. */
function Stages() {
  const words = useLocale();
  const last = RECONSTRUCTION.stages.length - 1;
  return (
    <ol className="evo-rule-stages" start={0}>
      {RECONSTRUCTION.stages.map(({ name, minimum }, stage) => (
        <li key={name}>
          <b>{words.stages[name] ?? name}</b>
          <span>{stage === last ? words.table.wins : words.table.minimum(minimum)}</span>
        </li>
      ))}
    </ol>
  );
}

export function Rulebook() {
  const words = useLocale();
  return (
    <div className="evo-rulebook" tabIndex={0}>
      {words.rulebook.map(({ title, text, terms, hasStages }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {terms && (
            <dl>
              {terms.map(([term, meaning]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          )}
          {hasStages && <Stages />}
        </section>
      ))}
    </div>
  );
}
