/** The questions, each in a plain sentence or two. */
import { The, list, on, plural, some, the } from './grammar.ts';
import type { QuestionWords } from '../words/questions.ts';

export const questions: QuestionWords['questions'] = {
  'setup animal': () => 'Which animal do you lead?',
  'planning space': (x) => `Put a pawn on a vacant space of the action display. ${plural(x.hand, 'pawn')} in hand.`,
  'initiative space': (x) => `Move ${the(x.animal)} ahead in initiative order and put this pawn on a vacant space?`,
  'adaptation element': (x) => `Which element does ${the(x.animal)} take onto its display?`,
  'regression element': (x) =>
    `Which threatened element does ${the(x.animal)} protect? ${plural(x.protectionsLeft, 'protection')} left${
      x.kept.length > 0 ? `; ${list(x.kept)} ${x.kept.length === 1 ? 'is' : 'are'} safe` : ''
    }. All must be used.`,
  'abundance element': () => 'Which element is put on earth? Then its corner.',
  'abundance corner': (x) => `On which vacant corner does the ${x.element ?? 'element'} go?`,
  'wasteland element': () => 'Which element is spared? The others in the box vanish from tundra.',
  'depletion corner': () => 'Which element on earth is removed?',
  'glaciation tile': () => 'Which tile does the ice cover?',
  'speciation corner': (x) =>
    `Around which ${x.spaceElement ?? 'element'} disk do you put new species? Then tiles and numbers.`,
  'speciation tile': (x) => `On which tile do new species go? ${String(x.genePool)} in the gene pool.`,
  'speciation count': (x) => `How many new species on ${on(x.tile)}?`,
  'speciation insect': () => 'The insect may put one new species on any tile: which one?',
  'wanderlust stack': () => 'Which face-up tile joins earth? Tile first, then its place.',
  'wanderlust hex': (x) => `Where does ${on(x.stack)} go?`,
  'wanderlust element': (x) => `Which element comes with ${on(x.tile)}? Then its corner.`,
  'wanderlust corner': (x) => `On which corner of ${on(x.tile)} does the ${x.element ?? 'element'} go?`,
  'wanderlust from': (x) =>
    `From which tile does ${the(x.animal)} move onto the new ${x.tile ?? 'one'}? Tile first, then how many.`,
  'wanderlust count': (x) => `How many of the ${some(x.there)} move from ${on(x.from)} to the new ${x.tile ?? 'tile'}?`,
  'migration from': (x) =>
    `From which tile does ${the(x.animal)} move? ${String(x.speciesLeft)} of ${String(x.of)} left. Then where to.`,
  'migration to': (x) =>
    `Where does ${the(x.animal)} move from ${on(x.from)}? ${String(x.speciesLeft)} of ${String(x.of)} left. Then how many.`,
  'migration count': (x) => `How many move from ${on(x.from)} to ${on(x.to)}?`,
  'competition arachnid': () => 'The arachnid’s free strike: on which tile? Tile first, then whose species.',
  'competition tile': (x) =>
    `Where does ${the(x.animal)} strike? Still to come: ${list(x.terrains)}. Tile first, then whose species.`,
  'competition animal': (x) => `Whose species is eliminated on ${on(x.tile)}?`,
  'domination tile': () => 'Which tile is scored?',
  'domination card': (x) => `${The(x.animal)} dominates ${on(x.tile)}: which card does it take?`,
  'extinction tile': () => 'The mammal saves one endangered species: on which tile?',
  'aquatic element': () => 'Which element from the bag goes on a sea or wetland corner? Then the corner.',
  'aquatic corner': (x) => `On which corner of a sea or wetland does the ${x.element ?? 'element'} go?`,
  'aquatic tile': () => 'On which sea or wetland do up to 4 new species go? Tile first, then how many.',
  'aquatic count': (x) => `How many new species on ${on(x.tile)}?`,
  'biomass animal': (x) => `More species than elements on ${on(x.tile)}: whose is eliminated?`,
  'blight tile': () => 'Which tile is struck by blight? Tile first, then the element that stays.',
  'blight corner': (x) => `Which element of ${on(x.tile)} stays?`,
  'catastrophe tile': () =>
    'Where does the catastrophe strike? Tile first, then who survives there and who is eliminated around it.',
  'catastrophe survivor': (x) => `Whose species is the one that survives on ${on(x.tile)}?`,
  'catastrophe victim': (x) => `Whose species is eliminated next to it, on ${on(x.tile)}?`,
  'disease element': (x) => `Which added element does ${the(x.animal)} lose?`,
  'evolution tile': (x) =>
    `Where does one of ${the(x.animal)}’s species replace another? Tile first, then whose.${
      x.replaced.length > 0 ? ` Not ${the(x.replaced[0]!)} again.` : ''
    }`,
  'evolution animal': (x) => `Whose species on ${on(x.tile)} is replaced?`,
  'fecundity tile': (x) => `Which tile gets one new species? ${String(x.genePool)} in the gene pool.`,
  'fertile tile': () => 'On which tile do you gain 1 VP for every species?',
  'habitat element': () => 'Which element from the bag is put on earth? Then its corner.',
  'habitat corner': (x) => `On which vacant corner does the ${x.element ?? 'element'} go?`,
  'hibernation tile': () => 'To which tile do eliminated species come back? Tile first, then how many (up to 5).',
  'hibernation count': (x) => `How many species come back to ${on(x.tile)}? ${String(x.eliminated)} eliminated in all.`,
  'ice sheet tile': () => 'Which tile does the ice cover?',
  'immigrants price': (x) => `What does ${the(x.animal)} give up?`,
  'instinct space': () => 'On which vacant space does a pawn from your hand go?',
  'mass exodus tile': () => 'Which tile do all species leave? Tile first, then where each animal goes and how many.',
  'mass exodus to': (x) =>
    `Where ${x.there === 1 ? 'does' : 'do'} ${the(x.moving)}’s ${some(x.there)} on ${on(x.from)} go? Tile first, then how many.`,
  'mass exodus count': (x) => `How many of ${the(x.moving)}’s ${some(x.there)} go from ${on(x.from)} to ${on(x.to)}?`,
  'metamorphosis lost': (x) => `Which added element does ${the(x.animal)} give back? Then what it gets.`,
  'metamorphosis gained': (x) => `Which element from the bag replaces the ${x.lost ?? 'old one'}?`,
  'predator animal': (x) => `Whose species is eliminated on ${on(x.tile)}?`,
};
