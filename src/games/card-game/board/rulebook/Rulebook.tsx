/** The rules, for reading and searching; with every event and biome of the cards that come with the game. */
import { type ReactNode, useMemo, useRef } from 'react';
import { Marked, SearchField } from '../../../../ui/SearchField.tsx';
import { useRulesSearch } from '../../../../ui/use-rules-search.ts';
import { usePrinted } from '../../../../ui/use-printed.ts';
import { listsOf } from '../../rules/cards.ts';
import { EFFECTS } from '../../rules/components.ts';
import { BiomeIcons } from '../biome/BiomeIcons.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { type Words, useWords } from '../locales/locale.ts';
import { RECONSTRUCTION } from '../../rules/reconstruction.ts';
import '../../../../ui/theme.css';
import './rulebook.css';

/** A term and its meaning. */
interface Term {
  readonly name: string;
  readonly text: string;
  /** What a picture shows beside the text. */
  readonly picture?: ReactNode;
}

/** A section as it is shown and searched. */
interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly alsoCalled?: string | undefined;
  readonly terms: readonly Term[];
}

const listed = (title: string, terms: readonly Term[]): Section[] =>
  // Each term can be found by itself.
  terms.map((term) => ({ title, text: [term.name, term.text], terms: [term] }));

function sectionsOf(words: Words): Section[] {
  const { rulebook } = words;
  const cards = listsOf(RECONSTRUCTION.name);
  const events = EFFECTS.map((effect, number): Term => {
    const copies = [...cards.effectOf].filter((each) => each === number).length;
    const card = cards.effectOf.indexOf(number);
    return { name: `${cardName(words, cards, card)} ×${String(copies)}`, text: words.effects[effect] };
  });
  const biomes = cards.table.biomes.map(({ name, vps }, biome): Term => ({
    name: words.biomeNames[name] ?? name,
    text: vps.map((each) => (each === 0 ? '–' : String(each))).join(' / '),
    picture: <BiomeIcons counts={cards.biomeIcons[biome]!} />,
  }));
  return [
    ...rulebook.sections.map((section) => ({ ...section, terms: [] })),
    ...listed(rulebook.events, events),
    ...listed(rulebook.biomes, biomes),
  ];
}

export function Rulebook() {
  const words = useWords();
  const { rulebook } = words;
  const root = useRef<HTMLElement>(null);
  usePrinted(root);
  const sections = useMemo(() => sectionsOf(words), [words]);
  const { typed, type, sought, shown } = useRulesSearch(sections, rulebook.search.smallWords);
  return (
    <article ref={root} className="cg-rulebook ui-rules" tabIndex={-1}>
      <h2>{rulebook.title}</h2>
      <SearchField
        words={rulebook.search}
        value={typed}
        onType={type}
        found={sought.length === 0 ? null : shown.length}
        onLeave={() => root.current?.focus()}
      />
      {sought.length === 0 && <p className="cg-origin">{rulebook.origin}</p>}
      {shown.length === 0 && <p className="ui-empty">{rulebook.search.none(typed.trim())}</p>}
      {shown.map(({ title, text, terms: [term] }, i) => (
        <section key={`${title} ${term?.name ?? ''}`}>
          {shown[i - 1]?.title !== title && (
            <h3>
              <Marked text={title} sought={sought} />
            </h3>
          )}
          {term === undefined ? (
            text.map((paragraph) => (
              <p key={paragraph}>
                <Marked text={paragraph} sought={sought} />
              </p>
            ))
          ) : (
            <dl>
              <div>
                <dt>
                  <Marked text={term.name} sought={sought} />
                </dt>
                <dd>
                  <Marked text={term.text} sought={sought} /> {term.picture}
                </dd>
              </div>
            </dl>
          )}
        </section>
      ))}
    </article>
  );
}
