/** Small marks for numbers and buttons of this game's table. */
import { createElement } from 'react';
import { Mark, type MarkProps } from '../../../../ui/marks.tsx';
import marks from './marks.json' with { type: 'json' };

/** A mark of these shapes: their kind, and what else SVG says of them. */
const drawn = (shapes: readonly { readonly tag: string }[]) =>
  function Drawn(props: MarkProps) {
    return <Mark {...props}>{shapes.map(({ tag, ...rest }, i) => createElement(tag, { key: i, ...rest }))}</Mark>;
  };

/** Victory points: a laurel. */
export const VpIcon = drawn(marks.vp);
/** An action pawn. */
export const PawnIcon = drawn(marks.pawn);
/** A card. */
export const CardIcon = drawn(marks.card);
/** Tundra: a snow crystal. */
export const TundraIcon = drawn(marks.tundra);
/** The Survival card: a fire in the snow. */
export const SurvivalIcon = drawn(marks.survival);
/** Done. */
export const CheckIcon = drawn(marks.check);
/** Earth: a globe. */
export const EarthIcon = drawn(marks.earth);
/** The animals: two people, as whoever leads them. */
export const AnimalsIcon = drawn(marks.animals);
/** The supply: layers of tiles. */
export const LayersIcon = drawn(marks.layers);
