/** The map as a small picture: its regions in their colours and the colonies on them, with the domains of an answer and of a better one. */
import type { PictureProps } from '../../../../kit/game-ui.ts';
import { isAdapted, ownerOf } from '../../rules/adaptation.ts';
import { DOMAINS, LETTERS, NOTHING, SQUARES } from '../../rules/components.ts';
import { type Move, TO_ADAPT, TO_MOVE, TO_PLACE, TO_REMEDY, adaptDomain, kindOf, valueOf } from '../../rules/moves.ts';
import { type State, tables } from '../../rules/state.ts';
import { ColourDefs, colourLetter, useFillIds } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import { INSIDE, REGIONS, domainPlaces } from '../geometry.ts';
import './picture.css';

/** The domain that a move names; null if it names none. */
function domainOf(s: State, move: Move): number | null {
  switch (kindOf(move)) {
    case TO_PLACE:
      return Math.floor(valueOf(move) / SQUARES);
    case TO_ADAPT:
      return adaptDomain(move);
    case TO_REMEDY:
      return valueOf(move);
    default:
      return domainOfSquare(s, move);
  }
}

/** The domain that the square of the circuit changes. */
function domainOfSquare(s: State, move: Move): number | null {
  const domain = tables(s).squareDomain[valueOf(move)] ?? NOTHING;
  return kindOf(move) === TO_MOVE && domain !== NOTHING ? domain : null;
}

function Regions({ state, marks }: PictureProps<State, Move>) {
  const fillId = useFillIds();
  const places = domainPlaces(tables(state));
  const pathOf = (domain: number): string => {
    const [i, j] = places[domain]!;
    return REGIONS[i]![j]!;
  };
  return (
    <svg className="evo-picture-regions" viewBox={[INSIDE.left, INSIDE.top, INSIDE.width, INSIDE.height].join(' ')}>
      {LETTERS.map((letter, domain) => (
        <path key={letter} d={pathOf(domain)} fill={`url(#${fillId(colourLetter(state.domain[domain]!))})`} />
      ))}
      {marks !== undefined &&
        (['better', 'played'] as const).map((which) => {
          const move = marks[which];
          const domain = move === undefined ? null : domainOf(state, move);
          return (
            domain !== null && <path key={which} className="evo-picture-mark" data-which={which} d={pathOf(domain)} />
          );
        })}
    </svg>
  );
}

/** The colonies of a domain: three rows of three. */
function Colonies({ state, domain }: { state: State; domain: number }) {
  return Array.from({ length: SQUARES }, (_, square) => {
    const owner = ownerOf(state, domain, square);
    return (
      <span key={square}>
        {owner !== NOTHING && <Token player={owner} atRisk={!isAdapted(state, owner, domain)} />}
      </span>
    );
  });
}

export function Picture({ state, marks, isAlone }: PictureProps<State, Move>) {
  const places = domainPlaces(tables(state));
  return (
    <div className="evo-picture evo-paints" aria-hidden="true">
      {isAlone === true && <ColourDefs />}
      <div className="evo-picture-map">
        <Regions state={state} marks={marks} />
        {Array.from({ length: DOMAINS }, (_, domain) => (
          <div
            key={domain}
            className="evo-picture-domain"
            style={{ gridColumn: places[domain]![0] + 1, gridRow: places[domain]![1] + 1 }}
          >
            <Colonies state={state} domain={domain} />
          </div>
        ))}
      </div>
    </div>
  );
}
