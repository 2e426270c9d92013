/** The biome of the round in the middle of the table, what it scores, and who would score it at the moment. */
import { memo } from 'react';
import { CLASSES, ELEMENTS, NOTHING } from '../../rules/components.ts';
import { placeVpsAt } from '../../rules/scoring.ts';
import { isTenRounds } from '../../rules/state.ts';
import { BiomeScene } from '../art/BiomeScene.tsx';
import { ClassSign } from '../art/ClassBadge.tsx';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { News } from '../../../../table/parts.ts';
import { PILES, REWARDS, rewardPlace } from '../places.ts';
import { LazyLedger } from '../scoring/lazy.ts';
import { scoredIn } from '../state/scoring.ts';
import { biomeName, isScoring, useCards, useNow, usePreview, useTable, useTableWords } from '../table.ts';
import { BiomeIcons } from './BiomeIcons.tsx';
import './biome.css';
import './news.css';
import './rounds.css';

interface SealsProps {
  readonly players: readonly number[];
  readonly changed: boolean;
  /** Whether a single player's name is shown next to the seal. */
  readonly isNamed?: boolean;
}

/** The seals of some players; a word where there are none. */
function Seals({ players, changed, isNamed = false }: SealsProps) {
  const words = useTableWords();
  const { names } = useTable();
  return (
    <span className="cg-who" data-changed={changed}>
      {players.length === 0 && (
        <>
          <span className="cg-nobody" aria-hidden>
            –
          </span>
          <span className="visually-hidden">{words.table.nobody()}</span>
        </>
      )}
      {players.map((player) => (
        <span key={player}>
          <Seal seat={player} size={22} />
          <span className={isNamed && players.length === 1 ? 'cg-who-name' : 'visually-hidden'}>{names[player]}</span>
        </span>
      ))}
    </span>
  );
}

/** The sources of VPs for the places of the food chain. */
const PLACES = ['first', 'second', 'third'] as const;

const NONE: ReadonlySet<string | number> = new Set();

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** What the round scores: by place in the food chain, and for Element cards. */
function Rewards() {
  const words = useTableWords();
  const { state, layout, last } = useTable();
  const cards = useCards();
  const now = useNow();
  const preview = usePreview();
  const isSmall = layout === 'phone' || layout === 'lying';
  const isTen = isTenRounds(state);
  const after = preview?.after ?? now;
  const done = isScoring(state) ? scoredIn(last, state.hands.length).done : NONE;
  const reward = (source: string | number) => ({
    'data-place': rewardPlace(source),
    'data-scored': done.has(source) ? '' : undefined,
  });
  const seats = state.hands.map((_, player) => player);
  const holders = (control: readonly number[], element: number): number[] =>
    control[element] === NOTHING ? [] : [control[element]!];
  return (
    <div className="cg-rewards" data-place={REWARDS}>
      <div>
        <h3 className={isSmall ? 'visually-hidden' : undefined}>{words.table.foodChainTitle()}</h3>
        <ol>
          {placeVpsAt(state, state.biome, state.round).map((vps, place) => {
            const who = (places: readonly number[]): number[] => seats.filter((player) => places[player] === place);
            const changed = !same(who(now.places), who(after.places));
            return (
              <li
                key={place}
                data-rank={place}
                data-changed={changed}
                {...reward(isTen ? 'dominance' : PLACES[place]!)}
              >
                <span>
                  <b>{vps === 0 ? '–' : vps}</b> {words.place({ place: place + 1 })}
                </span>
                <Seals players={who(after.places)} changed={changed} isNamed={!isSmall} />
              </li>
            );
          })}
        </ol>
      </div>
      <div>
        <h3 className={isSmall ? 'visually-hidden' : undefined}>{words.table.elementsTitle()}</h3>
        <ul>
          {ELEMENTS.map((name, element) => {
            const icons = cards.biomeIcons[state.biome]![element]!;
            if (icons === 0) return null;
            const changed = now.control[element] !== after.control[element];
            return (
              <li key={name} data-changed={changed} {...reward(element)}>
                <span className="cg-icons">
                  <ElementIcon element={element} size={24} title={words.elements[name]()} />
                  {icons > 1 && <b>×{icons}</b>}
                </span>
                <Seals players={holders(after.control, element)} changed={changed} />
              </li>
            );
          })}
          {!isTen && (
            <li data-changed={!same(now.most, after.most)} {...reward('most elements')}>
              <span className="cg-icons">
                <b>1</b> <i className="cg-hand-sign cg-most-sign" aria-hidden />
                <span className="visually-hidden">{words.table.mostCards()}</span>
                {layout === 'wide' && (
                  <span className="cg-most" aria-hidden>
                    {words.table.mostCards()}
                  </span>
                )}
              </span>
              <Seals
                players={seats.filter((player) => after.most[player] === 1)}
                changed={!same(now.most, after.most)}
              />
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

/** Ten rounds: the class that is at home on a biome, and the one that is not. */
function Homes({ biome }: { biome: number }) {
  const words = useTableWords();
  const { plus = null, minus = null } = useCards().table.biomes[biome]!;
  if (plus === null && minus === null) return null;
  return (
    <span className="cg-homes">
      {([plus, minus] as const).map(
        (name, i) =>
          name !== null && (
            <span key={name} className="cg-home">
              <ClassSign animalClass={CLASSES.indexOf(name)} size={18} /> {words.classes[name]()}{' '}
              {i === 0 ? '+1' : '−1'}
            </span>
          ),
      )}
    </span>
  );
}

/** The rounds of a game, with this one marked. */
const Rounds = ({ round, of }: { round: number; of: number }) => (
  <ol className="cg-rounds" aria-hidden>
    {Array.from({ length: of }, (_, i) => (
      <li key={i} data-now={i + 1 === round} data-gone={i + 1 < round}>
        {i + 1}
      </li>
    ))}
  </ol>
);

export const Biome = memo(function Biome() {
  const words = useTableWords();
  const table = useTable();
  const { state } = table;
  const cards = useCards();
  const biome = cards.table.biomes[state.biome]!;
  return (
    <section className="cg-biome" aria-label={biomeName(table, state.biome)}>
      <div className="cg-view">
        <BiomeScene name={biome.name} />
        <div className="cg-biome-title">
          <h2>{biomeName(table, state.biome)}</h2>
          <small>
            {words.bar.round({ round: state.round, of: cards.rounds })}
            {!state.over && ` · ${words.table.scoredWhenOver()}`}
          </small>
          <Homes biome={state.biome} />
          {isTenRounds(state) && <Rounds round={state.round} of={cards.rounds} />}
        </div>
        <p className="cg-piles" data-place={PILES}>
          {words.table.piles({ draw: state.pileSize, discards: state.faceUp.length + state.faceDown.length })}
          {state.spent.length > 0 && (
            <> · {words.table.spent({ cards: state.spent.map((card) => cardName(words, cards, card)).join(', ') })}</>
          )}
        </p>
        {isScoring(state) ? (
          table.layout === 'wide' && <LazyLedger />
        ) : (
          <div className="cg-news">
            <News shows={table.layout === 'wide' ? 'all' : 'latest'} />
          </div>
        )}
      </div>
      <Rewards />
    </section>
  );
});

/** The next biome, face up. */
export const NextBiome = memo(function NextBiome() {
  const words = useTableWords();
  const table = useTable();
  const { state } = table;
  const cards = useCards();
  const next = cards.table.biomes[state.next];
  if (!next) return <section className="cg-next cg-box">{words.table.noNext()}</section>;
  return (
    <section className="cg-next cg-box" aria-label={words.table.next({ biome: biomeName(table, state.next) })}>
      <BiomeScene name={next.name} />
      {next.tundra && <p className="cg-tundra">{words.table.tundra()}</p>}
      <div>
        <h2>{words.table.next({ biome: biomeName(table, state.next) })}</h2>
        <p>
          {placeVpsAt(state, state.next, state.round + 1).map((vps, place) => (
            <span key={place}>
              {words.place({ place: place + 1 })} <b>{vps === 0 ? '–' : vps}</b>{' '}
            </span>
          ))}
          <span className="cg-icons">
            <BiomeIcons counts={cards.biomeIcons[state.next]!} />
          </span>{' '}
          <Homes biome={state.next} />
        </p>
      </div>
    </section>
  );
});
