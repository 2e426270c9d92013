/** The environment: eight regions in the colours of their domains, nine squares each, the colonies on them. */
import { isAdapted, ownerOf } from '../../rules/adaptation.ts';
import { ARRANGING, DOMAINS, DOMINANT_POSITION, EMPTY, LETTERS, NOTHING, SQUARES } from '../../rules/components.ts';
import { TO_PLACE, kindOf, moveOf, valueOf } from '../../rules/moves.ts';
import { tables } from '../../rules/state.ts';
import { useIds } from '../../../../ui/ids.tsx';
import { squareText } from '../card-names.ts';
import { ColourSign, colourLetter, useFillIds } from '../art/colours.tsx';
import { Crown } from '../art/signs.tsx';
import { Token } from '../art/tokens.tsx';
import { domainPlace, squarePlace } from '../places.ts';
import { waitOf } from '../motion/timing.ts';
import { type Table, useNaming, useTable } from '../table.ts';
import { REGIONS, RELIEF, SIZE, centreOf, circuitBox, domainPlaces, gridBox, place } from '../geometry.ts';

/**
 * The delay after the die and the counter: a style of the moving elements only, since the whole table would inherit it otherwise.
 */
const afterDice = ({ state, last }: Pick<Table, 'state' | 'last'>): React.CSSProperties =>
  ({ '--evo-then': `${String(waitOf(last, tables(state).squareKind.length))}ms` }) as React.CSSProperties;

/** The regions as areas of the map. */
export function Regions() {
  const idOf = useIds();
  const fillId = useFillIds();
  const { state, last } = useTable();
  const t = tables(state);
  const washed = new Map(
    last.flatMap((event) =>
      event.event === 'environment' && event.by !== 'setup' && event.from !== event.to
        ? [[event.domain, event.from] as const]
        : [],
    ),
  );
  const places = domainPlaces(t);
  return (
    <svg className="evo-regions" viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`} aria-hidden="true">
      {LETTERS.map((letter, domain) => {
        const [i, j] = places[domain]!;
        const path = REGIONS[i]![j]!;
        const square = t.squareDomain.indexOf(domain);
        const from = square === NOTHING ? [SIZE / 2, SIZE / 2] : centreOf(circuitBox(square, t.squareKind.length));
        const colour = state.domain[domain]!;
        return (
          <g key={letter}>
            {washed.has(domain) && <path d={path} fill={`url(#${fillId(colourLetter(washed.get(domain)!))})`} />}
            {/* Keyed by the change: the new colour washes over the old one from the square that changed it. */}
            <path
              key={colour}
              className={washed.has(domain) ? 'evo-region evo-washed' : 'evo-region'}
              d={path}
              fill={`url(#${fillId(colourLetter(colour))})`}
              style={
                {
                  ...(washed.has(domain) && afterDice({ state, last })),
                  '--evo-x': `${String(from[0])}px`,
                  '--evo-y': `${String(from[1])}px`,
                } as React.CSSProperties
              }
            />
            {colour === EMPTY && (
              <g
                className={state.phase === ARRANGING ? 'evo-unknown' : 'evo-bare'}
                clipPath={`url(#${idOf(`evo-region-${letter}`)})`}
              >
                <clipPath id={idOf(`evo-region-${letter}`)}>
                  <path d={path} />
                </clipPath>
                {state.phase === ARRANGING && <path className="evo-parchment" d={path} />}
                <path d={RELIEF[i]![j]!.heights} />
                <path className="evo-peaks" d={RELIEF[i]![j]!.peaks} />
              </g>
            )}
            <path className="evo-border" d={path} />
          </g>
        );
      })}
      <path className="evo-middle" d={REGIONS[1]![1]} />
    </svg>
  );
}

/** One square of a domain: free or with a colony; a button if it is an answer. */
function Slot({ domain, square }: { domain: number; square: number }) {
  const { state, legal, words, advice, last, play } = useTable();
  const naming = useNaming();
  const number = domain * SQUARES + square;
  const move = moveOf(TO_PLACE, number);
  const owner = ownerOf(state, domain, square);
  const atRisk = owner !== NOTHING && !isAdapted(state, owner, domain);
  const isLegal = legal.has(move);
  const name = words.table.slot({
    name: squareText(number),
    owner: owner === NOTHING ? null : naming.player(owner),
    atRisk,
  });
  const label = square === DOMINANT_POSITION ? `${name}, ${words.table.dominant()}` : name;
  const isNew = last.some((event) => event.event === 'placed' && event.square === number);
  const classes = [
    'evo-slot',
    square === DOMINANT_POSITION ? 'evo-dominant' : '',
    isLegal ? 'evo-legal' : '',
    advice?.move === move ? 'evo-advised' : '',
    isNew ? 'evo-new' : '',
  ].join(' ');
  const style = isNew ? afterDice({ state, last }) : undefined;
  const content = (
    <>
      {square === DOMINANT_POSITION && <Crown />}
      {owner !== NOTHING && <Token key={owner} player={owner} atRisk={atRisk} />}
    </>
  );
  if (!isLegal) {
    return (
      <span className={classes} style={style} role="img" aria-label={label} data-place={squarePlace(number)}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      style={style}
      aria-label={label}
      data-move={move}
      data-place={squarePlace(number)}
      onClick={() => {
        play(move);
      }}
    >
      {content}
    </button>
  );
}

/** The name of a domain with its colour. */
export function DomainName({ domain }: { domain: number }) {
  const { state, words } = useTable();
  const naming = useNaming();
  const colour = state.domain[domain]!;
  return (
    <span className="evo-domain-name">
      <b>{LETTERS[domain]}</b>
      <span>
        {colour !== EMPTY && <ColourSign colour={colour} />}
        {colour === EMPTY && state.phase !== ARRANGING && <span className="evo-empty">{words.empty()}:</span>}
        {/* While gene pools are arranged no domain has been rolled for. */}
        {state.phase === ARRANGING
          ? words.table.unknown()
          : colour === EMPTY
            ? words.table.allAdapted()
            : naming.colour(colour)}
      </span>
    </span>
  );
}

/** The nine squares of a domain. */
export function DomainSquares({ domain }: { domain: number }) {
  const { state, words } = useTable();
  const naming = useNaming();
  return (
    <div
      className="evo-squares"
      role="group"
      aria-label={words.table.domain({ letter: LETTERS[domain]!, colour: naming.colour(state.domain[domain]!) })}
    >
      {Array.from({ length: SQUARES }, (_, square) => (
        <Slot key={square} domain={domain} square={square} />
      ))}
    </div>
  );
}

/** All domains on the map. On small screens a tap opens one larger (`onOpen`). */
export function Domains({ onOpen }: { onOpen: (domain: number) => void }) {
  const { state, legal, words } = useTable();
  const naming = useNaming();
  const places = domainPlaces(tables(state));
  const open = new Set<number>();
  for (const move of legal) if (kindOf(move) === TO_PLACE) open.add(Math.floor(valueOf(move) / SQUARES));
  return Array.from({ length: DOMAINS }, (_, domain) => (
    <div key={domain} className="evo-domain" data-place={domainPlace(domain)} style={place(gridBox(places[domain]!))}>
      <DomainName domain={domain} />
      <DomainSquares domain={domain} />
      <button
        type="button"
        className={`evo-open-domain${open.has(domain) ? ' evo-legal' : ''}`}
        aria-label={words.table.domain({ letter: LETTERS[domain]!, colour: naming.colour(state.domain[domain]!) })}
        onClick={() => {
          onOpen(domain);
        }}
      />
    </div>
  ));
}
