/** Sums of numbers by deal, for intervals that resample deals: the games of a deal are not independent. */

/** So many groups are kept; the games of more deals are joined, as many deals to a group. */
const MAX_GROUPS = 4096;

/**
 * Adds up a number of sums by deal. As all games of a deal come in a row, and groups of deals are joined in pairs once there are
 * thousands, it holds no more for a million deals than for some thousands. The intervals are as wide: groups of several deals
 * are as independent as the deals.
 */
export function dealSums(width: number) {
  let groups: Float64Array[] = [];
  let dealsInGroup = 1;
  /** Deals in the last group. */
  let filled = 0;
  let latest: number | undefined;
  let deals = 0;

  const open = (): void => {
    if (groups.length === MAX_GROUPS) {
      groups = Array.from({ length: MAX_GROUPS / 2 }, (_, i) =>
        groups[2 * i]!.map((sum, at) => sum + groups[2 * i + 1]![at]!),
      );
      dealsInGroup *= 2;
    }
    groups.push(new Float64Array(width));
    filled = 0;
  };
  return {
    /** The sums of each group of deals. */
    groups: (): readonly Float64Array[] => groups,
    deals: (): number => deals,
    /** The sums of the group that a deal belongs to, to be added to. */
    of(deal: number): Float64Array {
      if (deal !== latest) {
        latest = deal;
        deals++;
        if (groups.length === 0 || filled === dealsInGroup) open();
        filled++;
      }
      return groups.at(-1)!;
    },
  };
}
