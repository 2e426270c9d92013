/** What the rules of a thing on the table take from its words: the short text, which explanations show as well, and what figures say. */
import {
  ANIMALS,
  BOXES,
  CARDS,
  INITIATIVE,
  PLACINGS,
  SECTIONS,
  SPACES_OF,
  SPECIATION_LIMIT,
  type SectionName,
  TERRAINS,
} from '../../rules/components.ts';
import { spaceText } from '../display/space-text.ts';
import type { Locale } from '../words.ts';

/** The sections whose spaces differ. */
const SPACES_DIFFER: readonly SectionName[] = ['glaciation', 'speciation', 'migration', 'competition'];

const isIn = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** The spaces of a section in words; none if they are all alike, or it is no section. */
export const spaceTexts = (words: Locale, section: string): string[] => {
  if (!isIn(SPACES_DIFFER, section)) return [];
  const phase = INITIATIVE + SECTIONS.indexOf(section);
  return Array.from({ length: SPACES_OF[phase]! }, (_, place) => spaceText(words, section, phase, place));
};

/** What the display says of a section's free ability and its box. */
export function pointsOf(words: Locale, section: string): string[] {
  const { free } = words.display;
  return [
    ...(Object.hasOwn(free, section) ? [free[section as keyof typeof free]()] : []),
    ...(isIn(BOXES, section) ? [words.display.box[section]()] : []),
  ];
}

/** The short text of an entry, the same that an explanation of the thing shows; null for what is only explained in the rules. */
export function leadOf(words: Locale, id: string): string | null {
  const name = id.replaceAll('-', ' ');
  const { supplies } = words;
  if (isIn(SECTIONS, name)) return words.sections[name].rule();
  if (isIn(CARDS, name)) return words.cards[name].effect();
  if (isIn(ANIMALS, name)) return words.abilities[name]();
  if (isIn(TERRAINS, name)) {
    const terrain = TERRAINS.indexOf(name);
    return words.earth.scores({ placings: PLACINGS[terrain]!.join(' / '), limit: SPECIATION_LIMIT[terrain]! });
  }
  switch (name) {
    case 'planning':
    case 'reset':
    case 'setup':
      return words.phases[name].rule();
    case 'survival':
      return supplies.survivalText();
    case 'food chain':
      return supplies.foodChainText();
    case 'initiative order':
      return supplies.initiativeText();
    default:
      return null;
  }
}

/** What the figures of an entry say. */
export const drawnText = (words: Locale, id: string): string[] => [
  ...pointsOf(words, id),
  ...spaceTexts(words, id),
  ...(id === 'pieces' ? Object.values(words.counters).flatMap((counter) => [counter.name(), counter.text()]) : []),
];
