/** Reads a table of cards from a file: all errors are reported at once, by card and field (docs/notation-card-game.md). */
import {
  FaultsError,
  type Field,
  type NotationError,
  entries,
  fail,
  array,
  oneOf,
  readPart,
  required,
  text,
  boolean,
  integer,
} from '../../../kit/documents/decode.ts';
import { objectOf } from '../../../kit/documents/lenient.ts';
import { ABUNDANCE_ICONS, ICONS, LAST_BIOME, UNSEEN } from './cards.ts';
import type { Animal, Biome, CardTable, EventCard, Icons, Side, TrackSpace } from './card-table.ts';
import {
  ACTION_CARDS,
  BIOMES,
  CLASSES,
  type ClassName,
  EDITIONS,
  EFFECTS,
  ELEMENTS,
  type Edition,
  type EffectName,
  type ElementName,
  FEWEST_CARDS,
  MOST_CARDS,
} from './components.ts';
import { NO_PLACES, RECONSTRUCTION, TEN_ROUNDS, TEN_TRACK } from './reconstruction.ts';
import { say } from './errors.ts';

/** The `format` of a file of cards. */
export const CARDS_FORMAT = 'card-game cards 1';

const MAX_FOOD_CHAIN = 99;
const MAX_ICONS = 9;
const MAX_VPS = 99;
const MAX_SPACES = 30;
const MAX_DRAWN = 20;
const LONGEST_NAME = 40;
const MAX_CARDS = 1000;
const NO_SIDE: Side = { foodChain: 0, icons: {} };

/** Reads a field of an object; after an error it returns a substitute. */
type Get = <T>(key: string, read: (field: Field) => T, otherwise: T) => T;

/** Reads fields one by one and collects all errors, so that one does not hide another. */
class FaultNotes {
  readonly faults: NotationError[] = [];

  /** Calls a reading function; an error is recorded, and undefined returned. */
  attempt<T>(read: () => T): T | undefined {
    return readPart<T | undefined>(this.faults, read, undefined);
  }

  /** Reads the fields of an object independently. */
  fieldsOf(field: Field, known: readonly string[]): Get {
    const fields = this.attempt(() => Object.fromEntries(entries(field))) ?? {};
    for (const [key, each] of Object.entries(fields)) {
      if (!known.includes(key)) this.attempt(() => fail(each, say`unknown field; allowed: ${known.join(', ')}`));
    }
    const isObject = typeof field.value === 'object' && field.value !== null;
    return (key, read, otherwise) =>
      (isObject ? this.attempt(() => read(required(field, fields, key))) : undefined) ?? otherwise;
  }

  /** Reports names that occur twice. */
  once(field: Field, names: readonly string[]): void {
    const twice = new Set(names.filter((each, i) => each !== '' && names.indexOf(each) !== i));
    for (const each of twice) this.attempt(() => fail(field, say`there are two named ${JSON.stringify(each)}`));
  }
}

function nameOf(field: Field): string {
  const given = text(field);
  return given.trim() !== '' && given.length <= LONGEST_NAME
    ? given
    : fail(field, say`a name has 1 to ${String(LONGEST_NAME)} characters`);
}

const cardId = (field: Field): string =>
  field.value === UNSEEN ? fail(field, say`stands for a hidden card`) : nameOf(field);

const tableName = (field: Field): string =>
  field.value === RECONSTRUCTION.name || field.value === TEN_ROUNDS.name
    ? fail(field, say`is the name of the cards that come with the game`)
    : nameOf(field);

const classNamed = (field: Field): ClassName => CLASSES[oneOf(field, CLASSES, 'a class')]!;

/** A field of a list with its card's id, so that errors name the card. */
function named(field: Field): Field {
  const { value } = field;
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? { value, path: `${field.path} ${JSON.stringify(id.slice(0, LONGEST_NAME))}` } : field;
}

const orNull = (field: Field): ClassName | null => (field.value === null ? null : classNamed(field));

/** The events that one edition has instead of the other's. */
const EVENTS_OF: Readonly<Record<Edition, readonly EffectName[]>> = {
  'twelve rounds': ['blight', 'niche'],
  'ten rounds': ['drought', 'specialisation'],
};

/** The readers of the parts of a table of cards. */
function readers(notes: FaultNotes, edition: Edition) {
  const effects = EFFECTS.filter((effect) =>
    EDITIONS.every((each) => each === edition || !EVENTS_OF[each].includes(effect)),
  );

  const icons = (field: Field): Icons => {
    const read = entries(field).map(([element, each]) => [
      notes.attempt(() => ELEMENTS[oneOf({ value: element, path: each.path }, ELEMENTS, 'an element')]!) ?? 'grass',
      notes.attempt(() => integer(each, 0, MAX_ICONS)) ?? 0,
    ]);
    return Object.fromEntries(read) as Icons;
  };

  const side = (field: Field): Side => {
    const get = notes.fieldsOf(field, ['foodChain', 'icons']);
    return {
      foodChain: get('foodChain', (each) => integer(each, 0, MAX_FOOD_CHAIN), 0),
      icons: get('icons', icons, {}),
    };
  };

  const places = (field: Field): Biome['vps'] => {
    const [first, second, third, ...more] = array(field).map(
      (each) => notes.attempt(() => integer(each, 0, MAX_VPS)) ?? 0,
    );
    return first === undefined || second === undefined || third === undefined || more.length > 0
      ? fail(field, say`must be three numbers: for first, second and third place`)
      : [first, second, third];
  };

  /** A biome of ten rounds: two different classes, which only Sea may lack. */
  const tenBiome = (field: Field): Biome => {
    const get = notes.fieldsOf(field, ['name', 'icons', 'plus', 'minus']);
    const name = get('name', nameOf, '');
    const classAt = (key: 'plus' | 'minus'): ClassName | null =>
      name === LAST_BIOME && objectOf(field.value)[key] === undefined ? null : get<ClassName | null>(key, orNull, null);
    const biome = {
      name,
      ...NO_PLACES,
      icons: get('icons', icons, {}),
      plus: classAt('plus'),
      minus: classAt('minus'),
    };
    if (biome.plus !== null && biome.plus === biome.minus) {
      notes.attempt(() => fail(field, say`plus and minus must be two different classes`));
    }
    return biome;
  };

  return {
    biome(field: Field): Biome {
      if (edition === 'ten rounds') return tenBiome(field);
      const get = notes.fieldsOf(field, ['name', 'tundra', 'vps', 'icons']);
      return {
        name: get('name', nameOf, ''),
        tundra: get('tundra', boolean, false),
        vps: get('vps', places, [0, 0, 0]),
        icons: get('icons', icons, {}),
      };
    },

    animal(field: Field): Animal {
      const get = notes.fieldsOf(field, ['id', 'name', 'class', 'healthy', 'endangered', 'suppresses']);
      return {
        id: get('id', cardId, ''),
        name: get('name', nameOf, ''),
        class: get('class', classNamed, 'insect'),
        healthy: get('healthy', side, NO_SIDE),
        endangered: get('endangered', side, NO_SIDE),
        suppresses: get<ClassName | null>('suppresses', orNull, null),
      };
    },

    event(field: Field): EventCard {
      const get = notes.fieldsOf(field, ['id', 'name', 'effect']);
      return {
        id: get('id', cardId, ''),
        name: get('name', nameOf, ''),
        effect: get('effect', (each) => effects[oneOf(each, effects, 'an effect')]!, 'hardiness'),
      };
    },

    space(field: Field): TrackSpace {
      const get = notes.fieldsOf(field, ['draw', 'discard']);
      return {
        draw: get('draw', (each) => integer(each, 0, MAX_DRAWN), 0),
        discard: get('discard', (each) => integer(each, 0, MAX_DRAWN), 0),
      };
    },
  };
}

/** The edition that a table of cards is for; twelve rounds if it does not say. */
function editionOf(root: Field): Edition {
  const given = entries(root).find(([key]) => key === 'edition')?.[1];
  return given === undefined ? 'twelve rounds' : EDITIONS[oneOf(given, EDITIONS, 'an edition')]!;
}

/** How many icons of an element a table could show at once. */
const iconsOf = ({ animals, events }: CardTable, element: ElementName): number =>
  animals.reduce(
    (sum, { healthy, endangered }) => sum + Math.max(healthy.icons[element] ?? 0, endangered.icons[element] ?? 0),
    ABUNDANCE_ICONS * events.filter(({ effect }) => effect === 'abundance').length,
  );

/** Reads a table of cards. Throws a FaultsError that lists all errors. */
export function readCards(document: unknown, path = ''): CardTable {
  const notes = new FaultNotes();
  const root: Field = { value: document, path };
  const edition = notes.attempt(() => editionOf(root)) ?? 'twelve rounds';
  const isTen = edition === 'ten rounds';
  const read = readers(notes, edition);

  const biomes = (field: Field): Biome[] => {
    const all = array(field, MAX_CARDS).map((each) => read.biome(each));
    notes.once(
      field,
      all.map((each) => each.name),
    );
    if (all.length !== BIOMES) {
      notes.attempt(() => fail(field, say`there must be ${String(BIOMES)} biomes, not ${String(all.length)}`));
    }
    if (!all.some((each) => each.name === LAST_BIOME)) {
      notes.attempt(() => fail(field, say`one must be named ${JSON.stringify(LAST_BIOME)}: it comes last`));
    }
    return all;
  };
  const track = (field: Field): TrackSpace[] => {
    const all = array(field, MAX_SPACES).map((each) => read.space(each));
    return all.length > 0 ? all : fail(field, say`has no space; at least one is needed`);
  };

  const known = ['format', 'name', 'edition', 'biomes', ...(isTen ? [] : ['track']), 'animals', 'events'];
  const get = notes.fieldsOf(root, known);
  get(
    'format',
    (field) => field.value === CARDS_FORMAT || fail(field, say`must be ${JSON.stringify(CARDS_FORMAT)}`),
    true,
  );
  const table: CardTable = {
    name: get('name', tableName, ''),
    ...(isTen ? { edition } : {}),
    biomes: get('biomes', biomes, []),
    track: isTen ? TEN_TRACK : get('track', track, []),
    animals: get('animals', (field) => array(field, MAX_CARDS).map((each) => read.animal(named(each))), []),
    events: get('events', (field) => array(field, MAX_CARDS).map((each) => read.event(named(each))), []),
  };
  const cards = [...table.animals, ...table.events];
  notes.once(
    root,
    cards.map(({ id }) => id),
  );
  const most = Math.max(...ELEMENTS.map((element) => iconsOf(table, element)));
  if (most > ICONS) {
    notes.attempt(() =>
      fail(
        root,
        say`the cards have ${String(most)} icons of one element together; at most ${String(ICONS)} are allowed`,
      ),
    );
  }
  if (isTen) {
    if (cards.length < FEWEST_CARDS || cards.length > MOST_CARDS) {
      const range = `${String(FEWEST_CARDS)}–${String(MOST_CARDS)}`;
      notes.attempt(() => fail(root, say`animals and events are ${range} cards together, not ${String(cards.length)}`));
    }
  } else if (cards.length !== ACTION_CARDS) {
    notes.attempt(() =>
      fail(root, say`animals and events are ${String(ACTION_CARDS)} cards together, not ${String(cards.length)}`),
    );
  }
  if (notes.faults.length > 0) throw new FaultsError(notes.faults);
  return table;
}

/** A table of cards as its file. */
export function writeCards(table: CardTable): unknown {
  if (table.edition !== 'ten rounds') return { format: CARDS_FORMAT, ...table };
  const { name: own, edition, animals, events } = table;
  const biomes = table.biomes.map(({ name, icons, plus, minus }) => ({ name, icons, plus, minus }));
  return { format: CARDS_FORMAT, name: own, edition, biomes, animals, events };
}
