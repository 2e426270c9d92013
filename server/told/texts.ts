/** What notifications say, in the languages of the page. They name tables and people, never what is hidden. */
import { isolatedName } from '../../src/kit/online/names.ts';
import { isLanguage, translation, type Translated } from '../../src/kit/languages.ts';

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

interface Words {
  readonly turn: string;
  readonly soon: string;
  readonly over: string;
  readonly test: Text;
  readonly device: Text;
  readonly confirm: (name: string) => Text;
  readonly unsubscribe: string;
  readonly several: (tables: number) => Text;
  readonly where: (told: Told, others: string) => string;
  readonly and: string;
}

const EN: Words = {
  turn: 'Your turn',
  soon: 'Your time ends soon',
  over: 'The game is over',
  test: { title: 'This is a test', body: 'You will be told here when it is your turn.' },
  device: { title: 'New device', body: 'Another device is signed in to your account now.' },
  confirm: (name) => ({
    title: 'Confirm your address',
    body: `${name} wants to be told at this address when it is their turn. If that is you, open this link within a day. If not, do nothing: no more mail comes.`,
  }),
  unsubscribe: 'No more mail of this kind:',
  several: (tables) => ({ title: 'Your turn', body: `${String(tables)} tables wait for you` }),
  where: ({ game, turn }, others) => `${game}, turn ${String(turn)}${others === '' ? '' : `, with ${others}`}`,
  and: 'and',
};

const DE: Words = {
  turn: 'Du bist am Zug',
  soon: 'Deine Zeit geht zu Ende',
  over: 'Die Partie ist zu Ende',
  test: { title: 'Dies ist ein Test', body: 'Hier erfährst du, wenn du am Zug bist.' },
  device: { title: 'Neues Gerät', body: 'Ein weiteres Gerät ist jetzt mit deinem Konto verbunden.' },
  confirm: (name) => ({
    title: 'Bestätige deine Adresse',
    body: `${name} möchte an dieser Adresse erfahren, wann ein Zug fällig ist. Wenn du das bist, öffne innerhalb eines Tages diesen Link. Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.`,
  }),
  unsubscribe: 'Keine solchen Mails mehr:',
  several: (tables) => ({ title: 'Du bist am Zug', body: `${String(tables)} Tische warten auf dich` }),
  where: ({ game, turn }, others) => `${game}, Zug ${String(turn)}${others === '' ? '' : `, mit ${others}`}`,
  and: 'und',
};

const WORDS: Translated<Words> = { en: EN, de: DE };

/** Words in a language; in English if the page has no such language. */
const wordsIn = (language: string): Words => translation(WORDS, isLanguage(language) ? language : 'en');

/** Names as a list in words. */
function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)!}`;
}

/** One or several notifications as one. */
export function textOf(told: readonly Told[], language: string): Text {
  const words = wordsIn(language);
  const [only] = told;
  if (!only || told.length > 1) return words.several(told.length);
  return { title: words[only.kind], body: words.where(only, listed(only.others, words.and)) };
}

/** What a test says. */
export const testText = (language: string): Text => wordsIn(language).test;

/** What an account's channels say when a device is added. */
export const deviceText = (language: string): Text => wordsIn(language).device;

/** What a mail says that confirms an address. */
export const confirmText = (language: string, name: string): Text => wordsIn(language).confirm(isolatedName(name));

/** What stands before the link that ends mail. */
export const unsubscribeText = (language: string): string => wordsIn(language).unsubscribe;
