/** The rules, chapter by chapter, for reading and searching, and which of the data is our own reconstruction. */
import { useMemo, useRef } from 'react';
import { Marked, SearchField } from '../../../../ui/SearchField.tsx';
import { useRulesSearch } from '../../../../ui/use-rules-search.ts';
import { usePrinted } from '../../../../ui/use-printed.ts';
import { useLocale } from '../../locales/locale.ts';
import { RECONSTRUCTION } from '../../rules/data.ts';
import './rulebook.css';

/** The stages, the first at the top, with the niches each requires. */
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
  const { rulebook, search } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  usePrinted(root);
  const passages = useMemo(
    () =>
      rulebook.map((chapter) => ({ ...chapter, text: [...chapter.text, ...(chapter.terms ?? []).flat()], chapter })),
    [rulebook],
  );
  const { typed, type, sought, shown } = useRulesSearch(passages, search.smallWords);
  return (
    <div ref={root} className="evo-rulebook ui-rules" tabIndex={0}>
      <SearchField
        words={search}
        value={typed}
        onType={type}
        found={sought.length === 0 ? null : shown.length}
        onLeave={() => root.current?.focus()}
      />
      {shown.length === 0 && <p className="ui-empty">{search.none(typed.trim())}</p>}
      {shown.map(({ chapter: { title, text, terms, hasStages } }) => (
        <section key={title}>
          <h3>
            <Marked text={title} sought={sought} />
          </h3>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Marked text={paragraph} sought={sought} />
            </p>
          ))}
          {terms && (
            <dl>
              {terms.map(([term, meaning]) => (
                <div key={term}>
                  <dt>
                    <Marked text={term} sought={sought} />
                  </dt>
                  <dd>
                    <Marked text={meaning} sought={sought} />
                  </dd>
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
