/** The words on the board, in the language of the page. */
import type { Language, TimelineWords } from '../../../kit/module.ts';
import { withFrameWords } from '../../../table/words.ts';
import { providedWords } from '../../../ui/provided-words.tsx';
import { type Words as Messages, wordsFrom } from '../../../words/message.ts';
import { type State, cardsOf } from '../rules/state.ts';
import type board from './words/en/board.json';

/** Names of cards and biomes. */
interface Names {
  /** By the id of the card, without the number of its copy. Cards that are not here are called as the card data call them. */
  readonly cards: Readonly<Record<string, string>>;
  /** By the name that the card data have. */
  readonly biomes: Readonly<Record<string, string>>;
  /** Long words of names, each with a hyphen where a narrow card may break it. */
  readonly hyphens: string;
}

export interface Words extends Omit<Messages<typeof board>, 'timeline' | 'phases' | 'locale'> {
  readonly language: Language;
  /** What the parts of a game are called in replays. */
  readonly timeline: TimelineWords<State>;
  /** The phases of a round. */
  readonly phases: Readonly<Partial<Record<string, () => string>>>;
  /** The name of a card in this language; undefined if it has none but that of the card data. */
  readonly ownName: (id: string) => string | undefined;
  readonly biomeNames: Readonly<Partial<Record<string, string>>>;
  /** A name with soft hyphens where a narrow card may break it. */
  readonly hyphenated: (name: string) => string;
}

/** The words of a language, from its catalogue. */
export function wordsOf(language: Language, catalogue: typeof board, names: Names): Words {
  const words = wordsFrom(catalogue, { language: catalogue.locale });
  const broken = new Map(names.hyphens.split(' ').map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')]));
  return {
    ...words,
    language,
    timeline: {
      ...catalogue.timeline,
      round(round, s) {
        const name = cardsOf(s).table.biomes[s.biome]?.name ?? null;
        return words.timeline.round({ round, biome: name === null ? null : (names.biomes[name] ?? name) });
      },
    },
    ownName: (id) => names.cards[id] ?? names.cards[id.replace(/-\d+$/, '')],
    biomeNames: names.biomes,
    hyphenated: (name) => name.replaceAll(/\p{L}+/gu, (word) => broken.get(word) ?? word),
  };
}

/** Fetches the words of a language. */
export const loadWords = withFrameWords(async (language): Promise<Words> => {
  const [catalogue, names] = (await Promise.all([
    import(`./words/${language}/board.json`, { with: { type: 'json' } }),
    import(`./words/${language}/cards.json`, { with: { type: 'json' } }),
  ])) as [{ default: typeof board }, { default: Names }];
  return wordsOf(language, catalogue.default, names.default);
});

export const [, InWords, useWords] = providedWords<Words>();
