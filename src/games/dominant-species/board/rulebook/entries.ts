/**
 * The rules as a book: chapters of entries, each with a title, the short text that explanations show as well, and the long one.
 */
import {
  ANIMALS,
  BOXES,
  CARDS,
  DEFAULT_COUNT,
  DEFAULT_ELEMENT,
  ELEMENTS,
  INITIATIVE,
  PLACINGS,
  SECTIONS,
  SPACES_OF,
  SPECIATION_LIMIT,
  type SectionName,
  TERRAINS,
} from '../../rules/components.ts';
import { withoutLinks } from './links.ts';
import { spaceText } from '../display/space-text.ts';
import {
  CHAPTERS,
  type Chapter,
  type EntryName,
  type Explained,
  type RulesText,
  TOPICS,
} from '../locales/rules-text.ts';
import type { Locale } from '../locales/locale.ts';

export interface Entry extends Explained {
  name: EntryName;
  title: string;
  /** The short text, the same that an explanation of the thing shows; null for what is only explained here. */
  lead: string | null;
}

const CONTENTS: Record<Chapter, readonly EntryName[]> = {
  game: ['aim', 'course', 'pieces'],
  earth: ['corners', 'matching', 'endangered', 'dominance', 'placings', 'bonus'],
  turn: ['planning', 'execution'],
  sections: SECTIONS,
  reset: ['reset', 'extinction', 'survival', 'reseed', 'end'],
  cards: ['carrying out', 'deck', ...CARDS],
  animals: ['food chain', 'initiative order', ...ANIMALS],
  terrains: ['stacks', ...TERRAINS],
  elements: ['bag', ...ELEMENTS],
  setup: ['setup', 'starting earth', 'several animals', 'random earth'],
  board: ['answering', 'keys', 'signs', 'hidden'],
};

/** The sections whose spaces differ. */
const SPACES_DIFFER: readonly SectionName[] = ['glaciation', 'speciation', 'migration', 'competition'];

/** The spaces of a section in words; none if they are all alike. */
export const spaceTexts = (words: Locale, section: SectionName): string[] => {
  const phase = INITIATIVE + SECTIONS.indexOf(section);
  return SPACES_DIFFER.includes(section)
    ? Array.from({ length: SPACES_OF[phase]! }, (_, place) => spaceText(words, section, phase, place))
    : [];
};

const isIn = <T extends string>(names: readonly T[], name: EntryName): name is T & EntryName =>
  (names as readonly string[]).includes(name);

/** What the display says of a section's free ability and its box, as points. */
function besides(words: Locale, section: SectionName): string[] {
  const { free } = words.display;
  return [
    ...(Object.hasOwn(free, section) ? [free[section as keyof typeof free]] : []),
    ...(isIn(BOXES, section) ? [words.display.box(section)] : []),
  ];
}

/** The short texts of topics that are things on the table. */
const leadOf = (words: Locale, topic: EntryName): string | null => {
  const { supplies } = words;
  switch (topic) {
    case 'survival':
      return supplies.survivalText;
    case 'food chain':
      return supplies.foodChainText;
    case 'initiative order':
      return supplies.initiativeText;
    default:
      return null;
  }
};

function entry(words: Locale, text: RulesText, name: EntryName): Entry {
  if (isIn(TOPICS, name)) return { name, lead: leadOf(words, name), ...text.topics[name] };
  if (isIn(SECTIONS, name)) {
    const points = besides(words, name);
    const { text: own, ...rest } = text.sections[name];
    const { name: title, rule: lead } = words.sections[name];
    return { name, title, lead, text: points.length > 0 ? [points, ...own] : own, ...rest };
  }
  if (isIn(CARDS, name)) {
    const { name: title, effect: lead } = words.cards[name];
    return { name, title, lead, ...text.cards[name] };
  }
  if (isIn(ANIMALS, name)) {
    const { name: title, ability: lead } = words.animals[name];
    return { name, title, lead, ...text.animals[name] };
  }
  if (isIn(TERRAINS, name)) {
    const terrain = TERRAINS.indexOf(name);
    const lead = words.earth.scores(PLACINGS[terrain]!, SPECIATION_LIMIT[terrain]!);
    return { name, title: words.terrains[name], lead, ...text.terrains[name] };
  }
  if (isIn(ELEMENTS, name)) {
    const animal = DEFAULT_ELEMENT.indexOf(ELEMENTS.indexOf(name));
    const explained = text.element(name, ANIMALS[animal]!, DEFAULT_COUNT[animal]!);
    return { name, title: words.elements[name], lead: null, ...explained };
  }
  const phase = name;
  const { name: title, rule: lead } = words.phases[phase];
  return { name, title, lead, ...text.phases[phase] };
}

export interface ChapterOfRules {
  name: Chapter;
  title: string;
  entries: readonly Entry[];
}

/** All rules, in order. */
export const chaptersOfRules = (words: Locale, text: RulesText): ChapterOfRules[] =>
  CHAPTERS.map((name) => ({
    name,
    title: text.chapters[name],
    entries: CONTENTS[name].map((each) => entry(words, text, each)),
  }));

/** Everything an entry says, without the marks of links: what a search goes through. */
export function allText(
  words: Locale,
  text: RulesText,
  { name, title, lead, text: passage, rulings = [] }: Entry,
): string {
  const besides =
    name === 'keys'
      ? text.figures.keys.flat()
      : name === 'signs'
        ? Object.values(text.figures.signs)
        : name === 'pieces'
          ? Object.values(words.counters).flatMap((counter) => [counter.name, counter.text])
          : isIn(SECTIONS, name)
            ? spaceTexts(words, name)
            : [];
  return [title, lead ?? '', ...passage.flat(), ...rulings, ...besides].map(withoutLinks).join('\n');
}
