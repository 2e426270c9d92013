/** The long text of the rules in English. */
import { searchWordsEn } from '../../../../../ui/search-words.ts';
import type { RulesText } from '../rules-text.ts';
import { capital, plural } from './grammar.ts';

const topics: RulesText['topics'] = {
  aim: {
    title: 'The aim',
    text: [
      'Each player leads one of six classes of animals: mammals, reptiles, birds, amphibians, arachnids or insects. The ice is coming. Spread your species over earth, live where the elements suit you, and gather victory points (VPs).',
      'VPs come from [scoring tiles](domination), from the [cards](carrying out) that dominant animals take, from [Glaciation](glaciation), [Wanderlust](wanderlust) and the [Survival card](survival), and from a final scoring of all tiles. After [Ice Age](ice age) and that final scoring, the player with the most VPs wins. VPs never fall below 0.',
    ],
  },
  course: {
    title: 'A turn',
    text: [
      'A turn has three phases:',
      [
        '[Planning](planning): the animals put their pawns on the action display, one at a time.',
        '[Execution](execution): the twelve sections of the display are carried out from top to bottom.',
        '[Reset](reset): endangered species go extinct, the Survival card scores, and the next turn is prepared.',
      ],
      'There is no fixed number of turns. The turn in which somebody takes Ice Age is the last.',
    ],
  },
  pieces: {
    title: 'Animals, species, pawns',
    text: [
      'An animal is one of the six classes. Its species are its cubes: the token on a tile shows how many there are.',
      [
        'In the gene pool: species not placed yet. All new species come from there; when it is empty, there are none to place.',
        'On earth: species on tiles. A tile holds any number of them.',
        'Eliminated: species that were removed or went extinct. They are out of play; only Hibernation brings them back.',
      ],
      'An animal acts with its pawns. It has ten in all: in hand, on the display, or set aside. Cards can bring a pawn that is set aside into the hand, as long as any are left. A pawn that is lost is set aside and can be gained again; an animal can lose its last.',
      'An animal without any species stays in the game: it plans, acts and scores what it can.',
    ],
    rulings: ['Every other animal is an opponent, even another animal of the same player.'],
  },
  corners: {
    title: 'Corners and elements',
    text: [
      'Elements lie on the corners of tiles, where up to three tiles meet. A corner holds one element at most, and it counts for every tile that touches the corner.',
      'Corners at the edge of earth, or of the board, count in full. A tile put there later has the elements that lie on its corners already.',
    ],
  },
  matching: {
    title: 'Matching',
    text: [
      'An animal’s matching is a number that says how well it lives on a tile. For each element on the animal’s display, printed or added, count the disks of that type on the corners of the tile. The sum is its matching.',
      'An example: an animal with two sun on its display, on a tile with three sun disks, matches 2 × 3 = 6. If it also holds one water and the tile has one, it matches 7.',
      'Pointing at a tile shows the matching of every animal there.',
    ],
  },
  endangered: {
    title: 'Endangered species',
    text: [
      'Species on a tile where their animal matches 0 are endangered. Nothing happens to them at once: they are eliminated only at the [Extinction](extinction) in the Reset. Until then you can bring an element to the tile, take one onto your display, or move them away.',
    ],
  },
  dominance: {
    title: 'Dominance',
    text: [
      'An animal dominates a tile if it has at least one species there, matches more than 0, and matches more than every other animal with species there. In a tie nobody dominates. How many species there are does not matter.',
      'Dominance decides who takes a card when the tile is [scored](domination), and it counts for [Ice Age](ice age).',
    ],
    rulings: ['Dominance always follows the elements and species as they are now. Nobody has to claim it.'],
  },
  placings: {
    title: 'What a tile scores',
    text: [
      'When a tile is scored, by Domination or at the end of the game, the animal with the most species on it takes the first number of its terrain, the next one the second, and so on while there are numbers. Ties go to the animal higher on the [food chain](food chain). An animal takes only one place.',
      'Only species are counted here: the animal that dominates need not be the one that scores most. Endangered species count like any other.',
    ],
  },
  bonus: {
    title: 'Bonus VPs',
    text: [
      'Some things score by quantity, and each further one is worth more: tundra next to a new tundra tile ([Glaciation](glaciation)), tiles next to a new tile ([Wanderlust](wanderlust)), tundra tiles that the holder of the [Survival card](survival) occupies, and tiles dominated when [Ice Age](ice age) is taken.',
    ],
  },
  execution: {
    title: 'Execution phase',
    text: [
      'The sections are carried out from Initiative to Domination, and in each section the spaces from left to right, once.',
      'A pawn goes back to its owner’s hand just before its action is carried out, in Regression just after it. So a pawn that acts can be placed by Instinct or lost to Immigrants in the same action.',
      'An action is carried out whole or forfeited whole. Within it, only what is worded “may”, “up to” or “if you like” can be left out.',
      'The reptile, the insect and the arachnid each have a free ability in one section. It needs no pawn and exists only if that animal plays; the insect and the arachnid can decline theirs.',
    ],
    rulings: [
      'The space being carried out and all before it are already done. A pawn put there waits for the next turn; one put further ahead still acts in this one.',
      'Where there is no choice, nothing is asked: if you can only forfeit, or something mandatory can be done in one way only, play simply goes on.',
    ],
  },
  extinction: {
    title: 'Extinction',
    text: [
      'All [endangered](endangered) species are eliminated. The mammal saves one of its own; species protected by [Hibernation](hibernation) stay.',
    ],
    rulings: [
      'The mammal is asked only if it has endangered species on more than one tile; otherwise it saves one unasked. It cannot decline.',
    ],
  },
  survival: {
    title: 'The Survival card',
    text: [
      'The animal that alone has the most species on tundra tiles holds the Survival card, at all times. In a tie, or with no species on tundra at all, nobody holds it.',
      'In the Reset, after the extinction, its holder gains [bonus VPs](bonus) for the number of tundra tiles it occupies. So species decide who holds the card, and tiles what it is worth.',
    ],
  },
  reseed: {
    title: 'Getting ready for the next turn',
    text: [
      'If the game goes on, in this order:',
      [
        'Cards are turned up until five lie face up, while the deck lasts.',
        'Glaciation pawns slide one space to the left, each only into a vacant space: second to first, then third to second, then fourth to third.',
        'What lies in the boxes of Regression, Depletion and Wanderlust goes back to the bag.',
        'The other boxes slide: Wasteland to Depletion, Abundance to Wasteland, Adaptation to Regression.',
        'Four elements each are drawn for Adaptation, Abundance and Wanderlust, in that order.',
        'Where a face-up tile was taken, the next one of its stack is turned up.',
      ],
      'So an element that nobody takes from Adaptation threatens everybody in Regression a turn later; one left in Abundance goes to Wasteland and then to Depletion.',
    ],
    rulings: ['If the bag runs short, as many elements are drawn as it has.'],
  },
  end: {
    title: 'The end of the game',
    text: [
      'If [Ice Age](ice age) was taken this turn, the game ends after the Survival card has scored.',
      'Then every tile on earth is scored once more by [placings](placings), without dominance and without cards. The highest VP total wins; a tie goes to the animal higher on the food chain.',
    ],
    rulings: [
      'The game also ends if no animal has a species left, neither on earth nor in a gene pool, or if no animal has a pawn left in hand or on the display.',
    ],
  },
  'carrying out': {
    title: 'Taking a card',
    text: [
      'When a tile is scored, the animal that dominates it must take one of the face-up cards, if there is one, and carry it out. It makes every choice on it unless the card says otherwise. Then the card is out of the game.',
      '“You” on a card is that animal only.',
      'A card is carried out as far as it can be. Everything on it is mandatory except what is worded “up to”. Species eliminated by a card are out of play; elements it removes go back to the bag.',
      'A pawn that is gained comes from those set aside; an animal that has none there gains none.',
    ],
    rulings: [
      'For Symbiotic, Disease, Niche Biomes, Biomass, Predator, Fecundity and Cold Snap, the animals and tiles affected are settled when the card begins.',
      'Where a card lets you choose a tile, it may be any tile on earth, even one where nothing then happens.',
      'Where you choose whose species is eliminated, it may be any animal’s there: your own only if you want it, or if it is alone.',
      'If the bag is empty, the part of a card that needs it does nothing.',
    ],
  },
  deck: {
    title: 'The deck',
    text: [
      'There are 26 cards. Five lie face up after each Reset, while the deck lasts; a card that is taken is not replaced before that. [Ice Age](ice age) is the last card of the deck.',
    ],
  },
  'food chain': {
    title: 'The food chain',
    text: [
      'From top to bottom: mammal, reptile, bird, amphibian, arachnid, insect. It never changes. The higher animal wins every tie for VPs, and where several animals decide, they do so in this order.',
    ],
  },
  'initiative order': {
    title: 'Initiative order',
    text: [
      'The order in which pawns are put on the display, from left to right. The game begins with the insect first and the mammal last. The [Initiative](initiative) space and the card [Nocturnal](nocturnal) change it.',
    ],
  },
  bag: {
    title: 'The bag',
    text: [
      'There are 20 disks of each of the six elements. What is not on earth, in a box or on a display is in the bag. Everybody may know what is in it; what is drawn next is chance.',
      'An animal holds six elements at most, printed ones included, and may hold several of a type. Printed elements are not disks and are never lost.',
    ],
  },
  stacks: {
    title: 'The stacks of new tiles',
    text: [
      'Large tiles for [Wanderlust](wanderlust) lie in three stacks of eight, the top one of each face up. Tundra tiles have a stack of their own: eleven for the whole game.',
    ],
  },
  'starting earth': {
    title: 'Earth at the start',
    text: [
      'Seven tiles: a sea in the middle, under tundra, and around it wetland, savannah, desert, mountain, forest and jungle. Two disks lie at each of the six edges between the outer tiles, one on the inner corner and one on the outer one, two of every element in all, whichever animals are in play:',
      [
        'jungle and wetland: grub inside, water outside',
        'wetland and savannah: water inside, grass outside',
        'savannah and desert: grass inside, sun outside',
        'desert and mountain: sun inside, meat outside',
        'mountain and forest: meat inside, seed outside',
        'forest and jungle: seed inside, grub outside',
      ],
      'Each animal in play begins with four species and dominates the tile where it has two.',
    ],
  },
  'several animals': {
    title: 'Option: several animals each',
    text: [
      'Two players lead three animals each, or three players two each. All six play, set up as in a game of six, each with its own VPs, pawns and gene pool.',
      'Your other animals are opponents for every rule: you can strike them, and “you” on a card means the dominant animal alone.',
      'Your score is that of your lowest animal. The highest score wins.',
    ],
    rulings: [
      'If several of your animals are equally low, the highest of them on the food chain stands for you; ties between players go by that animal.',
    ],
  },
  'random earth': {
    title: 'Option: random earth',
    text: [
      'The seven starting tiles are drawn from all 31 large tiles, with tundra on the middle one. Twelve elements are drawn from all 120 for the starting corners.',
      'On each tile that is not tundra, every animal in play has one species for each disk there of the type printed on its display.',
      'To make up for it, VPs differ at the start: an animal with fewer species than the one with the most starts with the difference in VPs.',
    ],
  },
  answering: {
    title: 'Making choices',
    text: [
      'The bar at the top asks one question at a time. What you can choose is outlined in violet: spaces, cards, tiles, corners, or buttons in the bar. Larger actions go in steps: first where from, then where to, then how many.',
      'Pointing at something explains it; pointing at a choice shows what it would do. On a touch screen, tap anything that cannot be chosen to have it explained, or hold your finger on a choice to see its effect without making it.',
      'Undo takes back your last choice, as long as nothing has been drawn at random since. Where hints are allowed, Hint shows what a bot would choose, and why.',
    ],
  },
  keys: { title: 'Keys', text: [] },
  signs: { title: 'Signs on the board', text: [] },
  hidden: {
    title: 'What is hidden',
    text: [
      'Only the order of things to come: of the face-down tiles, of the deck, and of what will be drawn from the bag. Everything else is open to all.',
    ],
  },
};

const phases: RulesText['phases'] = {
  planning: {
    text: [
      'Rounds are played in [initiative order](initiative order). In each round every animal with a pawn in hand puts one on any vacant space of the display; there is no passing. Animals without a pawn in hand are skipped.',
    ],
    rulings: [
      'A space that can do nothing this turn, such as one with an empty box, may be taken.',
      'If no space is vacant, planning ends and the pawns left stay in hand.',
    ],
  },
  reset: {
    text: [
      'In this order:',
      [
        '[Extinction](extinction)',
        '[Survival card](survival)',
        '[The end](end), if Ice Age was taken this turn',
        '[Getting ready](reseed) for the next turn',
      ],
    ],
  },
  setup: {
    text: [
      'The players choose their animals in seat order, or are dealt them at random. The fewer animals play, the more pawns and species each has. One of the species marks the VPs, and four are on earth from the start.',
      'On the initiative track the insect comes first and the mammal last.',
      'Seven tiles are laid out ([earth at the start](starting earth)). The other 24 large tiles make three face-down stacks, the top tile of each turned up. Ice Age goes to the bottom of the deck, the other 25 cards are shuffled on top of it, and five are turned up.',
      'From the bag four elements each are drawn for Adaptation, Abundance and Wanderlust. The boxes of Regression, Wasteland and Depletion start empty.',
    ],
  },
};

const sections: RulesText['sections'] = {
  initiative: {
    text: [
      'An animal that is already first just moves its pawn to another space. Put further ahead on the display, the pawn acts again this turn; back on Initiative it waits for the next.',
    ],
    rulings: ['If no space is vacant, the pawn stays in hand.'],
  },
  adaptation: {
    text: [
      'The element stays with your animal and counts for its [matching](matching) everywhere. An animal with six elements must forfeit.',
      'What nobody takes slides to the box of [Regression](regression) in the Reset.',
    ],
  },
  regression: {
    text: [
      'It happens every turn, with or without pawns. For each type in the box, however many disks of it there are, each animal loses one added element of that type. Printed elements are never lost.',
      'A pawn here protects its animal for one type; the reptile has one such protection for free, on top of its pawns. An unprotected type costs one disk, even if the animal holds several.',
      'Lost elements go to the bag. Then the pawns return to hand.',
    ],
    rulings: [
      'Animals decide in food chain order. One with as many protections as threatened types keeps everything and is not asked; one with fewer must use all it has and chooses where.',
    ],
  },
  abundance: {
    text: [
      'The corner may be any vacant one, of any tile on earth. What is left in the box slides to [Wasteland](wasteland) in the Reset.',
    ],
  },
  wasteland: {
    text: [
      'First the owner of the pawn may put one disk of the box back into the bag. Then, pawn or not, every element on a corner of a tundra tile goes to the bag if its type is still in the box.',
      'The disks in the box stay: they slide to [Depletion](depletion) in the Reset.',
    ],
  },
  depletion: {
    text: ['The removed element goes to the bag. The disks in the box stay until the Reset, then they go there too.'],
  },
  glaciation: {
    text: [
      'Choose a tile next to tundra that is not tundra itself. It is tundra from now on, whatever lies under the ice. Then:',
      [
        'Every element on earth whose corner is surrounded by three tundra tiles goes to the bag.',
        'You gain [bonus VPs](bonus) for the number of tundra tiles next to the new one.',
        'Of each animal one species stays on the tile; the rest go back to their gene pools and are not lost.',
      ],
      'Pawns on the other spaces wait: they slide to the left in the Reset, so one of them acts in a later turn. If all tundra tiles are used up, the action is forfeited.',
    ],
    rulings: ['Only a pawn on the first space acts. If the first space is empty, the others wait all the same.'],
  },
  speciation: {
    text: [
      'Each space has an element. Choose one disk of that type on earth; on every tile that touches its corner you may put new species from your gene pool, up to the limit of the terrain. Your animal need not be there yet.',
      'After all pawns, the insect may put one species on any tile, for free.',
    ],
    rulings: ['The limit is for one pawn and one tile. Another pawn on another space may add to the same tile again.'],
  },
  wanderlust: {
    text: [
      'In this order:',
      [
        'Take one of the face-up tiles and put it on a vacant place next to earth.',
        'If you like, put one element of the box on a vacant corner of the new tile.',
        'Gain [bonus VPs](bonus) for the number of tiles next to it.',
        'In food chain order, every animal with species on adjacent tiles may move any number of them onto it.',
      ],
      'If no face-up tile is left, the action is forfeited: a tile that is taken is replaced only in the Reset.',
    ],
    rulings: ['Animals without species next to the new tile are not asked.'],
  },
  migration: {
    text: [
      'The number on the space says how many of your species may move. Each moves once, to an adjacent tile. They may come from different tiles and go to different ones.',
      'The bird’s species may go two steps, over tiles only, and must end elsewhere than they began.',
    ],
    rulings: [
      'A species this pawn has moved is not moved again by it: from a tile no more can leave than were there when the action began.',
    ],
  },
  competition: {
    text: [
      'The arachnid begins, with or without pawns here: it may eliminate one opposing species on one tile of any terrain where it has a species itself.',
      'Then each pawn: for each of the two terrains of its space and for tundra, up to one tile where you and an opponent have species. On each of them you eliminate one opposing species of your choice.',
    ],
    rulings: [
      'The arachnid’s free strike and those of its pawns are separate actions and may hit the same tile.',
      'A terrain can be left out, or all three.',
    ],
  },
  domination: {
    text: [
      'Choose a tile that has not been chosen this turn. It is scored by [placings](placings). Then the animal that [dominates](dominance) it, yours or not, takes one of the face-up cards and carries it out ([more on this](carrying out)). If nobody dominates it, or no card is face up, none is taken.',
    ],
    rulings: ['The tile must have species on it: an empty one would score nothing.'],
  },
};

const cards: RulesText['cards'] = {
  aquatic: {
    text: [
      'The element goes on a vacant corner of a sea or wetland. The species come from your gene pool and go on one sea or wetland tile that touches that corner.',
    ],
    rulings: [
      'With no such corner, or an empty bag, there are only the species, and they may go on any one sea or wetland.',
      'A sea or wetland under the ice is tundra.',
    ],
  },
  biodiversity: {
    text: ['Each tile counts once, however many opponents are there.'],
  },
  biomass: {
    text: ['Elements are the disks on the corners of the tile. On each such tile exactly one species is eliminated.'],
    rulings: ['The tiles are settled when the card begins.', 'It may be one of your own; it must be if you are alone.'],
  },
  blight: {
    text: ['The elements go to the bag. They are lost to the neighbouring tiles as well, since corners are shared.'],
    rulings: ['A tile with one element or none may be chosen: nothing happens then.'],
  },
  catastrophe: {
    text: [
      'On the tile you choose, all species but one are eliminated. Then one species is eliminated on each adjacent tile that has any.',
    ],
    rulings: [
      'You choose which one survives and whose species are eliminated around it; your own animal is not spared.',
    ],
  },
  'cold snap': {
    text: ['Every animal but yours loses one species per tundra tile.'],
  },
  disease: {
    text: ['Printed elements count for who has more, but only added ones can be lost.'],
    rulings: [
      'The animals lose their elements in food chain order. Who is hit is settled when the card begins.',
      'An animal with more elements but no added one loses nothing.',
    ],
  },
  ecodiversity: {
    text: ['A type counts once, however many elements of it your animal holds: every disk of it on earth gives 1 VP.'],
  },
  evolution: {
    text: [
      'The species can be anywhere on earth, both on one tile if you like, but they must be of two different animals. Yours come from your gene pool: with one left there, only one is replaced.',
    ],
  },
  fecundity: {
    text: ['The species come from your gene pool. Tiles can be left out.'],
    rulings: ['The tiles are those you occupy when the card begins.'],
  },
  fertile: {
    text: ['Your own species count too, so the tile gives at least 1 VP.'],
  },
  habitat: {
    text: ['It may be any vacant corner of any tile on earth.'],
  },
  hibernation: {
    text: [
      'It may be any tile on earth. What comes back there is safe from this turn’s [Extinction](extinction), even where your animal matches nothing; afterwards it is like any other species.',
    ],
    rulings: [
      'Protection is a number of species for an animal on a tile. Unprotected species leave the tile or are eliminated first; what leaves it is no longer protected.',
      'At the Extinction an animal loses its endangered species there except those protected; the mammal saves one more. Tiles whose mammals are all protected are not offered for saving.',
    ],
  },
  'ice age': {
    text: [
      'The card lies at the bottom of the deck, so it comes up last. The turn in which it is taken is played to its end: further tiles are scored, then the [Reset](reset) follows with extinction and Survival card, and the [final scoring](end).',
    ],
  },
  'ice sheet': {
    text: ['You carry it out just as on the display: see [Glaciation](glaciation), with its bonus VPs for you.'],
    rulings: ['It is mandatory as long as there are a tundra tile and a place for it.'],
  },
  immigrants: {
    text: [
      'In food chain order every animal, yours too, chooses one of three: it loses an added element; or it loses a pawn in hand; or it keeps only one species on each tile it occupies and the rest are eliminated.',
    ],
    rulings: [
      'An option that cannot be met is not offered: no added element, no pawn in hand. Pawns on the display do not count.',
      'The third is always offered, even if it costs nothing.',
      'Each animal sees what those before it chose.',
    ],
  },
  instinct: {
    text: [
      'The pawn whose Domination brought you the card is back in hand and can be used.',
      'Put on a Domination space further right it acts in this turn; anywhere else it waits for the next, and on Glaciation it slides in this Reset.',
    ],
  },
  intelligence: {
    text: ['If the mammal takes it, only the mammal gains one. Pawns come from those set aside.'],
  },
  'mass exodus': {
    text: ['They may be spread over several adjacent tiles as you like, each animal by itself. All of them must go.'],
  },
  metamorphosis: {
    text: ['Choose an added element to give up and one from the bag to take instead.'],
    rulings: [
      'The new one is taken before the old one goes into the bag. It may be of the same type.',
      'An animal without added elements swaps nothing.',
    ],
  },
  'niche biomes': {
    text: [
      'The loss is the first number of the tile’s terrain in the table of [what a tile scores](placings). Nobody falls below 0.',
    ],
    rulings: ['Who has more VPs is settled when the card begins, after the tile has been scored.'],
  },
  nocturnal: {
    text: ['If you are first already, nothing happens.'],
  },
  omnivore: {
    text: ['It comes from your pawns set aside and goes to your hand.'],
  },
  parasitism: {
    text: ['If the insect takes it, only the insect gains one. Pawns come from those set aside.'],
  },
  predator: {
    text: ['On every such tile exactly one species is eliminated, and it must be an opponent’s.'],
    rulings: ['The tiles are settled when the card begins.'],
  },
  symbiotic: {
    text: [
      'Printed elements count for who has fewer. The elements are drawn by chance, in food chain order, while the bag lasts; an animal with six draws none.',
    ],
    rulings: ['Who draws is settled when the card begins.'],
  },
};

const animals: RulesText['animals'] = {
  mammal: {
    text: ['White. Top of the food chain: it wins every tie for VPs. Last in the initiative order at the start.'],
    rulings: ['Saving is part of the [extinction](extinction) and costs nothing. It cannot be declined.'],
  },
  reptile: {
    text: ['Black. Its free protection in [Regression](regression) is added to those of its pawns.'],
  },
  bird: {
    text: ['Yellow. In [Migration](migration) its species may fly over a tile, but not over a gap in earth.'],
    rulings: ['The ability does not apply to Wanderlust, where species come from adjacent tiles only.'],
  },
  amphibian: {
    text: ['Blue. It has three printed elements where the others have two, so it has room for three more.'],
  },
  arachnid: {
    text: ['Red. Its free strike opens [Competition](competition): one tile, any terrain, one opposing species.'],
  },
  insect: {
    text: [
      'Green. Last on the food chain, but first in the initiative order at the start. Its free species ends [Speciation](speciation), on any tile of earth.',
    ],
  },
};

const terrains: RulesText['terrains'] = {
  sea: { text: ['The richest terrain and the only one with seven tiles. [Aquatic](aquatic) works here.'] },
  wetland: { text: ['[Aquatic](aquatic) works here.'] },
  savannah: { text: [] },
  jungle: { text: [] },
  forest: { text: [] },
  desert: { text: [] },
  mountain: { text: [] },
  tundra: {
    text: [
      'A small tile on top of a large one. The tile is tundra for the rest of the game; what lies under it no longer counts. The game begins with one; eleven more can come by [Glaciation](glaciation).',
      'Tundra scores only 1 VP, for one animal, but it decides the [Survival card](survival), and every space of [Competition](competition) reaches it. Elements on its corners can vanish in [Wasteland](wasteland).',
    ],
  },
};

export const rules: RulesText = {
  chapters: {
    game: 'The game',
    earth: 'Earth',
    turn: 'Planning and execution',
    sections: 'The twelve sections',
    reset: 'Reset and end',
    cards: 'The cards',
    animals: 'The animals',
    terrains: 'Terrains and tiles',
    elements: 'Elements',
    setup: 'Setup and options',
    board: 'This page',
  },
  topics,
  phases,
  sections,
  cards,
  animals,
  terrains,
  element: (element, animal, count) => ({
    text: [
      `${capital(element)} is printed ${count === 2 ? 'twice' : plural(count, 'time')} on the display of the [${animal}](${animal}). There are 20 disks of it. They lie on [corners](corners) and feed every animal that holds the type ([matching](matching)).`,
    ],
  }),
  alsoCalled: {
    aim: 'win, winner, winning, goal, victory',
    dominance: 'cone, crown, majority',
    keys: 'keyboard, shortcut, hotkey',
    answering: 'help, advice, undo, take back, click, tap',
    signs: 'symbols, icons, legend, colours, colors',
    pieces: 'cubes, cylinders, meeples, workers',
    planning: 'worker placement, pawn placement',
    bonus: 'bonus points, triangular',
    'food chain': 'tie, tiebreaker',
    'several animals': 'two players, three players',
    end: 'game over, finish, last turn',
    deck: 'draw pile, dominance cards',
  },
  smallWords: searchWordsEn.smallWords,
  rulings: 'Rulings',
  figures: {
    terrain: 'Terrain',
    places: ['1st', '2nd', '3rd', '4th'],
    limit: 'Speciation limit',
    tilesAtStart: 'At the start',
    tilesInStacks: 'In the stacks',
    quantity: 'Quantity',
    vps: 'VPs',
    animal: 'Animal',
    default: 'Printed elements',
    animalsInPlay: 'Animals in play',
    pawns: 'Pawns each',
    species: 'Species each',
    startingSpecies: 'Starts with',
    spaces: (count, listed) => `${plural(count, 'space')}${listed ? ', from left to right:' : '.'}`,
    keys: [
      ['R', 'the rules; while something is explained, its place in the rules'],
      ['/', 'search the rules'],
      ['L', 'the list of legal moves'],
      ['H', 'the log'],
      ['V', 'the chart of VPs'],
      ['D', 'shows on earth who dominates'],
      ['M', 'shows how well an animal matches; again: the next animal'],
      ['E', 'shows what is endangered'],
      ['S', 'shows what tiles score'],
      ['C', 'shows once more what changed'],
      ['Esc', 'closes what is open'],
      ['Tab', 'goes from one thing that can be chosen to the next'],
      ['+ −', 'zoom earth in and out'],
      ['0', 'shows all of earth'],
      ['↑ ↓', 'in the log, go from line to line'],
      ['Enter', 'makes the choice'],
    ],
    signs: {
      dominant: 'dominates the tile: best match, above zero, no tie',
      endangered: 'endangered: matches no element of the tile',
      printed: 'printed element: never lost; the plain disk is an added one',
      legal: 'can be chosen now',
    },
  },
};
