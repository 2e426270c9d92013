/** The panel of this screen's player: gene pool, niches, mutation cards, and the answers among them. */
import { useState } from 'react';
import { BITS, COLOURS, DOMAINS, LETTERS, MAX_NICHES, MUTATION_CARDS, NOTHING } from '../../rules/components.ts';
import { Portrait } from '../../../../table/portrait/Portrait.tsx';
import { pointsAt } from '../../../../table/pointing.ts';
import { type Move, TO_REMEDY, adaptCards, moveOf, surviveMove } from '../../rules/moves.ts';
import { establishedNiches } from '../../rules/adaptation.ts';
import { tables } from '../../rules/state.ts';
import { mutationText } from '../card-names.ts';
import { ColourSign, Swatch } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import { storePlace } from '../places.ts';
import { largeSeat, useNaming, useTable } from '../table.ts';
import { Arrange } from './Arrange.tsx';
import { GenePool } from './GenePool.tsx';
import { MutationCards } from './MutationCards.tsx';
import { Niches } from './Niches.tsx';
import { chainsByDomain, usesAll } from './chains.ts';

/** The name, stage and store of a player. */
export function PanelHead({ player, you = false }: { player: number; you?: boolean }) {
  const { state, words } = useTable();
  const naming = useNaming();
  const name = naming.player(player);
  return (
    <header className="evo-panel-head">
      <span className="evo-panel-token" data-place={storePlace(player)}>
        <Token player={player} />
      </span>
      <Portrait seat={player} className="evo-portrait" />
      <h2>
        {name} {you && name.toLowerCase() !== words.parts.you() && <small>{words.parts.you()}</small>}
      </h2>
      <span>
        {words.table.stage({ name: naming.stage(state.stage[player]!), number: state.stage[player]! })} ·{' '}
        {words.table.store({ count: state.store[player]! })}
      </span>
    </header>
  );
}

/** The caption of a part of the panel: a heading for screen readers, visible where there is room. */
function Caption({ title, help, mark }: { title: string; help: string; mark?: string | undefined }) {
  return (
    <>
      <h3 className="visually-hidden">
        {title} <small>{help}</small>
      </h3>
      <p className="evo-caption" aria-hidden="true">
        {title} <small>{help}</small> {mark !== undefined && <small className="evo-caption-mark">{mark}</small>}
      </p>
    </>
  );
}

/** Up to this many conversions are described in words; more of them only by their letters. */
const IN_WORDS = 4;
/** Up to this many cards and conversions stay in reach of the thumb on a phone. */
const FEW = { cards: 3, conversions: 2 };

const Arrow = () => (
  <span className="evo-arrow" aria-hidden="true">
    →
  </span>
);

/** Conversions: a compartment or cards are chosen first, then a chain, the cheapest on top. */
function Conversions() {
  const table = useTable();
  const { state, legal, words, play, pointing } = table;
  const naming = useNaming();
  const seat = largeSeat(table);
  const chains = chainsByDomain(legal);
  const [region, setRegion] = useState<number | null>(null);
  const [places, setPlaces] = useState<readonly number[]>([]);
  const cards = places.map((place) => state.mutation[seat]![place]!);
  const fitting = (domain: number): readonly Move[] =>
    (chains.get(domain) ?? []).filter((move) => usesAll(move, cards));
  let open = 0;
  for (const domain of chains.keys()) if (fitting(domain).length > 0) open |= 1 << domain;
  const all = [...chains.values()].flat();
  const isFew = state.mutation[seat]!.length <= FEW.cards && chains.size <= FEW.conversions;
  const isInWords = BITS[open]! <= IN_WORDS;
  const adapt = (move: Move): void => {
    setRegion(null);
    setPlaces([]);
    play(move);
  };
  const choose = (domain: number): void => {
    const moves = fitting(domain);
    // The chosen cards make a single chain, or there is only one: nothing is left to choose.
    const exact = moves.find((move) => adaptCards(move).length === cards.length);
    if (exact !== undefined && cards.length > 0) adapt(exact);
    else if (moves.length === 1) adapt(moves[0]!);
    else setRegion(region === domain ? null : domain);
  };
  return (
    <>
      <GenePool
        player={seat}
        open={open}
        chosen={region}
        onChoose={choose}
        onLook={(domain) => {
          const move = domain === null ? undefined : fitting(domain)[0];
          pointing.point(move === undefined ? null : { moves: [move] });
        }}
      />
      <NicheSection player={seat} />
      <Caption title={words.parts.mutation()} help={words.parts.mutationHelp()} />
      <div className={`evo-card-row${isFew ? ' evo-in-reach' : ''}`}>
        <MutationCards
          player={seat}
          chosen={places}
          usable={(card) => all.some((move) => usesAll(move, [card]))}
          onChoose={(place) => {
            setPlaces(places.includes(place) ? places.filter((each) => each !== place) : [...places, place].slice(-3));
          }}
          onDrop={choose}
        />
        <div className={`evo-chains${isInWords || region !== null ? '' : ' evo-many'}`}>
          {region === null
            ? [...chains.keys()].map((domain) =>
                fitting(domain).length === 0 ? null : (
                  <button
                    key={domain}
                    type="button"
                    className="ui-button evo-go evo-adapts"
                    aria-label={words.buttons.adapt({ letter: LETTERS[domain]! })}
                    onClick={() => {
                      choose(domain);
                    }}
                    {...pointsAt(pointing, fitting(domain)[0]!)}
                  >
                    {isInWords ? words.buttons.adapt({ letter: LETTERS[domain]! }) : LETTERS[domain]}
                    <Swatch colour={state.genePool[seat * DOMAINS + domain]!} /> <Arrow />
                    <Swatch colour={state.domain[domain]!} />
                  </button>
                ),
              )
            : [
                <span key="domain" className="evo-chains-of">
                  {words.buttons.adapt({ letter: LETTERS[region]! })}
                </span>,
                ...fitting(region)
                  .slice(0, 4)
                  .map((move) => (
                    <button
                      key={move}
                      type="button"
                      className="ui-button evo-go"
                      aria-label={words.buttons.chain({
                        cards: adaptCards(move)
                          .map((card) => mutationText(card, naming))
                          .join(', '),
                      })}
                      onClick={() => {
                        adapt(move);
                      }}
                    >
                      <ChainCards move={move} />
                    </button>
                  )),
                <button
                  key="back"
                  type="button"
                  className="ui-button"
                  onClick={() => {
                    setRegion(null);
                  }}
                >
                  {words.buttons.back()}
                </button>,
              ]}
        </div>
      </div>
    </>
  );
}

function ChainCards({ move }: { move: Move }) {
  return adaptCards(move).map((card, i) => (
    <span className="evo-chain-card" key={i}>
      {COLOURS.map((letter, colour) =>
        (MUTATION_CARDS[card]! >> colour) & 1 ? (
          <span key={letter} className={`evo-dot evo-bg-${letter}`}>
            <ColourSign colour={colour} />
          </span>
        ) : null,
      )}
    </span>
  ));
}

function NicheSection({ player }: { player: number }) {
  const { words } = useTable();
  return (
    <>
      <Caption title={words.parts.niches()} help={words.parts.nichesHelp()} />
      <Niches player={player} />
    </>
  );
}

/** Survival: all established niches are marked at first, up to the stages left. */
function Survival() {
  const table = useTable();
  const { state, words, play } = table;
  const seat = largeSeat(table);
  const naming = useNaming();
  const { lastStage } = tables(state);
  const left = lastStage - state.stage[seat]!;
  const established = Array.from({ length: MAX_NICHES }, (_, i) => i).filter(
    (i) => (establishedNiches(state, seat) >> i) & 1,
  );
  const [marked, setMarked] = useState<readonly number[]>(() => established.slice(0, left));
  const move = surviveMove([...marked].sort((a, b) => a - b));
  return (
    <>
      <Caption title={words.parts.niches()} help={words.bar.help.survive()} />
      <Niches
        player={seat}
        marked={marked}
        onMark={(place) => {
          setMarked(marked.includes(place) ? marked.filter((each) => each !== place) : [...marked, place].slice(-left));
        }}
      />
      <div className="evo-actions">
        <button
          type="button"
          className="ui-button evo-main"
          data-move={move}
          onClick={() => {
            play(move);
          }}
        >
          {marked.length === 0
            ? words.buttons.returnNone()
            : words.buttons.returnNiches({
                count: marked.length,
                stage: naming.stage(state.stage[seat]! + marked.length),
              })}
        </button>
      </div>
    </>
  );
}

export function OwnPanel() {
  const table = useTable();
  const { state, words, question, isWatched, seats, legal, play } = table;
  const naming = useNaming();
  const seat = largeSeat(table);
  const isYours = !isWatched && seats.includes(seat);
  const stage = legal.size > 0 ? question?.kind : undefined;
  const arranged = state.genePool[seat * DOMAINS] !== NOTHING;
  const remedies = stage === 'remedy';
  // Cards can only be used at the start of one's turn.
  const converts = stage === 'begin' && legal.size > 1;
  return (
    <section
      className={`evo-panel evo-own-panel${legal.size > 0 ? ' evo-asked' : ''}`}
      aria-label={naming.player(seat)}
      data-plate=""
    >
      <PanelHead player={seat} you={isYours} />
      <Caption
        title={words.parts.genePool()}
        help={words.parts.genePoolHelp()}
        mark={arranged && stage !== 'arrange' ? words.parts.unmatched() : undefined}
      />
      {stage === 'arrange' ? (
        <Arrange key={state.asked} />
      ) : converts ? (
        <Conversions key={`${String(state.turn)} ${String(state.mutation[seat]!.length)}`} />
      ) : (
        <>
          {arranged && (
            <GenePool
              player={seat}
              open={remedies ? 255 : 0}
              onChoose={(region) => {
                play(moveOf(TO_REMEDY, region));
              }}
              moveOf={(region) => moveOf(TO_REMEDY, region)}
            />
          )}
          {arranged && state.niches[seat * MAX_NICHES] !== 0 && stage !== 'survive' && <NicheSection player={seat} />}
          {stage === 'survive' && <Survival key={`${String(state.turn)} ${String(seat)}`} />}
          {/* Cards cannot be used while niches are returned. */}
          {arranged && stage !== 'survive' && (
            <>
              <Caption title={words.parts.mutation()} help={words.parts.mutationHelp()} />
              <MutationCards player={seat} />
            </>
          )}
        </>
      )}
    </section>
  );
}
