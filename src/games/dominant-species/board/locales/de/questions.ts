/** The questions, each in a plain sentence or two. */
import {
  Die,
  accusative,
  at,
  der,
  die,
  element,
  from,
  genitive,
  into,
  intoNew,
  list,
  nominative,
  pawns,
  plural,
  species,
  terrain,
  theElement,
  theElementAccusative,
  whichElement,
  within,
} from './grammar.ts';
import type { QuestionWords } from '../words/questions.ts';

export const questions: QuestionWords['questions'] = {
  'setup animal': () => 'Welches Tier führst du?',
  'planning space': (x) => `Setze eine Figur auf ein freies Feld der Aktionstafel. ${pawns(x.hand)} auf der Hand.`,
  'initiative space': (x) =>
    `Rücken ${die(x.animal)} in der Reihenfolge vor? Dann wähle ein freies Feld für die Figur.`,
  'adaptation element': (x) => `Welches Element nehmen ${die(x.animal)} auf ihre Tiertafel?`,
  'regression element': (x) =>
    `Welches bedrohte Element schützen ${die(x.animal)}? Noch ${plural(x.protectionsLeft, 'Sorte', 'Sorten')}${
      x.kept.length > 0 ? `; sicher: ${list(x.kept.map(element))}` : ''
    }. Verzichten kann man nicht.`,
  'abundance element': () => 'Welches Element kommt auf die Erde? Danach die Ecke.',
  'abundance corner': (x) => `Auf welche freie Ecke kommt ${theElement(x.element)}?`,
  'wasteland element': () => 'Welches Element bleibt verschont? Die anderen verschwinden von der Tundra.',
  'depletion corner': () => 'Welches Element der Erde wird entfernt?',
  'glaciation tile': () => 'Welches Plättchen wird von Eis bedeckt?',
  'speciation corner': (x) =>
    `Um ${whichElement(x.spaceElement)} herum setzt du neue Arten? Danach Plättchen und Anzahl.`,
  'speciation tile': (x) => `Auf welches Plättchen kommen neue Arten? ${String(x.genePool)} im Genpool.`,
  'speciation count': (x) => `Wie viele neue Arten kommen ${into(x.tile)}?`,
  'speciation insect': () => 'Die Insekten dürfen eine neue Art auf ein beliebiges Plättchen setzen: auf welches?',
  'wanderlust stack': () => 'Welches offene Plättchen kommt zur Erde? Danach der Platz.',
  'wanderlust hex': (x) => `Wohin kommt ${nominative(x.stack)}?`,
  'wanderlust element': (x) => `Welches Element kommt ${at(x.tile)}? Danach die Ecke.`,
  'wanderlust corner': (x) => `Auf welche Ecke ${genitive(x.tile)} kommt ${theElement(x.element)}?`,
  'wanderlust from': (x) => `Von wo ziehen ${die(x.animal)} ${intoNew(x.tile)}? Erst das Plättchen, dann die Anzahl.`,
  'wanderlust count': (x) => `Wie viele der ${String(x.there)} Arten ziehen ${from(x.from)} ${intoNew(x.tile)}?`,
  'migration from': (x) =>
    `Von welchem Plättchen ziehen ${die(x.animal)}? Noch ${String(x.speciesLeft)} von ${String(x.of)}. Danach, wohin.`,
  'migration to': (x) =>
    `Wohin ziehen ${die(x.animal)} ${from(x.from)}? Noch ${String(x.speciesLeft)} von ${String(x.of)}. Danach, wie viele.`,
  'migration count': (x) => `Wie viele ziehen ${from(x.from)} ${into(x.to)}?`,
  'competition arachnid': () =>
    'Der kostenlose Angriff der Spinnentiere: auf welchem Plättchen? Danach, wessen Art es trifft.',
  'competition tile': (x) =>
    `Wo greifen ${die(x.animal)} an? Noch möglich: ${list(x.terrains.map(terrain))}. Danach, wessen Art es trifft.`,
  'competition animal': (x) => `Wessen Art wird ${within(x.tile)} eliminiert?`,
  'domination tile': () => 'Welches Plättchen wird gewertet?',
  'domination card': (x) => `${Die(x.animal)} dominieren ${accusative(x.tile)}: Welche Karte nehmen sie?`,
  'extinction tile': () => 'Die Säuger retten eine gefährdete Art: auf welchem Plättchen?',
  'aquatic element': () => 'Welches Element aus dem Beutel kommt an Meer oder Sumpf? Danach die Ecke.',
  'aquatic corner': (x) => `Auf welche Ecke an Meer oder Sumpf kommt ${theElement(x.element)}?`,
  'aquatic tile': () => 'Auf welches Meer oder welchen Sumpf kommen bis zu 4 neue Arten? Danach, wie viele.',
  'aquatic count': (x) => `Wie viele neue Arten kommen ${into(x.tile)}?`,
  'biomass animal': (x) => `Mehr Arten als Elemente ${within(x.tile)}: Wessen Art wird eliminiert?`,
  'blight tile': () => 'Welches Plättchen wird von Fäulnis befallen? Danach wähle das Element, das bleibt.',
  'blight corner': (x) => `Welches Element bleibt ${within(x.tile)}?`,
  'catastrophe tile': () =>
    'Welches Plättchen trifft die Katastrophe? Danach, wer dort überlebt und wer ringsum eliminiert wird.',
  'catastrophe survivor': (x) => `Wessen Art überlebt als einzige ${within(x.tile)}?`,
  'catastrophe victim': (x) => `Wessen Art wird nebenan ${within(x.tile)} eliminiert?`,
  'disease element': (x) => `Welches erworbene Element verlieren ${die(x.animal)}?`,
  'evolution tile': (x) =>
    `Wo ersetzt eine Art ${der(x.animal)} eine andere? Danach, wessen.${
      x.replaced.length > 0 ? ` Nicht noch einmal ${die(x.replaced[0]!)}.` : ''
    }`,
  'evolution animal': (x) => `Wessen Art wird ${within(x.tile)} ersetzt?`,
  'fecundity tile': (x) => `Welches Plättchen bekommt eine neue Art? ${String(x.genePool)} im Genpool.`,
  'fertile tile': () => 'Welches Plättchen bringt 1 SP für jede Art darauf?',
  'habitat element': () => 'Welches Element aus dem Beutel kommt auf die Erde? Danach die Ecke.',
  'habitat corner': (x) => `Auf welche freie Ecke kommt ${theElement(x.element)}?`,
  'hibernation tile': () => 'Auf welches Plättchen kehren eliminierte Arten zurück? Danach, wie viele (bis zu 5).',
  'hibernation count': (x) => `Wie viele Arten kehren ${into(x.tile)} zurück? Eliminiert: ${String(x.eliminated)}.`,
  'ice sheet tile': () => 'Welches Plättchen wird von Eis bedeckt?',
  'immigrants price': (x) => `Was geben ${die(x.animal)} auf?`,
  'instinct space': () => 'Auf welches freie Feld kommt eine Figur von der Hand?',
  'mass exodus tile': () => 'Welches Plättchen verlassen alle Arten? Danach, wohin jedes Tier zieht und wie viele.',
  'mass exodus to': (x) =>
    `Wohin ${x.there === 1 ? 'zieht' : 'ziehen'} ${species(x.there)} ${der(x.moving)} ${from(x.from)}? Danach, wie viele.`,
  'mass exodus count': (x) =>
    `Wie viele der ${String(x.there)} Arten ${der(x.moving)} ziehen ${from(x.from)} ${into(x.to)}?`,
  'metamorphosis lost': (x) => `Welches erworbene Element geben ${die(x.animal)} zurück? Danach, welches sie bekommen.`,
  'metamorphosis gained': (x) => `Welches Element aus dem Beutel ersetzt ${theElementAccusative(x.lost)}?`,
  'predator animal': (x) => `Wessen Art wird ${within(x.tile)} eliminiert?`,
};
