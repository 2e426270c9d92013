/** The tooltips of the parts of the table. The key is in `data-tooltip`: what it is, then which one. */
import {
  ANIMALS,
  type BoxName,
  CARDS,
  DEFAULT_ELEMENT,
  ELEMENTS,
  FIRST_SPACE,
  GLACIATION,
  ICE_AGE,
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
import { IN_DECK, NOTHING, type State, inPlay, isTile, terrainOf, unseenTiles } from '../../rules/state.ts';
import { holding } from '../../rules/pieces.ts';
import { terrainsAt } from '../places.ts';
import { inhabitants } from '../earth/inhabitants.ts';
import { preview } from '../preview/preview.ts';
import { elementShare, isAhead } from '../preview/outlook.ts';
import { leadOn } from '../earth/overlays.ts';
import { spaceOutlook } from '../preview/space-outlook.ts';
import { actingOn } from '../display/Space.tsx';
import { spaceText } from '../display/space-text.ts';
import { forecastTooltip, regressionLines } from './forecast-tooltips.ts';
import type { TooltipText } from './tooltip-text.ts';
import type { Table } from '../state/table.ts';
import type { Counter } from '../locales/words/things.ts';

function element({ s, words }: Table, number: number): TooltipText {
  const name = ELEMENTS[number]!;
  const onEarth = s.disks.filter((disk) => disk === number).length;
  const holders = ANIMALS.filter((_, animal) => inPlay(s, animal) && holding(s, animal, number) > 0);
  return { title: words.elements[name], lines: [words.earth.elementText(name, onEarth, s.bag[number]!, holders)] };
}

/** By how much the dominant animal of a tile leads, or who is tied; nothing where all are endangered. */
function lead({ s, words }: Table, hex: number): string[] {
  const found = leadOn(s, hex);
  if (found === null) return [];
  const { animals, fit, by, next } = found;
  return animals.length > 1
    ? [
        words.tooltips.tied(
          animals.map((each) => ANIMALS[each]!),
          fit,
        ),
      ]
    : [words.tooltips.leads(by, ANIMALS[next] ?? null)];
}

/** The table after the answer that names a tile, as far as it can be predicted: the tooltip shows what would be. */
function afterNaming({ s, legal }: Table, hex: number): State | null {
  const move = TILE + hex;
  if (!legal.has(move)) return null;
  const { after, events } = preview(s, move);
  return events.length > 0 && isTile(s, hex) ? after : null;
}

function tile(now: Table, hex: number): TooltipText {
  const { words } = now;
  const after = afterNaming(now, hex);
  const s = after ?? now.s;
  const table = { ...now, s };
  const terrain = terrainOf(s, hex);
  const living = inhabitants(s, hex);
  return {
    title:
      after === null ? words.terrains[TERRAINS[terrain]!] : words.tooltips.after(words.terrains[TERRAINS[terrain]!]),
    lines: [
      words.earth.scores(PLACINGS[terrain]!, SPECIATION_LIMIT[terrain]!),
      ...(s.tundra[hex] === 1 ? [words.earth.under(TERRAINS[s.terrain[hex]!]!)] : []),
      ...(s.dominated[hex] === 1 ? [words.earth.dominated] : []),
      ...(living.length === 0 ? [words.earth.uninhabited] : living.map((each) => words.earth.inhabitant(each))),
      ...lead(table, hex),
    ],
  };
}

function space({ s, words, asked }: Table, number: number): TooltipText {
  const phase = PHASE_OF_SPACE[number]!;
  const section = PHASES[phase] as SectionName;
  const pawn = s.display[number]!;
  const acting = actingOn(s, number, asked?.question);
  const isBehind = !isAhead(s, number) || (phase === GLACIATION && s.phase === GLACIATION);
  const whose = [pawn, acting, asked?.animal ?? NOTHING].find((animal) => animal !== NOTHING);
  return {
    title: `${words.sections[section].name}: ${spaceText(words, section, phase, number - FIRST_SPACE[phase]!)}`,
    lines: [
      ...(pawn !== NOTHING ? [words.display.taken(ANIMALS[pawn]!)] : []),
      ...(pawn === NOTHING && acting !== NOTHING ? [words.display.acting(ANIMALS[acting]!)] : []),
      ...(pawn === NOTHING && isBehind ? [words.display.behind] : []),
      ...(whose === undefined ? [] : [words.sums.space(spaceOutlook(s, whose, number))]),
      words.sections[section].rule,
    ],
  };
}

/** The rest of an animal's pieces, how its elements lie on earth, and what Regression threatens. */
function prospectsOf(number: number, { s, words }: Pick<Table, 's' | 'words'>): string[] {
  const { counters, sums } = words;
  const counts = [
    [counters.onDisplay.name, s.display.filter((pawn) => pawn === number).length],
    [counters.aside.name, s.aside[number]],
    [counters.eliminated.name, s.eliminated[number]],
  ] as const;
  const { own, all } = elementShare(s, number);
  return [
    counts.map(([name, count]) => `${name}: ${String(count)}`).join(', '),
    sums.share.text(own, all),
    ...regressionLines(number, { s, words }),
  ];
}

function animal({ s, names, words }: Table, number: number): TooltipText {
  const name = ANIMALS[number]!;
  const place = s.initiative.indexOf(number);
  const player = names[s.owner[number]!];
  return {
    title: player === undefined ? words.animals[name].name : `${words.animals[name].name} · ${player}`,
    lines: [
      words.animals[name].ability,
      words.animal.printed(ELEMENTS[DEFAULT_ELEMENT[number]!]!),
      [
        words.animal.foodChain(number + 1, ANIMALS.length),
        ...(place >= 0 ? [words.animal.initiative(place + 1)] : []),
      ].join(', '),
      ...(inPlay(s, number) ? prospectsOf(number, { s, words }) : []),
    ],
  };
}

function survival({ s, words }: Table): TooltipText {
  const holder = survivalHolder(s);
  const held =
    holder === NOTHING
      ? words.supplies.survivalNone
      : words.supplies.survivalHeld(ANIMALS[holder]!, speciesOnTundra(s, holder), bonus(tundraOccupied(s, holder)));
  return { title: words.supplies.survival, lines: [held, words.supplies.survivalText] };
}

function stack({ s, words }: Table, number: number): TooltipText {
  const terrain = s.faceUp[number]!;
  const unseen = unseenTiles(s).flatMap((count, each) => (count > 0 ? [{ terrain: TERRAINS[each]!, count }] : []));
  const last = words.supplies.unseen(unseen);
  if (terrain === NOTHING) {
    const why = s.faceDown[number] === 0 ? words.supplies.stackEmpty : words.supplies.stackTaken;
    return { title: words.supplies.stacks, lines: [why, last] };
  }
  return {
    title: words.terrains[TERRAINS[terrain]!],
    lines: [words.earth.scores(PLACINGS[terrain]!, SPECIATION_LIMIT[terrain]!), last],
  };
}

function corner(table: Table, number: number): TooltipText {
  const { s, words } = table;
  const disk = s.disks[number]!;
  const touches = words.earth.touches(terrainsAt(s, number));
  return disk === NOTHING
    ? { title: words.earth.corner(null), lines: [touches] }
    : { title: words.earth.corner(ELEMENTS[disk]!), lines: [touches, ...element(table, disk).lines] };
}

/** The tooltip of a key; null if there is none. */
export function tooltipFor(key: string, table: Table): TooltipText | null {
  const { s, words } = table;
  const [kind = '', which = ''] = key.split(':');
  const number = Number(which);
  switch (kind) {
    case 'tile':
      return terrainOf(s, number) === NOTHING ? null : tile(table, number);
    case 'place':
      return {
        title: words.tooltips.freePlace,
        lines: [words.tooltips.place(tilesAround(s, number), bonus(tilesAround(s, number)))],
      };
    case 'corner':
      return corner(table, number);
    case 'element':
      return element(table, number);
    case 'printed':
      return { title: words.animal.printed(ELEMENTS[number]!), lines: element(table, number).lines };
    case 'animal':
      return animal(table, number);
    case 'room':
      return { title: words.animal.vacant, lines: [] };
    case 'card': {
      const { name: title, effect } = words.cards[CARDS[number]!];
      return { title, lines: [effect] };
    }
    case 'section':
    case 'phase': {
      const { name, rule } = Object.hasOwn(words.phases, which)
        ? words.phases[which as keyof typeof words.phases]
        : words.sections[which as SectionName];
      return { title: name, lines: [rule] };
    }
    case 'space':
      return space(table, number);
    case 'free':
      return {
        title: words.sections[which as SectionName].name,
        lines: [words.display.free[which as keyof typeof words.display.free]],
      };
    case 'box':
      return {
        title: words.sections[SECTIONS.find((name) => name === which)!].name,
        lines: [words.display.box(which as BoxName)],
      };
    case 'stack':
      return stack(table, number);
    case 'counter':
      return { title: words.counters[which as Counter].name, lines: [words.counters[which as Counter].text] };
    case 'tundra':
      return { title: words.terrains.tundra, lines: [words.supplies.tundraText] };
    case 'bag':
      return { title: words.supplies.bagText, lines: [] };
    case 'survival':
      return survival(table);
    case 'initiative':
      return { title: words.supplies.initiative, lines: [words.supplies.initiativeText] };
    case 'foodChain':
      return { title: words.supplies.foodChain, lines: [words.supplies.foodChainText] };
    case 'deck': {
      const left = s.cards.filter((where) => where === IN_DECK).length;
      return {
        title: words.deck.left(left),
        lines: s.cards[ICE_AGE] === IN_DECK ? [words.deck.iceAgeLast] : [],
      };
    }
    default:
      return forecastTooltip(kind, which, table);
  }
}
