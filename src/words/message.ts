/**
 * The messages of a catalogue: JSON files whose texts are in ICU MessageFormat. `{player}` stands for a value, `{count, plural, one {# card}
 * other {# cards}}`, `{place, selectordinal, one {#st} other {#th}}` and `{by, select, null {…} other {…}}` choose between texts, `{names, list}` and the like format a value. `{animal, the}`
 * is a form of a noun: a grammar has a table of nouns with their forms. Several nouns are listed: `{animals, the}`, and with "or"
 * `{animals, the, or}`. A form with a capital letter begins a sentence: `{animal, The}`. The libraries for this format allow
 * no such forms.
 */

/** What a message can be given: a list is formatted item by item; `{tile.at}` reads an object. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | Values;
/** The values of a message, by name. */
export interface Values {
  readonly [name: string]: Value;
}

/** A message, with the values that it names. A value left out is shown as its name in braces. */
export type Message = (values?: Values) => string;

/** A catalogue, each of its texts a message. */
export type Words<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? Message : Words<Catalogue[Key]>;
};

/** The forms of a value in a language, by name. `style` is what follows in the braces: `{value, number, 2}`. */
export type Forms = Readonly<Record<string, (value: Value, style: string) => string>>;

/** The language of a catalogue. */
export interface Grammar {
  /** As `Intl` knows it: "en-GB". */
  readonly language: string;
  /** The forms that this language has besides those of every language. */
  readonly forms?: Forms;
  /** Nouns by name, with their forms. */
  readonly nouns?: Nouns;
}

/** The forms of things of a game, by name: "the", or in German "dative". */
export type Nouns = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Part = (values: Values) => string;

/** The value that a name like `count` or `tile.at` stands for. */
const valueOf = (values: Values, name: string): Value =>
  name.split('.').reduce<Value>((value, key) => (value as Values | null | undefined)?.[key], values);

/** A value as a text; objects have none. */
const textOf = (value: Value): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What chooses between texts: a number in words (“1 card”), a number of a row (“1st”), or a value by its name. */
type Choice = 'plural' | 'selectordinal' | 'select';
const isChoice = (form: string): form is Choice => ['plural', 'selectordinal', 'select'].includes(form);

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const isMany = (value: Value): value is readonly Value[] => Array.isArray(value);

/** The forms of every language. */
const commonForms = (language: string): Forms => {
  const listOf = (value: Value, type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(language, { type }).format((isMany(value) ? value : [value]).map(textOf));
  return {
    /** With a number of decimals, or with as many as it has. */
    number(value, style) {
      const digits = style === '' ? {} : { minimumFractionDigits: Number(style), maximumFractionDigits: Number(style) };
      return Number(value).toLocaleString(language, digits);
    },
    /** A share of 1, in whole percents. */
    percent: (value) => Number(value).toLocaleString(language, { style: 'percent' }),
    /** "+3", "−3". */
    signed: (value) => (Number(value) < 0 ? `−${String(-Number(value))}` : `+${textOf(value)}`),
    list: (value, style) => listOf(value, style === 'or' ? 'disjunction' : 'conjunction'),
    /** As it is; "Text" begins a sentence with it. */
    text: (value) => textOf(value),
    /** A time in ms since 1970, or with `day` only its day. */
    date: (value, style) =>
      new Date(Number(value)).toLocaleString(language, {
        dateStyle: 'medium',
        timeStyle: style === 'day' ? undefined : 'short',
      }),
    /** A span of ms before now, in the largest unit that it fills. */
    ago(value) {
      const minutes = Math.floor(Number(value) / 60_000);
      const [count, unit] =
        minutes < 60
          ? ([minutes, 'minute'] as const)
          : minutes < 24 * 60
            ? ([Math.floor(minutes / 60), 'hour'] as const)
            : ([Math.floor(minutes / 24 / 60), 'day'] as const);
      return new Intl.RelativeTimeFormat(language).format(-count, unit);
    },
  };
};

/** Reads the texts of a language. */
export function messageReader({ language, forms, nouns = {} }: Grammar): (text: string) => Message {
  const plurals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const known: Forms = { ...commonForms(language), ...forms };
  const formsOfNouns = new Set(Object.values(nouns).flatMap((noun) => Object.keys(noun)));

  /** What writes a value in a form; undefined if there is no such form. */
  function writer(form: string): Forms[string] | undefined {
    if (known[form] !== undefined) return known[form];
    const one = (value: Value): string => nouns[textOf(value)]?.[form] ?? textOf(value);
    if (formsOfNouns.has(form))
      return (value, style) => known.list!(isMany(value) ? value.map(one) : one(value), style);
    const small = form.slice(0, 1).toLowerCase() + form.slice(1);
    const write = small === form ? undefined : writer(small);
    return write && ((value, style) => capitalised(write(value, style)));
  }

  return (text) => {
    let at = 0;
    const fail = (what: string): never => {
      throw new Error(`${what} at ${String(at)} of the message “${text}”`);
    };
    /** Skips what a pattern matches here, and returns it. */
    const skip = (pattern: RegExp): string => {
      pattern.lastIndex = at;
      const [found = ''] = pattern.exec(text) ?? [];
      at += found.length;
      return found;
    };
    const skipSpace = (): string => skip(/\s*/y);

    /** Up to a closing brace, or the end. `counted` is the number that `#` stands for. */
    function readParts(counted: ((values: Values) => number) | null): Part {
      const parts: (string | Part)[] = [];
      while (at < text.length && text[at] !== '}') {
        if (text[at] === '{') parts.push(readPlaceholder());
        else if (text[at] === '#' && counted !== null) {
          at++;
          parts.push((values) => String(counted(values)));
        } else if (text[at] === "'" && /[{}#']/.test(text[at + 1] ?? '')) {
          const quoted = skip(/'([^']|'')*'/y) || fail('a quotation without an end');
          parts.push(quoted === "''" ? "'" : quoted.slice(1, -1).replaceAll("''", "'"));
        } else parts.push(skip(/[^{}#']+/y) || text[at++]!);
      }
      return (values) => parts.map((part) => (typeof part === 'string' ? part : part(values))).join('');
    }

    function readPlaceholder(): Part {
      at++;
      skipSpace();
      const name = skip(/[\w.]+/y) || fail('a placeholder without a name');
      skipSpace();
      if (text[at] === '}') {
        at++;
        return (values) => {
          const value = valueOf(values, name);
          return value === undefined ? `{${name}}` : textOf(value);
        };
      }
      skip(/,\s*/y);
      const form = skip(/[^\s,}]+/y);
      skipSpace();
      skip(/,\s*/y);
      if (isChoice(form)) return readChoice(name, form);
      const style = skip(/[^}]*/y).trim();
      if (text[at++] !== '}') fail('a placeholder without an end');
      const write = writer(form) ?? fail(`the unknown form “${form}”`);
      return (values) => write(valueOf(values, name), style);
    }

    function readChoice(name: string, by: Choice): Part {
      const cases = new Map<string, Part>();
      const isPlural = by !== 'select';
      const rules = by === 'selectordinal' ? ordinals : plurals;
      const offset = isPlural ? Number(skip(/offset:\d+/y).slice('offset:'.length)) : 0;
      const counted = isPlural ? (values: Values): number => Number(valueOf(values, name)) - offset : null;
      for (skipSpace(); at < text.length && text[at] !== '}'; skipSpace()) {
        const label = skip(/[^\s{}]+/y);
        skipSpace();
        if (text[at++] !== '{') fail('a case without a text');
        cases.set(label, readParts(counted));
        if (text[at++] !== '}') fail('a case without an end');
      }
      if (text[at++] !== '}') fail('a placeholder without an end');
      const other = cases.get('other') ?? fail(`a choice by “${name}” without “other”`);
      return (values) => {
        const value = valueOf(values, name);
        const chosen =
          counted === null
            ? cases.get(textOf(value))
            : (cases.get(`=${textOf(value)}`) ?? cases.get(rules.select(counted(values))));
        return (chosen ?? other)(values);
      };
    }

    const whole = readParts(null);
    if (at < text.length) fail('a brace too many');
    return (values = {}) => whole(values);
  };
}

/** Something in a catalogue: a text, or texts by name. */
type Texts = string | { readonly [key: string]: Texts };

/** A catalogue as messages. */
export function wordsFrom<Catalogue extends object>(catalogue: Catalogue, grammar: Grammar): Words<Catalogue> {
  const read = messageReader(grammar);
  const messagesOf = (texts: Texts): unknown => {
    if (typeof texts === 'string') {
      // Most of a catalogue is never shown.
      let message: Message | undefined;
      return (values?: Values) => (message ??= read(texts))(values);
    }
    return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, messagesOf(each)]));
  };
  return messagesOf(catalogue as unknown as Texts) as Words<Catalogue>;
}
