/** A player's niches: lit once established; otherwise each letter shows what is missing. */
import { isAdapted, settledDomains } from '../../rules/adaptation.ts';
import { DOMAINS, LETTERS, MAX_NICHES } from '../../rules/components.ts';
import { nicheCount } from '../../rules/state.ts';
import { nicheText } from '../card-names.ts';
import { Swatch } from '../art/colours.tsx';
import { nichesPlace } from '../places.ts';
import { useNaming, useTable } from '../table.ts';
import './niches.css';

/** Between letters that stay on one line. */
const NARROW_SPACE = '\u202f';

interface Props {
  readonly player: number;
  readonly small?: boolean;
  /** Places in the hand that are marked to be returned; and what marking one does. */
  readonly marked?: readonly number[];
  readonly onMark?: (place: number) => void;
}

export function Niches({ player, small = false, marked = [], onMark }: Props) {
  const { state, words } = useTable();
  const naming = useNaming();
  const settled = settledDomains(state, player);
  const count = nicheCount(state, player);
  /** From the gene to the colour of its domain: the chain that adapts. */
  const change = (domain: number): string =>
    [state.genePool[player * DOMAINS + domain]!, state.domain[domain]!]
      .map((colour) => naming.colour(colour))
      .join('–');
  if (count === 0) return <p className="evo-none">{words.parts.noNiches()}</p>;
  return (
    <div className={`evo-niches${small ? ' evo-small' : ''}`} data-place={nichesPlace(player)}>
      {Array.from({ length: count }, (_, i) => {
        const niche = state.niches[player * MAX_NICHES + i]!;
        const regions = Array.from({ length: DOMAINS }, (__, d) => d).filter((d) => (niche >> d) & 1);
        const unadapted = regions.filter((d) => !isAdapted(state, player, d));
        const empty = regions.filter((d) => isAdapted(state, player, d) && state.colonies[player * DOMAINS + d] === 0);
        const letters = (some: readonly number[], between = ', '): string => some.map((d) => LETTERS[d]!).join(between);
        const established = (niche & ~settled) === 0;
        const [first] = unadapted;
        const only = unadapted.length === 1 ? first : undefined;
        const missing =
          first !== undefined
            ? words.table.adaptTo({ letters: letters(unadapted), change: only === undefined ? null : change(only) })
            : words.table.settle({ letters: letters(empty) });
        const isMarked = marked.includes(i);
        const content = (
          <>
            <span className={`evo-letters evo-letters-${String(Math.min(regions.length, 4))}`} aria-hidden="true">
              {regions.map((d) => (
                <b
                  key={d}
                  className={(settled >> d) & 1 ? 'evo-met' : unadapted.includes(d) ? 'evo-unadapted' : 'evo-unsettled'}
                >
                  {LETTERS[d]}
                </b>
              ))}
            </span>
            {!small && (
              <small aria-hidden="true">
                {established
                  ? words.table.advances()
                  : first === undefined
                    ? words.table.settle({ letters: letters(empty, NARROW_SPACE) })
                    : words.table.adaptTo({ letters: letters(unadapted, NARROW_SPACE), change: null })}
              </small>
            )}
            {!small && only !== undefined && (
              <span className="evo-chain-needed" aria-hidden="true">
                <Swatch colour={state.genePool[player * DOMAINS + only]!} />
                <Swatch colour={state.domain[only]!} />
              </span>
            )}
          </>
        );
        const classes = `evo-niche${established ? ' evo-established' : ''}${isMarked ? ' evo-marked' : ''}`;
        const label = words.table.niche({ letters: nicheText(niche), established, missing });
        // Equal letters can come twice in an owner's data: the place tells them apart.
        const key = `${String(niche)} ${String(i)}`;
        return established && onMark ? (
          <button
            key={key}
            type="button"
            className={`${classes} evo-legal`}
            aria-pressed={isMarked}
            onClick={() => {
              onMark(i);
            }}
          >
            <span className="visually-hidden">{label}</span>
            {content}
          </button>
        ) : (
          <span key={key} className={classes} role="img" aria-label={label}>
            {content}
          </span>
        );
      })}
    </div>
  );
}
