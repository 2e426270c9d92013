/** A gene pool: eight compartments, the domain's colour above the gene's; a mark between tells whether they match. */
import { isAdapted } from '../../rules/adaptation.ts';
import { DOMAINS, EMPTY, LETTERS, NOTHING } from '../../rules/components.ts';
import type { Move } from '../../rules/moves.ts';
import { ColourSign, Patch } from '../art/colours.tsx';
import { genePlace, poolPlace } from '../places.ts';
import { useNaming, useTable } from '../table.ts';
import './gene-pool.css';

interface Props {
  readonly player: number;
  /** The colours to show instead of those arranged. */
  readonly colours?: readonly number[];
  /** The compartments that can be chosen, as a mask; and what choosing one does. */
  readonly open?: number;
  readonly chosen?: number | null;
  readonly onChoose?: (region: number) => void;
  readonly onLook?: (region: number | null) => void;
  /** The move that choosing a compartment makes, if it makes one at once. */
  readonly moveOf?: (region: number) => Move;
}

export function GenePool({ player, colours, open = 0, chosen = null, onChoose, onLook, moveOf }: Props) {
  const { state, words } = useTable();
  const naming = useNaming();
  const arranging = colours !== undefined;
  return (
    <div
      className="evo-genes"
      role="group"
      data-place={poolPlace(player)}
      aria-label={`${words.parts.genePool()}, ${naming.player(player)}`}
    >
      {LETTERS.map((letter, region) => {
        const gene = colours?.[region] ?? state.genePool[player * DOMAINS + region]!;
        const domain = state.domain[region]!;
        const adapted = gene !== NOTHING && isAdapted(state, player, region);
        const canChoose = ((open >> region) & 1) === 1;
        const label = arranging
          ? `${letter}: ${naming.colour(gene)}`
          : words.table.compartment({
              letter,
              gene: gene === NOTHING ? '–' : naming.colour(gene),
              domain: naming.colour(domain),
              adapted,
            });
        const classes = [
          'evo-gene',
          arranging || adapted ? '' : 'evo-unmatched',
          canChoose ? 'evo-legal' : '',
          chosen === region ? 'evo-chosen' : '',
        ].join(' ');
        const content = (
          <>
            <span className="evo-gene-domain">
              {!arranging && <Patch colour={domain} />}
              <b>{letter}</b>
            </span>
            {!arranging && (
              <span className="evo-mark">{adapted ? (domain === EMPTY ? words.table.any() : '✓') : '≠'}</span>
            )}
            <span className="evo-gene-own">
              {gene !== NOTHING && (
                <>
                  <Patch colour={gene} />
                  <b>
                    <ColourSign colour={gene} />
                  </b>
                </>
              )}
            </span>
          </>
        );
        return canChoose && onChoose ? (
          <button
            key={letter}
            type="button"
            className={classes}
            data-place={genePlace(player, region)}
            data-region={region}
            data-move={moveOf?.(region)}
            aria-label={label}
            aria-pressed={chosen === region}
            onClick={() => {
              onChoose(region);
            }}
            onMouseEnter={() => onLook?.(region)}
            onFocus={() => onLook?.(region)}
            onMouseLeave={() => onLook?.(null)}
            onBlur={() => onLook?.(null)}
          >
            {content}
          </button>
        ) : (
          <span key={letter} className={classes} role="img" aria-label={label} data-place={genePlace(player, region)}>
            {content}
          </span>
        );
      })}
    </div>
  );
}
