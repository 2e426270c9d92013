/** The tooltips of the places and things of the table. */
import {
  ANIMALS,
  type BoxName,
  CARDS,
  DEFAULT_ELEMENT,
  ELEMENTS,
  FIRST_SPACE,
  GLACIATION,
  ICE_AGE,
  LENGTHS,
  PHASES,
  PHASE_OF_SPACE,
  PLACINGS,
  SECTIONS,
  type SectionName,
  SPECIATION_LIMIT,
  TERRAINS,
  bonus,
} from '../../rules/components.ts';
import { survivalHolder, speciesOnTundra, tundraOccupied } from '../../rules/matching.ts';
import { tilesAround } from '../../rules/sections/wanderlust.ts';
import { TILE } from '../../rules/moves.ts';
import { IN_DECK, NOTHING, type State, deckSize, inPlay, isTile, terrainOf, unseenTiles } from '../../rules/state.ts';
import { holding } from '../../rules/pieces.ts';
import { terrainsAt } from '../places.ts';
import { inhabitants } from '../earth/inhabitants.ts';
import { preview } from '../preview/preview.ts';
import { elementShare, isAhead } from '../preview/outlook.ts';
import { placeOf } from '../place-ids.ts';
import { leadOn } from '../earth/overlays.ts';
import { spaceOutlook } from '../preview/space-outlook.ts';
import { actingOn } from '../display/Space.tsx';
import { spaceText } from '../display/space-text.ts';
import { forecastTooltip, regressionLines } from './forecast-tooltips.ts';
import type { Explanation, PlaceId } from '../../../../table/types.ts';
import type { Table } from '../table.ts';
import { inhabitantText, whereText } from '../phrases.ts';
import { outlookText } from '../preview/outlook-text.ts';
import type { Locale } from '../words.ts';

function element({ state, words }: Table, number: number): Explanation {
  const name = ELEMENTS[number]!;
  const onEarth = state.disks.filter((disk) => disk === number).length;
  const holders = ANIMALS.filter((_, animal) => inPlay(state, animal) && holding(state, animal, number) > 0);
  return {
    title: words.thing({ thing: name }),
    lines: [words.earth.elementText({ onEarth, bag: state.bag[number]!, animals: holders, count: holders.length })],
  };
}

/** By how much the dominant animal of a tile leads, or who is tied; nothing where all are endangered. */
function lead({ state, words }: Table, hex: number): string[] {
  const found = leadOn(state, hex);
  if (found === null) return [];
  const { animals, fit, by, next } = found;
  return animals.length > 1
    ? [words.tooltips.tied({ animals: animals.map((each) => ANIMALS[each]!), matching: fit })]
    : [words.tooltips.leads({ by, other: ANIMALS[next] ?? null })];
}

/** The table after the answer that names a tile, as far as it can be predicted: the tooltip shows what would be. */
function afterNaming({ state, legal }: Table, hex: number): State | null {
  const move = TILE + hex;
  if (!legal.has(move)) return null;
  const { after, events } = preview(state, move);
  return events.length > 0 && isTile(state, hex) ? after : null;
}

function tile(now: Table, hex: number): Explanation {
  const { words } = now;
  const after = afterNaming(now, hex);
  const s = after ?? now.state;
  const terrain = terrainOf(s, hex);
  const living = inhabitants(s, hex);
  return {
    title:
      after === null
        ? words.thing({ thing: TERRAINS[terrain]! })
        : words.tooltips.after({ terrain: words.thing({ thing: TERRAINS[terrain]! }) }),
    lines: [
      words.earth.scores({ placings: PLACINGS[terrain]!.join(' / '), limit: SPECIATION_LIMIT[terrain]! }),
      ...(s.tundra[hex] === 1 ? [words.earth.under({ terrain: TERRAINS[s.terrain[hex]!]! })] : []),
      ...(s.dominated[hex] === 1 ? [words.earth.dominated()] : []),
      ...(living.length === 0 ? [words.earth.uninhabited()] : living.map((each) => inhabitantText(words, each))),
      ...lead({ ...now, state: s }, hex),
    ],
  };
}

function space({ state, words, question }: Table, number: number): Explanation {
  const phase = PHASE_OF_SPACE[number]!;
  const section = PHASES[phase] as SectionName;
  const pawn = state.display[number]!;
  const acting = actingOn(state, number, question?.kind);
  const isBehind = !isAhead(state, number) || (phase === GLACIATION && state.phase === GLACIATION);
  const whose = [pawn, acting, question?.side ?? NOTHING].find((animal) => animal !== NOTHING);
  return {
    title: `${words.sections[section].name()}: ${spaceText(words, section, phase, number - FIRST_SPACE[phase]!)}`,
    lines: [
      ...(pawn !== NOTHING ? [words.display.taken({ animal: ANIMALS[pawn]! })] : []),
      ...(pawn === NOTHING && acting !== NOTHING ? [words.display.acting({ animal: ANIMALS[acting]! })] : []),
      ...(pawn === NOTHING && isBehind ? [words.display.behind()] : []),
      ...(whose === undefined ? [] : [outlookText(words, spaceOutlook(state, whose, number))]),
      words.sections[section].rule(),
    ],
  };
}

/** The rest of an animal's pieces, how its elements lie on earth, and what Regression threatens. */
function prospectsOf(number: number, { state, words }: Pick<Table, 'state' | 'words'>): string[] {
  const { counters, sums } = words;
  const counts = [
    [counters.onDisplay.name(), state.display.filter((pawn) => pawn === number).length],
    [counters.aside.name(), state.aside[number]],
    [counters.eliminated.name(), state.eliminated[number]],
  ] as const;
  const { own, all } = elementShare(state, number);
  return [
    counts.map(([name, count]) => `${name}: ${String(count)}`).join(', '),
    sums.share.text({ own, all }),
    ...regressionLines(number, { state, words }),
  ];
}

function animal({ state, names, words }: Table, number: number): Explanation {
  const name = ANIMALS[number]!;
  const place = state.initiative.indexOf(number);
  const player = names[state.owner[number]!];
  return {
    title: player === undefined ? words.thing({ thing: name }) : `${words.thing({ thing: name })} · ${player}`,
    lines: [
      words.abilities[name](),
      words.animal.printed({ element: ELEMENTS[DEFAULT_ELEMENT[number]!]! }),
      [
        words.animal.foodChain({ place: number + 1, of: ANIMALS.length }),
        ...(place >= 0 ? [words.animal.initiative({ place: place + 1 })] : []),
      ].join(', '),
      ...(inPlay(state, number) ? prospectsOf(number, { state, words }) : []),
    ],
  };
}

function survival({ state, words }: Table): Explanation {
  const holder = survivalHolder(state);
  const held =
    holder === NOTHING
      ? words.supplies.survivalNone()
      : words.supplies.survivalHeld({
          animal: ANIMALS[holder]!,
          species: speciesOnTundra(state, holder),
          vps: bonus(tundraOccupied(state, holder)),
        });
  return { title: words.supplies.survival(), lines: [held, words.supplies.survivalText()] };
}

function stack({ state, words }: Table, number: number): Explanation {
  const terrain = state.faceUp[number]!;
  const unseen = unseenTiles(state).flatMap((count, each) =>
    count > 0 ? [words.supplies.unseenTile({ terrain: TERRAINS[each]!, count })] : [],
  );
  const last = unseen.length === 0 ? words.supplies.noUnseen() : words.supplies.unseen({ tiles: unseen.join(', ') });
  if (terrain === NOTHING) {
    const why = state.faceDown[number] === 0 ? words.supplies.stackEmpty() : words.supplies.stackTaken();
    return { title: words.supplies.stacks(), lines: [why, last] };
  }
  return {
    title: words.thing({ thing: TERRAINS[terrain]! }),
    lines: [words.earth.scores({ placings: PLACINGS[terrain]!.join(' / '), limit: SPECIATION_LIMIT[terrain]! }), last],
  };
}

function corner(table: Table, number: number): Explanation {
  const { state, words } = table;
  const disk = state.disks[number]!;
  const touches = words.earth.touches({ where: whereText(words, terrainsAt(state, number)) });
  return disk === NOTHING
    ? { title: words.earth.corner({ element: null }), lines: [touches] }
    : { title: words.earth.corner({ element: ELEMENTS[disk]! }), lines: [touches, ...element(table, disk).lines] };
}

/** The tooltip of a vacant hex. */
function vacantHex({ state, words }: Table, hex: number): Explanation {
  const around = tilesAround(state, hex);
  return { title: words.tooltips.freePlace(), lines: [words.tooltips.place({ tiles: around, vps: bonus(around) })] };
}

/** The tooltip of a place or thing; null if there is none. */
export function tooltipFor(id: PlaceId, table: Table): Explanation | null {
  const { state, words } = table;
  const { kind, which, number } = placeOf(id);
  switch (kind) {
    case 'tile':
      return terrainOf(state, number) === NOTHING ? vacantHex(table, number) : tile(table, number);
    case 'corner':
      return corner(table, number);
    case 'element':
      return element(table, number);
    case 'printed':
      return { title: words.animal.printed({ element: ELEMENTS[number]! }), lines: element(table, number).lines };
    case 'elements':
    case 'animal':
      return animal(table, number);
    case 'room':
      return { title: words.animal.vacant(), lines: [] };
    case 'card': {
      const { name: title, effect } = words.cards[CARDS[number]!];
      return { title: title(), lines: [effect()] };
    }
    case 'section':
    case 'phase': {
      const { name, rule } = Object.hasOwn(words.phases, which)
        ? words.phases[which as keyof typeof words.phases]
        : words.sections[which as SectionName];
      return { title: name(), lines: [rule()] };
    }
    case 'space':
      return space(table, number);
    case 'free':
      return {
        title: words.sections[which as SectionName].name(),
        lines: [words.display.free[which as keyof typeof words.display.free]()],
      };
    case 'box':
      return {
        title: words.sections[SECTIONS.find((name) => name === which)!].name(),
        lines: [words.display.box[which as BoxName]()],
      };
    case 'stack':
      return stack(table, number);
    case 'counter':
    case 'vps': {
      const { name: title, text } = words.counters[kind === 'vps' ? kind : (which as keyof Locale['counters'])];
      return { title: title(), lines: [text()] };
    }
    case 'tundra':
      return { title: words.thing({ thing: 'tundra' }), lines: [words.supplies.tundraText()] };
    case 'bag':
      return { title: words.supplies.bagText(), lines: [] };
    case 'survival':
      return survival(table);
    case 'initiative':
      return { title: words.supplies.initiative(), lines: [words.supplies.initiativeText()] };
    case 'foodChain':
      return { title: words.supplies.foodChain(), lines: [words.supplies.foodChainText()] };
    case 'deck': {
      const left = deckSize(state);
      const length = LENGTHS[state.gameLength]!;
      const out = length === 'full' ? [] : [words.setup.length[length].text()];
      return {
        title: words.deck.left({ left }),
        lines: state.cards[ICE_AGE] === IN_DECK ? [words.deck.iceAgeLast(), ...out] : out,
      };
    }
    default:
      return forecastTooltip(placeOf(id), table);
  }
}
