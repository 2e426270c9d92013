/** The pages of the rules, to read and to search: entries in chapters, linked to one another. */
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Marked, SearchField } from '../../../../ui/SearchField.tsx';
import { folded, hasAll, wordsOf } from '../../../../ui/search.ts';
import { usePrinted } from '../../../../ui/use-printed.ts';
import { ELEMENTS, ANIMALS, TERRAINS } from '../../rules/components.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import type { RulebookTarget } from './target.ts';
import { type Entry, allText, chaptersOfRules } from './entries.ts';
import { stretches } from './links.ts';
import { Figure } from './Figures.tsx';
import type { EntryName, RulesText } from '../locales/rules-text.ts';
import { useLocale } from '../locales/locale.ts';

const idOf = (name: string): string => `ds-rule-${name.replaceAll(' ', '-')}`;

/** Brings a heading to the top, below the search that stays there. Nothing around the rules may scroll with it. */
function goTo(heading: HTMLElement | null | undefined): void {
  const page = heading?.closest('.ds-rules');
  const frame = page?.parentElement;
  if (!heading || !page || !frame) return;
  heading.focus({ preventScroll: true });
  const search = page.querySelector('.ui-search')?.clientHeight ?? 0;
  const above = heading.matches('h2') ? 0 : search + 12;
  frame.scrollTop += heading.getBoundingClientRect().top - frame.getBoundingClientRect().top - above;
}

interface TextProps {
  text: string;
  /** The words looked for. */
  sought: readonly string[];
  onGo: (to: EntryName) => void;
}

/** A text with its links. */
const Linked = ({ text, sought, onGo }: TextProps): ReactNode =>
  stretches(text).map((stretch, i) => {
    const { to } = stretch;
    return to === null ? (
      <Marked key={i} text={stretch.text} sought={sought} />
    ) : (
      <a
        key={i}
        href={`#${idOf(to)}`}
        onClick={(event) => {
          event.preventDefault();
          onGo(to);
        }}
      >
        <Marked text={stretch.text} sought={sought} />
      </a>
    );
  });

/** The picture of what an entry is about. */
function Sign({ of }: { of: EntryName }) {
  const animal = ANIMALS.findIndex((name) => name === of);
  if (animal >= 0) return <AnimalIcon animal={animal} size={26} />;
  const element = ELEMENTS.findIndex((name) => name === of);
  if (element >= 0) return <ElementIcon element={element} size={22} variant="disk" />;
  const terrain = TERRAINS.findIndex((name) => name === of);
  return terrain >= 0 ? <TerrainSwatch terrain={terrain} size={26} /> : null;
}

interface EntryProps extends Omit<TextProps, 'text'> {
  entry: Entry;
  rules: RulesText;
}

const Article = memo(function Article({ entry, rules, sought, onGo }: EntryProps) {
  const { name, title, lead, text, rulings } = entry;
  return (
    <article id={idOf(name)}>
      <h4 tabIndex={-1}>
        <Sign of={name} />
        <span>
          <Marked text={title} sought={sought} />
        </span>
      </h4>
      {lead !== null && (
        <p className="ds-rules-lead">
          <Marked text={lead} sought={sought} />
        </p>
      )}
      {text.map((paragraph, i) =>
        typeof paragraph === 'string' ? (
          <p key={i}>
            <Linked text={paragraph} sought={sought} onGo={onGo} />
          </p>
        ) : (
          <ul key={i} className="ds-rules-list">
            {paragraph.map((point) => (
              <li key={point}>
                <Linked text={point} sought={sought} onGo={onGo} />
              </li>
            ))}
          </ul>
        ),
      )}
      <Figure of={name} figures={rules.figures} />
      {rulings !== undefined && (
        <div className="ds-rulings" role="note" aria-label={rules.rulings}>
          <b aria-hidden="true">{rules.rulings}</b>
          {rulings.map((ruling) => (
            <p key={ruling}>
              <Linked text={ruling} sought={sought} onGo={onGo} />
            </p>
          ))}
        </div>
      )}
    </article>
  );
});

export function RulebookPages({ rules, target }: { rules: RulesText; target: RulebookTarget }) {
  const words = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Where to go once it is shown: a search may have hidden it.
  const [destination, setDestination] = useState(target);
  const reached = useRef<RulebookTarget | null>(null);
  const [taken, setTaken] = useState(target);
  if (taken !== target) {
    setTaken(target);
    setDestination(target);
    if (target.to !== 'search') setTyped('');
  }
  const query = useDeferredValue(typed);
  const sought = useMemo(() => wordsOf(query, rules.smallWords.split(' ')), [query, rules]);
  const book = useMemo(
    () =>
      chaptersOfRules(words, rules).map((chapter) => ({
        ...chapter,
        entries: chapter.entries.map((entry) => ({
          entry,
          title: folded(entry.title).text,
          all: folded([allText(words, rules, entry), rules.alsoCalled[entry.name] ?? ''].join('\n')).text,
        })),
      })),
    [words, rules],
  );
  const found = useMemo(() => {
    if (sought.length === 0) return null;
    const hits = book.flatMap(({ entries }) => entries.filter(({ all }) => hasAll(all, sought)));
    const byTitle = hits.filter(({ title }) => hasAll(title, sought));
    return [...byTitle, ...hits.filter((hit) => !byTitle.includes(hit))].map(({ entry }) => entry);
  }, [book, sought]);

  usePrinted(root);
  const [go] = useState(() => (to: EntryName) => {
    setTyped('');
    setDestination({ to });
  });
  useEffect(() => {
    const { to } = destination;
    if (to === null || reached.current === destination) return;
    if (to !== 'search' && found !== null) return;
    reached.current = destination;
    if (to === 'search') {
      field.current?.select();
      return;
    }
    goTo(root.current?.querySelector<HTMLElement>(to === 'title' ? 'h2' : `#${idOf(to)} h4`));
  }, [destination, found]);

  return (
    <div className="ds-rules ui-rules" ref={root}>
      <h2 tabIndex={-1}>{words.rules.title}</h2>
      <SearchField
        ref={field}
        words={words.rules}
        value={typed}
        onType={setTyped}
        found={found?.length ?? null}
        onLeave={() => {
          goTo(root.current?.querySelector('h2'));
        }}
      />
      {found === null ? (
        <>
          <nav aria-label={words.rules.contents}>
            {book.map(({ name, title }) => (
              <a
                key={name}
                href={`#${idOf(name)}-chapter`}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(root.current?.querySelector<HTMLElement>(`#${idOf(name)}-chapter`));
                }}
              >
                {title}
              </a>
            ))}
          </nav>
          {book.map(({ name, title, entries }) => (
            <section key={name}>
              <h3 id={`${idOf(name)}-chapter`} tabIndex={-1}>
                {title}
              </h3>
              {entries.map(({ entry }) => (
                <Article key={entry.name} entry={entry} rules={rules} sought={sought} onGo={go} />
              ))}
            </section>
          ))}
        </>
      ) : found.length === 0 ? (
        <p className="ui-empty">{words.rules.none(query.trim())}</p>
      ) : (
        found.map((entry) => <Article key={entry.name} entry={entry} rules={rules} sought={sought} onGo={go} />)
      )}
    </div>
  );
}
