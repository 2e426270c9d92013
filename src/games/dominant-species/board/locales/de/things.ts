/** What there is on the table, by name, and what each thing does in a sentence or two. */
import { ANIMALS, ELEMENTS, TERRAINS } from '../../../rules/components.ts';
import type { ThingWords } from '../words/things.ts';
import { animal, element, terrain } from './grammar.ts';

const SECTIONS: ThingWords['sections'] = {
  initiative: {
    name: 'Initiative',
    rule: 'Tausche mit dem Tier links von dir den Platz in der Reihenfolge, dann setze diese Figur auf ein freies Feld.',
  },
  adaptation: {
    name: 'Anpassung',
    rule: 'Nimm ein Element aus der Auslage auf deine Tiertafel; dort haben höchstens sechs Platz.',
  },
  regression: {
    name: 'Rückbildung',
    rule: 'Jedes Tier verliert von jeder Sorte in der Auslage ein erworbenes Element, außer es schützt sie: eine Sorte je Figur hier; die Reptilien schützen eine kostenlos.',
  },
  abundance: { name: 'Überfluss', rule: 'Lege ein Element aus der Auslage auf eine freie Ecke der Erde.' },
  wasteland: {
    name: 'Ödland',
    rule: 'Mit einer Figur darfst du ein Element aus der Auslage in den Beutel zurücklegen. Dann verschwinden von den Ecken der Tundra alle Elemente, deren Sorte in der Auslage liegt.',
  },
  depletion: { name: 'Schwund', rule: 'Entferne ein Element von der Erde, dessen Sorte in der Auslage liegt.' },
  glaciation: {
    name: 'Vereisung',
    rule: 'Nur die erste Figur handelt: Eis bedeckt ein Plättchen neben der Tundra. Bonuspunkte für die Tundra ringsum; von jedem Tier bleibt eine Art, die übrigen kehren in die Genpools zurück.',
  },
  speciation: {
    name: 'Artbildung',
    rule: 'Wähle ein Element dieser Sorte auf der Erde und setze neue Arten auf die Plättchen ringsum, höchstens so viele, wie die Landschaft zulässt. Dann dürfen die Insekten eine auf ein beliebiges Plättchen setzen.',
  },
  wanderlust: {
    name: 'Wanderlust',
    rule: 'Lege ein offenes Plättchen an die Erde, wenn du willst, mit einem Element aus der Auslage. Bonuspunkte für die Plättchen ringsum; dann darf jedes Tier von dort auf das neue ziehen.',
  },
  migration: {
    name: 'Migration',
    rule: 'Ziehe höchstens so viele deiner Arten auf benachbarte Plättchen; die der Vögel dürfen bis zu zwei Plättchen weit.',
  },
  competition: {
    name: 'Konkurrenz',
    rule: 'Eliminiere auf je einem Plättchen jeder Landschaft des Felds und auf einer Tundra eine gegnerische Art neben deiner. Die Spinnentiere greifen zuerst an, kostenlos und in beliebiger Landschaft.',
  },
  domination: {
    name: 'Dominanz',
    rule: 'Wähle ein Plättchen und werte es: Wer dort die meisten Arten hat, bekommt den ersten Platz. Dann nimmt das Tier, das es dominiert, eine Karte und führt sie aus.',
  },
};

const CARDS: ThingWords['cards'] = {
  aquatic: {
    name: 'Wasserleben',
    effect:
      'Lege ein beliebiges Element an Meer oder Sumpf und setze dort bis zu 4 neue Arten auf ein solches Plättchen.',
  },
  biodiversity: { name: 'Artenvielfalt', effect: '1 SP für jedes Plättchen, das du mit einem Gegner teilst.' },
  biomass: {
    name: 'Biomasse',
    effect: 'Eliminiere auf jedem Plättchen mit mehr Arten als Elementen eine Art: Du wählst, wessen.',
  },
  blight: {
    name: 'Fäulnis',
    effect: 'Wähle ein Plättchen: Alle seine Elemente verschwinden bis auf eines deiner Wahl.',
  },
  catastrophe: {
    name: 'Katastrophe',
    effect: 'Wähle ein Plättchen: Eliminiere alle Arten darauf bis auf eine und eine auf jedem Nachbarn.',
  },
  'cold snap': {
    name: 'Kaltfront',
    effect: 'Jedes andere Tier verliert auf jedem Tundraplättchen, auf dem es lebt, eine Art.',
  },
  disease: {
    name: 'Krankheit',
    effect: 'Jedes Tier mit mehr Elementen als deines verliert ein erworbenes; sein Spieler wählt, welches.',
  },
  ecodiversity: {
    name: 'Ökovielfalt',
    effect: '1 SP für jede Scheibe auf der Erde, deren Sorte dein Tier hat.',
  },
  evolution: {
    name: 'Evolution',
    effect: 'Bei bis zu zwei Gegnern: Eliminiere eine ihrer Arten und setze eine eigene an ihre Stelle.',
  },
  fecundity: { name: 'Vermehrung', effect: 'Setze bis zu eine neue Art auf jedes Plättchen, auf dem du lebst.' },
  fertile: {
    name: 'Blütezeit',
    effect: 'Wähle ein Plättchen, auf dem du lebst: 1 SP für jede Art darauf, gleich wessen.',
  },
  habitat: {
    name: 'Lebensraum',
    effect: 'Lege ein Element deiner Wahl aus dem Beutel auf eine freie Ecke der Erde.',
  },
  hibernation: {
    name: 'Winterschlaf',
    effect: 'Setze bis zu 5 eigene eliminierte Arten auf ein Plättchen; diese Runde sterben sie nicht aus.',
  },
  'ice age': {
    name: 'Eiszeit',
    effect: 'Jedes Tier bekommt Bonuspunkte für dominierte Plättchen. Das Spiel endet nach dieser Runde.',
  },
  'ice sheet': { name: 'Eisschild', effect: 'Führe eine Vereisung aus.' },
  immigrants: {
    name: 'Einwanderer',
    effect:
      'Jedes Tier gibt ein erworbenes Element auf, eine Figur von der Hand oder je Plättchen alle Arten bis auf eine.',
  },
  instinct: { name: 'Instinkt', effect: 'Setze eine Figur von der Hand auf ein freies Feld.' },
  intelligence: {
    name: 'Intelligenz',
    effect: 'Dein Tier und jedes über ihm in der Nahrungskette bekommen je eine Figur.',
  },
  'mass exodus': {
    name: 'Massenflucht',
    effect: 'Wähle ein Plättchen: Du ziehst jede Art darauf, gleich wessen, auf benachbarte Plättchen.',
  },
  metamorphosis: {
    name: 'Verwandlung',
    effect: 'Tausche eines deiner erworbenen Elemente gegen eines deiner Wahl aus dem Beutel.',
  },
  'niche biomes': {
    name: 'Ökonischen',
    effect: 'Jedes Tier mit mehr SP als deines verliert, was der erste Platz auf diesem Plättchen wert ist.',
  },
  nocturnal: { name: 'Nachtaktiv', effect: 'Tausche mit dem Tier links von dir den Platz in der Reihenfolge.' },
  omnivore: { name: 'Allesfresser', effect: 'Du bekommst eine Figur.' },
  parasitism: {
    name: 'Schmarotzer',
    effect: 'Dein Tier und jedes unter ihm in der Nahrungskette bekommen je eine Figur.',
  },
  predator: {
    name: 'Raubtier',
    effect: 'Eliminiere auf jedem Plättchen, das du mit Gegnern teilst, eine gegnerische Art deiner Wahl.',
  },
  symbiotic: {
    name: 'Symbiose',
    effect: 'Dein Tier und jedes mit weniger Elementen ziehen je eines aus dem Beutel, wenn Platz dafür ist.',
  },
};

const ABILITIES: Record<(typeof ANIMALS)[number], string> = {
  mammal: 'Retten bei jedem Aussterben eine ihrer gefährdeten Arten.',
  reptile: 'Haben in der Rückbildung einen kostenlosen Schutz.',
  bird: 'Ziehen bei der Migration bis zu zwei Plättchen weit.',
  amphibian: 'Beginnen mit einem dritten Element.',
  arachnid: 'Greifen in der Konkurrenz zuerst an, kostenlos, auf einem Plättchen beliebiger Landschaft.',
  insect: 'Setzen nach der Artbildung kostenlos eine Art auf ein beliebiges Plättchen.',
};

/** A table from names. */
const by = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

export const things: ThingWords = {
  animals: by(ANIMALS, (name) => ({ name: animal(name), ability: ABILITIES[name] })),
  elements: by(ELEMENTS, element),
  terrains: by(TERRAINS, terrain),
  phases: {
    planning: {
      name: 'Planung',
      rule: 'In der Initiative-Reihenfolge setzt jedes Tier jeweils eine Figur auf ein freies Feld, bis niemand mehr eine auf der Hand hat.',
    },
    reset: {
      name: 'Aufräumen',
      rule: 'Gefährdete Arten sterben aus, die Überlebenskarte wird gewertet, Auslagen und Figuren rücken weiter, Karten, Plättchen und Elemente werden aufgefüllt.',
    },
    setup: { name: 'Aufbau', rule: 'Die Spieler wählen die Tiere, die sie führen.' },
  },
  counters: {
    vps: { name: 'SP', short: 'SP', text: 'Siegpunkte.' },
    hand: { name: 'Auf der Hand', short: 'Hand', text: 'Figuren auf der Hand.' },
    onDisplay: { name: 'Auf der Tafel', short: 'Tafel', text: 'Figuren auf der Aktionstafel.' },
    aside: {
      name: 'Beiseite',
      short: 'beiseite',
      text: 'Beiseitegelegte Figuren: Karten können sie ins Spiel bringen.',
    },
    genePool: { name: 'Genpool', short: 'Pool', text: 'Arten, die noch nicht eingesetzt sind.' },
    onEarth: { name: 'Auf der Erde', short: 'Erde', text: 'Arten auf der Erde.' },
    eliminated: { name: 'Eliminiert', short: 'raus', text: 'Eliminierte Arten: Sie sind aus dem Spiel.' },
    dominated: { name: 'Dominiert', short: 'dom.', text: 'Plättchen, die dieses Tier dominiert.' },
  },
  sections: SECTIONS,
  cards: CARDS,
};
