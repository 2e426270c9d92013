/** German grammar for the sentences of the catalogue. Animals stand in the plural: one speaks of the birds, not of the bird. */
import type { AnimalName, ElementName, TerrainName } from '../../../rules/components.ts';
import type { Disks } from '../../preview/outlook.ts';

const ANIMALS: Record<AnimalName, { name: string; dative: string }> = {
  mammal: { name: 'Säuger', dative: 'Säugern' },
  reptile: { name: 'Reptilien', dative: 'Reptilien' },
  bird: { name: 'Vögel', dative: 'Vögeln' },
  amphibian: { name: 'Amphibien', dative: 'Amphibien' },
  arachnid: { name: 'Spinnentiere', dative: 'Spinnentieren' },
  insect: { name: 'Insekten', dative: 'Insekten' },
};

const TERRAINS: Record<TerrainName, { name: string; gender: 'm' | 'f' | 'n'; plural: string }> = {
  sea: { name: 'Meer', gender: 'n', plural: 'Meere' },
  wetland: { name: 'Sumpf', gender: 'm', plural: 'Sümpfe' },
  savannah: { name: 'Savanne', gender: 'f', plural: 'Savannen' },
  jungle: { name: 'Dschungel', gender: 'm', plural: 'Dschungel' },
  forest: { name: 'Wald', gender: 'm', plural: 'Wälder' },
  desert: { name: 'Wüste', gender: 'f', plural: 'Wüsten' },
  mountain: { name: 'Gebirge', gender: 'n', plural: 'Gebirge' },
  tundra: { name: 'Tundra', gender: 'f', plural: 'Tundren' },
};

const ELEMENTS: Record<ElementName, { name: string; gender: 'm' | 'f' | 'n' }> = {
  grass: { name: 'Gras', gender: 'n' },
  grub: { name: 'Larve', gender: 'f' },
  meat: { name: 'Fleisch', gender: 'n' },
  seed: { name: 'Samen', gender: 'm' },
  sun: { name: 'Sonne', gender: 'f' },
  water: { name: 'Wasser', gender: 'n' },
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Vögel". */
export const animal = (name: AnimalName): string => ANIMALS[name].name;
/** "die Vögel", as subject and object. */
export const die = (name: AnimalName | null): string => (name === null ? 'die Tiere' : `die ${animal(name)}`);
export const Die = (name: AnimalName | null): string => capital(die(name));
/** "den Vögeln". */
export const den = (name: AnimalName | null): string => (name === null ? 'den Tieren' : `den ${ANIMALS[name].dative}`);
/** "der Vögel", whose something is. */
export const der = (name: AnimalName | null): string => (name === null ? 'der Tiere' : `der ${animal(name)}`);

/** "Wald". */
export const terrain = (name: TerrainName): string => TERRAINS[name].name;

const ARTICLES = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
} as const;

/** A terrain with its article; without one, just the tile. */
const declined =
  (form: keyof typeof ARTICLES) =>
  (name: TerrainName | null): string =>
    name === null ? `${ARTICLES[form].n} Plättchen` : `${ARTICLES[form][TERRAINS[name].gender]} ${TERRAINS[name].name}`;

/** "der Wald". */
export const nominative = declined('nominative');
/** "den Wald". */
export const accusative = declined('accusative');
/** "dem Wald". */
export const dative = declined('dative');
/** "im Wald", "in der Wüste": where somebody lives. */
export const within = (name: TerrainName | null): string =>
  name === null ? 'auf dem Plättchen' : `in ${dative(name)}`.replace(/^in dem /, 'im ');
/** "in den Wald", "ins Meer": where somebody goes. */
export const into = (name: TerrainName | null): string =>
  name === null ? 'auf das Plättchen' : `in ${accusative(name)}`.replace(/^in das /, 'ins ');
/** "in den neuen Wald", "ins neue Meer". */
export const intoNew = (name: TerrainName | null): string =>
  name === null
    ? 'auf das neue Plättchen'
    : `${{ m: 'in den neuen', f: 'in die neue', n: 'ins neue' }[TERRAINS[name].gender]} ${terrain(name)}`;
/** "aus dem Wald", "aus der Wüste": where somebody comes from. */
export const from = (name: TerrainName | null): string => (name === null ? 'vom Plättchen' : `aus ${dative(name)}`);
/** "an den Wald", "ans Meer". */
export const at = (name: TerrainName | null): string => `an ${accusative(name)}`.replace(/^an das /, 'ans ');
/** "ein neuer Wald", "eine neue Wüste". */
export const aNew = (name: TerrainName): string =>
  `${{ m: 'ein neuer', f: 'eine neue', n: 'ein neues' }[TERRAINS[name].gender]} ${terrain(name)}`;
/** "einen neuen Wald", "eine neue Wüste", as object. */
export const aNewAccusative = (name: TerrainName): string =>
  `${{ m: 'einen neuen', f: 'eine neue', n: 'ein neues' }[TERRAINS[name].gender]} ${terrain(name)}`;

/** "Sonne". */
export const element = (name: ElementName): string => ELEMENTS[name].name;
const genderOf = (name: ElementName | null): 'm' | 'f' | 'n' => (name === null ? 'n' : ELEMENTS[name].gender);
const nameOf = (name: ElementName | null): string => (name === null ? 'Element' : element(name));
/** "die Sonne", as subject. */
export const theElement = (name: ElementName | null): string =>
  `${ARTICLES.nominative[genderOf(name)]} ${nameOf(name)}`;
/** "den Samen", as object. */
export const theElementAccusative = (name: ElementName | null): string =>
  `${ARTICLES.accusative[genderOf(name)]} ${nameOf(name)}`;
/** "eine Larve", "einen Samen", but "Fleisch", as object. */
export const anElement = (name: ElementName): string =>
  `${{ m: 'einen ', f: 'eine ', n: '' }[genderOf(name)]}${element(name)}`;
/** "Eine Larve", "Ein Samen", but "Fleisch", at the beginning of a sentence. */
export const AnElement = (name: ElementName): string =>
  `${{ m: 'Ein ', f: 'Eine ', n: '' }[genderOf(name)]}${element(name)}`;
/** "welche Sonne", as object. */
export const whichElement = (name: ElementName | null): string =>
  `${{ m: 'welchen', f: 'welche', n: 'welches' }[genderOf(name)]} ${nameOf(name)}`;

export const plural = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
export const species = (count: number): string => plural(count, 'Art', 'Arten');
export const pawns = (count: number): string => plural(count, 'Figur', 'Figuren');
export const tiles = (count: number): string => plural(count, 'Plättchen', 'Plättchen');
export const list = (names: readonly string[], last = 'und'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)!}`;
/** "2× Sonne und Gras" */
export const many = (disks: Disks): string =>
  list(disks.map(({ element: name, count }) => (count === 1 ? element(name) : `${String(count)}× ${element(name)}`)));
/** Siegpunkte, with a space that does not break. */
export const vps = (count: number): string => `${String(count)}\u00a0SP`;
export const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);

/** Terrains, each kind once: one of a kind as `one` has it, several with `ending` after the plural. */
export const counted = (
  terrains: readonly TerrainName[],
  one: (terrain: TerrainName) => string,
  ending: '' | 'n' = '',
): string[] =>
  [...new Set(terrains)].map((each) => {
    const count = terrains.filter((other) => other === each).length;
    if (count === 1) return one(each);
    const name = TERRAINS[each].plural;
    return `${String(count)} ${name.endsWith('n') ? name : `${name}${ending}`}`;
  });

/** Where something lies: "zwischen dem Wald und der Wüste", "zwischen 2 Wüsten und dem Meer". */
export const between = (terrains: readonly TerrainName[]): string =>
  terrains.length < 2 ? `am Rand ${genitive(terrains[0] ?? null)}` : `zwischen ${list(counted(terrains, dative, 'n'))}`;
/** Where something is put: "zwischen den Wald und die Wüste". */
export const toBetween = (terrains: readonly TerrainName[]): string =>
  terrains.length < 2
    ? `an den Rand ${genitive(terrains[0] ?? null)}`
    : `zwischen ${list(counted(terrains, accusative))}`;

/** "des Waldes", "der Wüste". */
export function genitive(name: TerrainName | null): string {
  if (name === null) return 'des Plättchens';
  const { gender } = TERRAINS[name];
  return gender === 'f' ? `der ${terrain(name)}` : `des ${GENITIVES[name] ?? `${terrain(name)}s`}`;
}

const GENITIVES: Partial<Record<TerrainName, string>> = { sea: 'Meeres', wetland: 'Sumpfes', forest: 'Waldes' };

/** What a player does: somebody by name, or whoever reads. */
export const does = (player: string, you: string, somebody: string): string =>
  player === 'Du' ? `Du ${you}` : `${player} ${somebody}`;
