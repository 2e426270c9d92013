/** What The Evolution Game hides. */
import { type SecretsOf, shuffled } from '../../contract/hiding.ts';

/** The packs, and the cards put back under them (rules §12). */
type Packs = Readonly<Record<`${(typeof PACKS)[number]}${'Pack' | 'Bottom'}`, readonly number[]>>;
const PACKS = ['niche', 'mutation', 'selection'] as const;

/** The order of three packs is hidden from everybody; the order in which a player put cards back is hidden from the others. */
export const secretsOf: SecretsOf = ({ actions }) => ({
  otherState(s, _viewers, randomInt) {
    const state = s as Packs;
    const other: Record<string, readonly number[]> = {};
    for (const name of PACKS) {
      const cards = shuffled([...state[`${name}Pack`], ...state[`${name}Bottom`]], randomInt);
      // All of them may have been put back by now, or none.
      const putBack = [state[`${name}Bottom`].length, cards.length, 0][randomInt(3)]!;
      other[`${name}Bottom`] = cards.slice(0, putBack);
      other[`${name}Pack`] = cards.slice(putBack).sort((a, b) => a - b);
    }
    return { ...state, ...other };
  },
  otherCourse({ start, made }, states, viewer, randomInt) {
    // The order shows once the cards above them are gone.
    const isUnseen = (name: (typeof PACKS)[number]): boolean =>
      states.every((s) => (s as Packs)[`${name}Pack`].length > 0);
    const pack = { adapt: 'mutation', survive: 'niche' } as const;
    const bottoms = PACKS.map((name) => {
      const bottom = (start as Packs)[`${name}Bottom`];
      return [`${name}Bottom`, isUnseen(name) ? shuffled(bottom, randomInt) : bottom] as const;
    });
    return {
      start: { ...(start as object), ...Object.fromEntries(bottoms) },
      made: made.map((each) => {
        if ('undo' in each || each.player === viewer) return each;
        const { move, args } = actions.write(each.move);
        if ((move !== 'adapt' && move !== 'survive') || !isUnseen(pack[move])) return each;
        const named = move === 'adapt' ? 1 : 0;
        const others = [...args.slice(0, named), ...shuffled(args.slice(named), randomInt)];
        return { ...each, move: actions.read(move, others) };
      }),
    };
  },
});
