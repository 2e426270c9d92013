/** The tooltips, loaded when something is first pointed at. */
import type { Explanations } from '../../../../table/types.ts';
import type { Box } from '../../../../ui/placement.ts';
import { MOVE_KINDS, SPACE, kindOf } from '../../rules/moves.ts';
import { boxesOnScreen } from '../earth/geometry.ts';
import { earthOnScreen } from '../earth/locate.ts';
import { effectText } from '../log/effect-text.ts';
import { placeOf } from '../place-ids.ts';
import { tilesOf } from '../places.ts';
import { fetchRules } from '../rulebook/Rulebook.tsx';
import type { Table, Types } from '../table.ts';
import { dock } from './dock.ts';
import { entryOf } from './rules-entry.ts';
import { tooltipFor } from './tooltips.ts';

/** The moves that a finger makes by a button in the tooltip as well. */
const CONFIRMED = ['space', 'tile', 'corner', 'card'] as const;

/** What a tooltip should not cover: the tiles of earth, and anything else that is read or pressed there. */
function lyingOnEarth(root: HTMLElement, { state }: Table): Box[] {
  const matrix = earthOnScreen(root);
  const others = root.querySelectorAll('.ds-slip, .ds-earth-controls, .ds-strip > *');
  return [
    ...(matrix ? boxesOnScreen(tilesOf(state), matrix) : []),
    ...[...others].map((each) => each.getBoundingClientRect()),
  ];
}

export const explanations: Explanations<Types> = {
  explain(place, table) {
    const tip = tooltipFor(place, table);
    if (tip === null) return null;
    // The short text of a card is on the card itself.
    return { ...tip, entry: entryOf(place, table.state) ?? undefined, isQuoted: placeOf(place).kind === 'card' };
  },
  // Spaces describe their possibilities themselves.
  effect: (move, table) => (kindOf(move) === kindOf(SPACE) ? [] : effectText(table, move)),
  confirm(move, { words }) {
    const kind = CONFIRMED.find((each) => each === MOVE_KINDS[kindOf(move)]);
    return kind === undefined ? null : words.tooltips.confirm[kind]();
  },
  rulesKey: 'r',
  entries: fetchRules,
  // Where everything is in view, the tooltip has a place of its own.
  dock({ element }, size, root, table) {
    const earth = root.querySelector('.ds-earth')?.getBoundingClientRect();
    if (root.dataset.layout !== 'wide' || earth === undefined) return null;
    return dock(element.getBoundingClientRect(), size, earth, lyingOnEarth(root, table));
  },
  /** The part of the table that a finger is on; below earth the animals' VPs give way as well. */
  part({ element }, root) {
    const part = element.closest('[data-panel], .ds-earth');
    if (part === null || root.dataset.layout === 'wide') return null;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const chips = part.matches('.ds-earth') ? root.querySelector('.ds-chips')?.getBoundingClientRect() : undefined;
    return { left, top, right, bottom: Math.max(bottom, chips?.bottom ?? 0) };
  },
};
