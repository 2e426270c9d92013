/** The places that an action has named so far, and the alternatives to them. */
import { type DetailKind, detail } from '../../rules/details.ts';
import { HEXES, NEIGHBOURS } from '../../rules/earth.ts';
import { DETAILS_OF, QUESTIONS, type QuestionName } from '../../rules/questions.ts';
import { type State, isTile, onTile } from '../../rules/state.ts';

/** The hexes or corners of the open question that were named before. */
export function namedSoFar(s: State, kind: DetailKind): number[] {
  const question = QUESTIONS[s.question];
  return (question === undefined ? [] : DETAILS_OF[question]).flatMap((name) => {
    const value = s[name];
    return detail(name).kind === kind && typeof value === 'number' && value >= 0 ? [value] : [];
  });
}

/** The tiles that could have been named instead of the one the open question builds on. */
export function namedInstead(s: State, question: QuestionName): number[] {
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
  switch (question) {
    case 'migration to':
      return hexes.filter(
        (hex) => hex !== s.from && s.movable[hex]! > 0 && NEIGHBOURS[hex]!.some((near) => isTile(s, near)),
      );
    case 'migration count':
      return NEIGHBOURS[s.from]!.filter((hex) => hex !== s.to && isTile(s, hex));
    case 'speciation count':
      return hexes.filter((hex) => hex !== s.tile && s.tiles[hex] === 1);
    case 'wanderlust count':
      return NEIGHBOURS[s.tile]!.filter(
        (hex) => hex !== s.from && isTile(s, hex) && s.species[onTile(s.asked, hex)]! > 0,
      );
    default:
      return [];
  }
}
