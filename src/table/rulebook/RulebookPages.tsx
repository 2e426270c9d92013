/** The pages of a rulebook, to read and to search: entries linked to one another, in chapters if it has some. */
import { type ComponentType, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../../kit/languages.ts';
import { useIds } from '../../ui/ids.tsx';
import { usePrinted } from '../../ui/use-printed.ts';
import { type FigureProps, RulebookBlocks } from './RulebookBlocks.tsx';
import type { Chapter, RulebookEntry } from './rulebook-text.ts';
import { Marked, SearchField } from './SearchField.tsx';
import { useRulesSearch } from './use-rules-search.ts';
import { frameWords } from '../words.ts';
import './rulebook.css';

/** Where a rulebook is opened: at an entry, at the search, or anywhere. A new object navigates again. */
export interface RulebookTarget {
  /** The id of an entry, "search", "title", or null. */
  readonly to: string | null;
}

/** What a game adds to the text of its rulebook. */
export interface RulebookParts<Words> {
  /** What it draws, by name. */
  readonly figures?: Readonly<Record<string, ComponentType<FigureProps>>>;
  /** The picture of what an entry is about. */
  readonly Sign?: ComponentType<{ of: string }>;
  /** The short text of an entry, the same that the table shows; null for what is only explained in the rules. */
  lead?(words: Words, entry: string): string | null;
  /** Entries from the data of the game. */
  more?(words: Words): readonly RulebookEntry[];
  /** What the figures of an entry say. */
  drawn?(words: Words, entry: string): readonly string[];
}

/** The ids of the elements of entries and chapters. */
function useRuleIds(): (id: string) => string {
  const idOf = useIds();
  return useCallback((id: string) => idOf(`rule-${id}`), [idOf]);
}

/** The element around the rulebook that scrolls. */
function scrollerOf(page: Element): Element | null {
  let around: Element | null = page;
  while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around ?? document.scrollingElement;
}

/** Brings a heading to the top, below the search that stays there. Nothing around the rules may scroll with it. */
function goTo(heading: HTMLElement | null | undefined): void {
  const page = heading?.closest('.ui-rules');
  if (!heading || !page) return;
  heading.focus({ preventScroll: true });
  const scroller = scrollerOf(page);
  // jsdom has none.
  if (!scroller) return;
  const search = page.querySelector('.ui-search')?.clientHeight ?? 0;
  const above = heading.matches('h2') ? 0 : search + 12;
  const top = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
  scroller.scrollTop += heading.getBoundingClientRect().top - top - above;
}

interface ArticleProps {
  entry: RulebookEntry;
  lead: string | null;
  /** The words looked for. */
  sought: readonly string[];
  onGo: (to: string) => void;
  parts: Pick<RulebookParts<never>, 'figures' | 'Sign'>;
  language: Language;
}

const Article = memo(function Article({ entry, lead, sought, onGo, parts, language }: ArticleProps) {
  const idOf = useRuleIds();
  const { id, title, chapter } = entry;
  const { figures = {}, Sign } = parts;
  const Heading = chapter === null ? 'h3' : 'h4';
  return (
    <article id={idOf(id)}>
      <Heading tabIndex={-1}>
        {Sign && <Sign of={id} />}
        <span>
          <Marked text={title} sought={sought} />
        </span>
      </Heading>
      {lead !== null && (
        <p className="ui-rules-lead">
          <Marked text={lead} sought={sought} />
        </p>
      )}
      <RulebookBlocks
        entry={entry}
        sought={sought}
        figures={figures}
        links={{ idOf, onGo }}
        rulings={frameWords({ language }).rulebook.rulings()}
      />
    </article>
  );
});

interface RulebookPagesProps<Words> {
  entries: readonly RulebookEntry[];
  target: RulebookTarget;
  /** The texts of the board. */
  words: Words;
  parts: RulebookParts<Words>;
}

/** What a search goes through of an entry: all that it says. */
export const passageOf = <Words,>(entry: RulebookEntry, words: Words, parts: RulebookParts<Words>) => ({
  entry,
  title: entry.title,
  alsoCalled: entry.alsoCalled,
  text: [...[parts.lead?.(words, entry.id) ?? []].flat(), ...entry.text, ...(parts.drawn?.(words, entry.id) ?? [])],
});

/** The chapters. */
function Contents({ chapters, title }: { chapters: readonly Chapter[]; title: string }) {
  const idOf = useRuleIds();
  if (chapters.length === 0) return null;
  return (
    <nav aria-label={title}>
      {chapters.map(({ id, title: name }) => (
        <a
          key={id}
          href={`#${idOf(id)}`}
          onClick={(event) => {
            event.preventDefault();
            goTo(document.getElementById(idOf(id)));
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

export function RulebookPages<Words extends { readonly language: Language }>({
  entries: written,
  target,
  words,
  parts,
}: RulebookPagesProps<Words>) {
  const { language } = words;
  const { rulebook: text } = frameWords({ language });
  const idOf = useRuleIds();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const entries = useMemo(() => [...written, ...(parts.more?.(words) ?? [])], [written, parts, words]);
  const passages = useMemo(() => entries.map((entry) => passageOf(entry, words, parts)), [entries, words, parts]);
  const { typed, type, sought, shown } = useRulesSearch(passages, text.smallWords());
  const isSearch = sought.length > 0;
  // Where to go once it is shown: a search may have hidden it.
  const [destination, setDestination] = useState(target);
  const reached = useRef<RulebookTarget | null>(null);
  const [taken, setTaken] = useState(target);
  if (taken !== target) {
    setTaken(target);
    setDestination(target);
    if (target.to !== 'search') type('');
  }

  usePrinted(root);
  const go = useCallback(
    (to: string) => {
      type('');
      setDestination({ to });
    },
    [type],
  );
  useEffect(() => {
    const { to } = destination;
    if (to === null || reached.current === destination) return;
    if (to !== 'search' && isSearch) return;
    reached.current = destination;
    if (to === 'search') {
      field.current?.select();
      return;
    }
    goTo(root.current?.querySelector<HTMLElement>(to === 'title' ? 'h2' : `#${idOf(to)} :is(h3, h4)`));
  }, [destination, isSearch, idOf]);

  const article = (entry: RulebookEntry) => (
    <Article
      key={entry.id}
      entry={entry}
      lead={parts.lead?.(words, entry.id) ?? null}
      sought={sought}
      onGo={go}
      parts={parts}
      language={language}
    />
  );
  const chapters = [...new Set(entries.map(({ chapter }) => chapter))];
  return (
    <div className="ui-rules" ref={root}>
      <h2 tabIndex={-1}>{text.title()}</h2>
      <SearchField
        ref={field}
        words={text}
        value={typed}
        onType={type}
        found={isSearch ? shown.length : null}
        onLeave={() => {
          goTo(root.current?.querySelector('h2'));
        }}
      />
      {!isSearch && (
        <>
          <Contents chapters={chapters.filter((chapter) => chapter !== null)} title={text.contents()} />
          {chapters.map((chapter) => (
            <section key={chapter?.id ?? ''}>
              {chapter !== null && (
                <h3 id={idOf(chapter.id)} tabIndex={-1}>
                  {chapter.title}
                </h3>
              )}
              {entries.filter((entry) => entry.chapter === chapter).map(article)}
            </section>
          ))}
        </>
      )}
      {isSearch && shown.length === 0 && <p className="ui-empty">{text.none({ query: typed.trim() })}</p>}
      {isSearch && <section>{shown.map(({ entry }) => article(entry))}</section>}
    </div>
  );
}
