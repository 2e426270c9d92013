/** The biome of the round in the middle of the table, what it scores, and who would score it at the moment. */
import { type ComponentProps, memo } from 'react';
import { ELEMENTS, NOTHING } from '../../rules/components.ts';
import { BiomeScene } from '../art/BiomeScene.tsx';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { useWords } from '../locales/locale.ts';
import { News } from '../log/News.tsx';
import { useTable } from '../state/table.ts';
import { BiomeIcons } from './BiomeIcons.tsx';
import './biome.css';

interface SealsProps {
  readonly players: readonly number[];
  readonly changed: boolean;
  /** Whether a single player's name is shown next to the seal. */
  readonly isNamed?: boolean;
}

/** The seals of some players; a word where there are none. */
function Seals({ players, changed, isNamed = false }: SealsProps) {
  const words = useWords();
  const { names } = useTable();
  return (
    <span className="cg-who" data-changed={changed}>
      {players.length === 0 && (
        <>
          <span className="cg-nobody" aria-hidden>
            –
          </span>
          <span className="visually-hidden">{words.table.nobody}</span>
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

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** What the round scores: by place in the food chain, and for Element cards. */
function Rewards() {
  const words = useWords();
  const { s, cards, now, preview, layout } = useTable();
  const isSmall = layout === 'phone' || layout === 'lying';
  const biome = cards.table.biomes[s.biome]!;
  const after = preview?.after ?? now;
  const seats = s.hands.map((_, player) => player);
  const holders = (control: readonly number[], element: number): number[] =>
    control[element] === NOTHING ? [] : [control[element]!];
  return (
    <div className="cg-rewards" data-motion="rewards">
      <div>
        <h3 className={isSmall ? 'visually-hidden' : undefined}>{words.table.foodChainTitle}</h3>
        <ol>
          {biome.vps.map((vps, place) => {
            const who = (places: readonly number[]): number[] => seats.filter((player) => places[player] === place);
            const changed = !same(who(now.places), who(after.places));
            return (
              <li key={place} data-rank={place} data-changed={changed}>
                <span>
                  <b>{vps === 0 ? '–' : vps}</b> {words.places[place]}
                </span>
                <Seals players={who(after.places)} changed={changed} isNamed={!isSmall} />
              </li>
            );
          })}
        </ol>
      </div>
      <div>
        <h3 className={isSmall ? 'visually-hidden' : undefined}>{words.table.elementsTitle}</h3>
        <ul>
          {ELEMENTS.map((name, element) => {
            const icons = cards.biomeIcons[s.biome]![element]!;
            if (icons === 0) return null;
            const changed = now.control[element] !== after.control[element];
            return (
              <li key={name} data-changed={changed}>
                <span className="cg-icons">
                  <ElementIcon element={element} size={24} title={words.elements[name]} />
                  {icons > 1 && <b>×{icons}</b>}
                </span>
                <Seals players={holders(after.control, element)} changed={changed} />
              </li>
            );
          })}
          <li data-changed={!same(now.most, after.most)}>
            <span className="cg-icons">
              <b>1</b> <i className="cg-hand-sign cg-most-sign" aria-hidden />
              <span className="visually-hidden">{words.table.mostCards}</span>
              {layout === 'wide' && (
                <span className="cg-most" aria-hidden>
                  {words.table.mostCards}
                </span>
              )}
            </span>
            <Seals players={seats.filter((player) => after.most[player] === 1)} changed={!same(now.most, after.most)} />
          </li>
        </ul>
      </div>
    </div>
  );
}

export const Biome = memo(function Biome(news: ComponentProps<typeof News>) {
  const words = useWords();
  const { s, cards, biomeName } = useTable();
  const biome = cards.table.biomes[s.biome]!;
  return (
    <section className="cg-biome" aria-label={biomeName(s.biome)}>
      <div className="cg-view">
        <BiomeScene name={biome.name} />
        <div className="cg-biome-title">
          <h2>{biomeName(s.biome)}</h2>
          <small>
            {words.bar.round(s.round, cards.table.biomes.length)} · {words.table.scoredWhenOver}
          </small>
        </div>
        <p className="cg-piles" data-motion="piles">
          {words.table.piles(s.pileSize, s.faceUp.length + s.faceDown.length)}
          {s.spent.length > 0 && (
            <> · {words.table.spent(s.spent.map((card) => cardName(words, cards, card)).join(', '))}</>
          )}
        </p>
        <News {...news} />
      </div>
      <Rewards />
    </section>
  );
});

/** The next biome, face up. */
export const NextBiome = memo(function NextBiome() {
  const words = useWords();
  const { s, cards, biomeName } = useTable();
  const next = cards.table.biomes[s.next];
  if (!next) return <section className="cg-next cg-box">{words.table.noNext}</section>;
  return (
    <section className="cg-next cg-box" aria-label={words.table.next(biomeName(s.next))}>
      <BiomeScene name={next.name} />
      {next.tundra && <p className="cg-tundra">{words.table.tundra}</p>}
      <div>
        <h2>{words.table.next(biomeName(s.next))}</h2>
        <p>
          {next.vps.map((vps, place) => (
            <span key={place}>
              {words.places[place]} <b>{vps === 0 ? '–' : vps}</b>{' '}
            </span>
          ))}
          <span className="cg-icons">
            <BiomeIcons counts={cards.biomeIcons[s.next]!} />
          </span>
        </p>
      </div>
    </section>
  );
});
