/** What the frame needs for log, news, chart and final scoring. */
import type { Board, LogAction, LogLine } from '../../../table/types.ts';
import { finePrint } from '../../../ui/fine-print.ts';
import { lazyPart } from '../../../ui/lazy.tsx';
import {
  ANIMALS,
  type AnimalName,
  CARDS,
  type CardName,
  ICE_AGE,
  PHASES,
  PHASE_OF_SPACE,
  PLANNING,
  SETUP,
  type SectionName,
} from '../rules/components.ts';
import { type Standing, standings } from '../rules/scoring.ts';
import { NOTHING, TAKEN, inPlay, speciesOnEarth } from '../rules/state.ts';
import type { VpSource } from '../rules/events.ts';
import { AnimalIcon } from './art/animals.tsx';
import { phaseName } from './words.ts';
import { gainsOf, litBy, sentence, sourceName, spaceName, subjectOf } from './log/sentences.ts';
import { PlayersAnimals } from './scores/PlayersAnimals.tsx';
import { type Happening, sectionsOf, tundraBefore } from './state/history.ts';
import { byTheRules } from './state/since.ts';
import type { Table, Types } from './table.ts';

const FinalDetails = lazyPart(async () => (await import('./scores/FinalDetails.tsx')).FinalDetails);

/** Breaks of each animal's line. */
const DASHES: readonly string[] = ['none', '12 4', '4 3', '12 4 3 4', '7 4', '16 3 3 3 3 3'];

const gain: Board<Types>['gain'] = (event) =>
  event.event === 'vps' && event.source !== 'random earth'
    ? { side: event.animal, points: event.vps, source: event.source }
    : null;

/** What is seen on the display, or so often that it would hide the rest. */
const MINOR: ReadonlySet<string> = new Set(['drawn', 'tile up', 'acts', 'pawn']);

/** A pawn placed while planning: there are so many that they are reported as briefly as possible. */
function briefly({ events: [pawn], phase }: Happening, { words }: Table): string | undefined {
  if (phase !== PLANNING || pawn.event !== 'pawn') return undefined;
  const printed = spaceName(words, pawn.space);
  const { name } = words.sections[PHASES[PHASE_OF_SPACE[pawn.space]!] as SectionName];
  return printed === null ? name() : `${name()} ${finePrint(printed)}`;
}

/** Whom a happening concerns. */
const concernedBy = ({ events, by }: Happening): readonly number[] => [
  by,
  ...events.flatMap((event) => ('animal' in event ? [event.animal] : [])),
];

/** What one pawn, card or section does, as a heading. */
function actionOf({ by, card, phase }: Happening, { words }: Table): LogAction {
  const name = ANIMALS[by];
  const where = card === NOTHING ? phaseName(words, phase) : words.cards[CARDS[card]!].name();
  return {
    title: name === undefined ? where : words.narration.action({ animal: name, where }),
    side: name === undefined ? null : by,
  };
}

const isSameAction = (one: Happening, other: Happening): boolean =>
  one.by === other.by && one.acts === other.acts && one.card === other.card && one.phase === other.phase;

/** Who leads which animals. */
const leads = ({ state, names, words }: Table): readonly LogLine<Types>[] =>
  names.map((player, seat) => {
    const led = ANIMALS.filter((_, animal) => state.owner[animal] === seat);
    const numbers = led.map((name) => ANIMALS.indexOf(name));
    return {
      text: words.log.leads({ player, animals: led }),
      side: numbers[0] ?? null,
      concerns: numbers,
      events: [],
      entry: 0,
      phase: phaseName(words, SETUP),
    };
  });

/** What happened in a section. */
function linesIn(happenings: readonly Happening[], table: Table): readonly LogLine<Types>[] {
  const { state, words } = table;
  let action: LogAction | undefined;
  return happenings.map((happening, i) => {
    const [first] = happening.events;
    const before = happenings[i - 1];
    const isSame = before !== undefined && first.event !== 'pawn' && isSameAction(before, happening);
    if (action === undefined || !isSame) action = actionOf(happening, table);
    // A card concerns everybody whom it hits.
    const hit = first.event === 'card' ? happenings.filter(({ card }) => card === happening.card) : [happening];
    const brief = briefly(happening, table);
    const side = subjectOf(happening);
    return {
      text: sentence(happening, state, words),
      ...(brief === undefined ? {} : { brief }),
      side: side === NOTHING ? null : side,
      concerns: hit.flatMap(concernedBy),
      gains: gainsOf(happening),
      events: litBy(happening),
      entry: happening.entry,
      phase: phaseName(words, happening.phase),
      level: happening.card === NOTHING || first.event === 'card' ? 'line' : 'detail',
      action,
      isMinor: MINOR.has(first.event),
    };
  });
}

/** Whether a player is addressed by the final scoring: the tie that the food chain broke. */
function whyFirst([first, ...others]: readonly Standing[], { names, words }: Table): readonly string[] {
  const [second] = others;
  if (first === undefined || second === undefined) return [];
  const { final } = words;
  const name = ANIMALS[first.animal]!;
  const tied = others.filter(({ score }) => score === first.score);
  return [
    first.tied
      ? final.tie({ winner: name, others: namesOf(tied), count: tied.length })
      : final.ahead({
          vps: first.score - second.score,
          player: names[second.player]!,
          animal: ANIMALS[second.animal]!,
        }),
  ];
}

const namesOf = (tied: readonly Standing[]): AnimalName[] => tied.map(({ animal }) => ANIMALS[animal]!);

/** The ties that the food chain broke further down. */
function otherTies(order: readonly Standing[], { words }: Table): readonly string[] {
  const scores = new Set(
    order.filter(({ tied, score }) => tied && score !== order[0]?.score).map(({ score }) => score),
  );
  return [...scores].map((tie) => {
    const ordered = namesOf(order.filter(({ score }) => score === tie)).reduce<string | null>(
      (before, animal) => words.final.order({ before, animal }),
      null,
    );
    return words.final.tiedFor({ vps: tie, order: ordered ?? '' });
  });
}

function final(table: Table): ReturnType<Board<Types>['final']> {
  const { state, names, words } = table;
  const order = standings(state);
  const [first] = order;
  const lifeless = ANIMALS.every((_, animal) => state.genePool[animal]! + speciesOnEarth(state, animal) === 0);
  return {
    headline:
      first === undefined
        ? ''
        : words.final.wins({ player: names[first.player]!, animal: ANIMALS[first.animal]!, vps: first.score }),
    reasons: [
      ...whyFirst(order, table),
      words.final.ended[state.cards[ICE_AGE] === TAKEN ? 'ice age' : lifeless ? 'lifeless' : 'pawnless'](),
      ...(state.animalsEach > 1 ? [words.final.lowest()] : []),
      ...otherTies(order, table),
    ],
    placings: order.map(({ player, place, animal, score }) => ({
      seat: player,
      place,
      side: animal,
      score,
      detail: <PlayersAnimals player={player} counts={animal} />,
    })),
  };
}

export const history = {
  sides: ({ state, words }) =>
    ANIMALS.flatMap((animal, id) =>
      inPlay(state, id)
        ? [
            {
              id,
              name: words.thing({ thing: animal }),
              colour: `var(--ds-${animal})`,
              edge: `var(--ds-${animal}-edge)`,
              dash: DASHES[id]!,
            },
          ]
        : [],
    ),
  Sign: ({ side, size }) => <AnimalIcon animal={side} size={size} />,
  points: (count, { words }) => words.final.points({ count }),
  gain,
  sources: ['domination', 'glaciation', 'wanderlust', 'survival', 'final scoring'],
  sourceText: (source, { words }) => {
    const name = sourceName(source as VpSource);
    return name in words.cards ? words.cards[name as CardName].name() : words.final.source[name as 'survival']();
  },
  series: {
    scores: ({ vps }) => vps,
    turn: (event) => {
      if (event.event === 'turn') return event.turn;
      return event.event === 'end' || (event.event === 'vps' && event.source === 'final scoring') ? 'end' : null;
    },
    areRounds: true,
  },
  logLines: (entries, table) => {
    const first = entries.find(({ events }) => events.length > 0)?.events[0];
    const sections = sectionsOf(entries, tundraBefore(first, table.history, table.state), table.state);
    return sections.flatMap(({ phase, happenings }) => [
      ...(phase === SETUP ? leads(table) : []),
      ...linesIn(happenings, table),
    ]);
  },
  aftermath: byTheRules,
  final,
  FinalDetails,
} satisfies Partial<Board<Types>>;
