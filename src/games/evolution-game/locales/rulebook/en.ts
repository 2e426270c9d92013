/** The rules in English. */
import type { Chapter } from './rulebook.ts';

export const rulebook: readonly Chapter[] = [
  {
    title: 'The aim',
    alsoCalled: 'win, winner, winning, goal, victory',
    text: [
      'Be the first to reach the last stage of geological time, the Pleistocene. You advance by returning ecological niches in which you are established, and by landing on the Evolution Square.',
    ],
  },
  {
    title: 'Adapted and established',
    text: [
      'The world has eight domains, A to H. Each has a colour or is empty. Your gene pool has a compartment for each letter, with a specialisation card in one of four colours.',
      'You are adapted to a domain if it is empty, or if its colour is that of your compartment of the same letter. Otherwise you are unadapted.',
      'A niche is a card with one to four letters. You are established in it if for each letter you are adapted to the domain and have at least one colony there.',
    ],
  },
  {
    title: 'Placing colonies',
    alsoCalled: 'dominance, cone',
    text: [
      'Colonies are placed one at a time, each from your store, in a domain you are adapted to: on a free square, or on a square with a colony of a rival who is unadapted to that domain now. That colony is supplanted: it goes back to its owner’s store.',
      'Your own colonies and those of adapted rivals are never replaced. A square holds one colony. Colonies stay when their player becomes unadapted.',
      'Except while settling you may stop before any colony. What is not placed is lost, not saved. The centre of a domain is its Dominant Position; in this phase of the game it has no effect.',
    ],
  },
  {
    title: 'Setting up',
    text: [
      '1. In seat order everybody arranges eight specialisation cards as they like, two of each colour, one to a compartment.',
      '2. Everybody is dealt seven niches, face up, and starts in the Precambrian without mutation cards. Counters wait beside the circuit.',
      '3. All roll the time die for the first turn; the highest begins, ties roll again.',
      '4. In turn order the environment die is rolled for each domain, A to H.',
      '5. A player who is unadapted to all eight domains changes one compartment, of their choice, to its domain’s colour.',
      '6. Settling: in turn order everybody places one colony, again and again, until each has placed fifteen. A player with a legal square must place; with no legal square, the rest of the fifteen go back to the store.',
    ],
  },
  {
    title: 'A turn',
    text: [
      'At its start you may use mutation cards as often as you like. Then you roll the time die; after the roll no cards can be used.',
      'Move clockwise by the number rolled, then carry out the square where you land. The number rolled still counts in full, even if you stopped early. Then it is the turn of the next player clockwise.',
    ],
  },
  {
    title: 'Using mutation cards',
    text: [
      'Cards change a compartment of a domain you are unadapted to, to that domain’s colour. No other change can be made.',
      'One card does it if it shows both colours. Otherwise two or three cards form a chain: from the old colour to another, and on to the next, until the domain’s colour is reached. All colours on the way differ, and each step has both its colours on its card.',
      'Example, orange to green: a card with orange and green; or orange–lilac and then lilac–green. Not: orange–yellow and then a card with orange, lilac and green, as that one shows no yellow.',
      'Every card of the chain goes under the mutation pack, in the order you name.',
    ],
  },
  {
    title: 'Moving on the Time Circuit',
    text: [
      'Two counters never share a square. A square with a rival’s counter is jumped: it is not counted and cannot be landed on. The first move is counted from the Evolution Square; starting there is not landing there.',
      'The Evolution Square cannot be passed while it is free: your move ends there, whatever is left of the roll. If a rival stands there, it is jumped like any other square.',
      'On a free Transition (a Survival square) you may stop and ignore the rest of the roll, or go on.',
    ],
  },
  {
    title: 'The squares',
    text: [],
    terms: [
      [
        'Mutation',
        'Draw a mutation card for each domain you are unadapted to now. You can use them from your next turn on.',
      ],
      ['Population Growth', 'Place as many colonies as you rolled, or fewer.'],
      [
        'Mutation or Growth',
        'Choose one of the two. What would do nothing is not offered; if only one is left, it is carried out.',
      ],
      [
        'Change',
        'Roll the environment die for the domain named. A colour: the domain takes it. White: the domain becomes empty. Black: it takes the colour of your own compartment of that letter. Gene pools do not change.',
      ],
      ['Natural Selection', 'Draw the top card, put it under the pack, and follow it.'],
      [
        'Population Control',
        'One colony goes back to your store from each domain where you have any: the one on the highest-numbered square, the centre last.',
      ],
      ['Survival (Transition)', 'Return niches, then draw up to the minimum of your stage. See below.'],
      ['Evolution Square', 'A bonus stage, survival, and all your cards are exchanged. See below.'],
    ],
  },
  {
    title: 'Natural Selection',
    text: ['The cards affect the player who drew them.'],
    terms: [
      ['Plague (8 cards)', 'All your colonies in the domain named go back to your store.'],
      [
        'Rapid Speciation (8)',
        'For each of the four letters you are unadapted to, your compartment takes the domain’s colour, without cards. Then you may fill each of the four domains up to the number rolled.',
      ],
      [
        'Colonisation (5)',
        'You may place one colony, in any order, in each domain that you are adapted to and had no colony in when the card was drawn.',
      ],
      [
        'Change The Environment (2)',
        'Your counter goes straight to the next free Change square; its domain takes the colour of your compartment. No stop, no bonus and no roll on the way.',
      ],
      [
        'Jump To The Evolution Square (2)',
        'Your counter goes straight there: you have landed on it. If it is occupied, your counter goes to the first free square after it, and you carry that out with the same number.',
      ],
    ],
  },
  {
    title: 'Survival and stages',
    alsoCalled: 'game over, finish, end of the game',
    text: [
      'On a Survival square you may return any of your niches in which you are established now, and advance one stage for each. They go under the niche pack.',
      'Transition: afterwards draw niches up to the minimum of your new stage. Niches you did not return stay.',
      'Evolution Square: first you advance one stage as a bonus. Then you may return niches as above. Then all niches and mutation cards you have left go under their packs, and you draw as many niches as your new stage asks for.',
      'The first player to enter the Pleistocene wins at once. With these minimums that always happens on the Evolution Square: by the bonus from the Pliocene, or by the bonus and one niche from the Miocene.',
    ],
    hasStages: true,
  },
  {
    title: 'Special cases',
    text: [
      'Nobody is eliminated: a player without colonies, or unadapted everywhere, goes on, and squares are carried out as far as they can be.',
      'Where nobody is adapted, colonies stay and nobody can enter. A domain with nine colonies is still open to anyone who can supplant one there.',
      'A pack that runs short gives what it has; the rest is lost. Packs are never reshuffled.',
      'The order of the packs and all rolls to come are hidden from everybody. Everything else is open.',
    ],
  },
  {
    title: 'This page',
    alsoCalled: 'keyboard, shortcut, hotkey, help, advice, take back',
    text: [
      'The bar asks one question at a time; what you can choose is outlined. Keys: R rolls, M and G choose Mutation or Growth, D is Done, P places the rest, L opens the log, N shows at once what others have done, Escape closes what is open.',
      'Undo (U or Ctrl+Z) takes back your last choice as long as nothing has been rolled or drawn since. Where hints are allowed, Hint (H) shows what a bot would do.',
    ],
  },
  {
    title: 'About the data',
    text: [
      'This is phase one of the game, as its public introduction describes it. The introduction does not print the circuit, the niches, the mutation cards, the letters of the Natural Selection cards, two of the colours, the number of colonies and some names. Those are our own reconstruction, not the publisher’s data. Owners of the game can play with a data file made from their own copy.',
    ],
  },
];
