/** A small picture of a table: its biome with a card in play, or the cards of an answer and of a better one. */
import type { PictureProps } from '../../../../kit/game-ui.ts';
import { CLASS, ELEMENT, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { type State, cardsOf } from '../../rules/state.ts';
import { BiomeScene } from '../art/BiomeScene.tsx';
import { ClassSign } from '../art/ClassBadge.tsx';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import './picture.css';

/** The kinds of move from here on name nothing. */
const FIRST_WITHOUT = kindOf(ELEMENT) + 1;

/** What a move names, drawn. */
function Named({ state, move, which }: { state: State; move: Move; which: 'played' | 'better' }) {
  const kind = kindOf(move);
  const value = valueOf(move);
  if (kind >= FIRST_WITHOUT) return null;
  const content =
    kind === kindOf(ELEMENT) ? (
      <ElementIcon element={value} size={48} />
    ) : kind === kindOf(CLASS) ? (
      <ClassSign animalClass={value} size={48} />
    ) : (
      <CardFace cards={cardsOf(state)} piece={value} size="small" />
    );
  return (
    <span className="cg-picture-mark" data-which={which}>
      {content}
    </span>
  );
}

export function Picture({ state, marks }: PictureProps<State, Move>) {
  const last = state.tables.flat().at(-1);
  return (
    <div className="cg-picture" aria-hidden="true">
      <BiomeScene name={cardsOf(state).table.biomes[state.biome]?.name ?? ''} />
      {marks === undefined && (
        <div className="cg-picture-cards">
          {last !== undefined && <CardFace cards={cardsOf(state)} piece={last} size="small" />}
        </div>
      )}
      {marks !== undefined && (
        <div className="cg-picture-cards">
          <Named state={state} move={marks.played} which="played" />
          {marks.better !== undefined && <Named state={state} move={marks.better} which="better" />}
        </div>
      )}
    </div>
  );
}
