/** What notifications say, in the languages of the page. They name tables and people, never what is hidden. */
import { isolatedName } from '../../src/kit/online/names.ts';
import { wordsFrom } from '../../src/words/message.ts';
import catalogues from './words.json' with { type: 'json' };

/** A table as a notification names it. */
export interface Told {
  readonly kind: Kind;
  /** The title of the game. */
  readonly game: string;
  readonly turn: number;
  /** The others at the table. */
  readonly others: readonly string[];
}

/** What a notification is about: one's turn, that its time ends soon, or the end of a game. */
export const KINDS = ['turn', 'soon', 'over'] as const;
export type Kind = (typeof KINDS)[number];

/** A notification in words. */
export interface Text {
  readonly title: string;
  readonly body: string;
}

type Words = ReturnType<typeof wordsFrom<(typeof catalogues)['en']>>;

const WORDS = Object.fromEntries(
  Object.entries(catalogues).map(([language, catalogue]) => [language, wordsFrom(catalogue, { language })]),
) as Readonly<Record<string, Words>> & { readonly en: Words };

/** Words in a language; in English if there are none. */
const wordsIn = (language: string): Words => (Object.hasOwn(WORDS, language) ? WORDS[language]! : WORDS.en);

/** Names as a list in words. */
function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)!}`;
}

/** One or several notifications as one. */
export function textOf(told: readonly Told[], language: string): Text {
  const words = wordsIn(language);
  const [only] = told;
  if (!only || told.length > 1) return written(words.several, { tables: told.length });
  const { game, turn, others } = only;
  const beside = others.length === 0 ? null : listed(others, words.and());
  return { title: words[only.kind](), body: words.where({ game, turn, others: beside }) };
}

/** A title and a body, with what stands in them. */
const written = ({ title, body }: Words['test'], values?: Parameters<Words['test']['body']>[0]): Text => ({
  title: title(values),
  body: body(values),
});

/** What a test says. */
export const testText = (language: string): Text => written(wordsIn(language).test);

/** What an account's channels say when a device is added. */
export const deviceText = (language: string): Text => written(wordsIn(language).device);

/** What a mail says that confirms an address. */
export const confirmText = (language: string, name: string): Text =>
  written(wordsIn(language).confirm, { name: isolatedName(name) });

/** What stands before the link that ends mail. */
export const unsubscribeText = (language: string): string => wordsIn(language).unsubscribe();
