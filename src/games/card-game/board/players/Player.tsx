/** A player's place at the table: name, holdings, current place, and cards in play. */
import { memo } from 'react';
import { Portrait } from '../../../../table/portrait/Portrait.tsx';
import { useCountUp } from '../../../../ui/motion/count-up.ts';
import { ELEMENTS } from '../../rules/components.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { elementPlace, playerPlace, vpsPlace } from '../places.ts';
import { placeText, useNow, usePreview, useTable, useTableWords } from '../table.ts';
import { CardRow } from './CardRow.tsx';
import './players.css';

/** The Element cards of a player, and those that would come or go. */
function ElementCards({ player }: { player: number }) {
  const words = useTableWords();
  const now = useNow();
  const preview = usePreview();
  const after = preview?.after ?? now;
  return ELEMENTS.map((name, element) => {
    const has = now.control[element] === player;
    const willHave = after.control[element] === player;
    if (!has && !willHave) return null;
    return (
      <span
        key={name}
        className="cg-element-card"
        data-leaving={has && !willHave}
        data-coming={willHave && !has}
        data-place={elementPlace(element)}
      >
        <ElementIcon element={element} size={20} title={words.elements[name]()} />
      </span>
    );
  });
}

/** The VPs of a player. The count is animated by itself: nothing around it is rendered again for that. */
function Vps({ player }: { player: number }) {
  const words = useTableWords();
  const { state } = useTable();
  const vps = useCountUp(state.vps[player]!);
  return (
    <b className="cg-vps" data-place={vpsPlace(player)}>
      {words.table.vps({ count: vps })}
    </b>
  );
}

export const Player = memo(function Player({ player }: { player: number }) {
  const words = useTableWords();
  const { state, names, seat, isWatched, layout } = useTable();
  const now = useNow();
  const preview = usePreview();
  const { table } = words;
  const after = preview?.after ?? now;
  const isMe = player === seat;
  const isNarrow = layout === 'wide' && !isMe && names.length - (seat === null ? 0 : 1) >= 4;
  const place = (places: readonly number[]): string => placeText(words, places[player]!);
  const isChanged = (list: (from: typeof now) => readonly number[]): boolean =>
    list(now)[player] !== list(after)[player];
  const held = state.hands[player]!.length;
  return (
    <section
      className="cg-player"
      data-me={isMe}
      data-asked={!state.over && state.active === player}
      data-passed={state.passed[player] === 1}
      data-place={playerPlace(player)}
      data-plate=""
      aria-label={names[player]}
    >
      <header>
        <Seal seat={player} size={28} />
        <Portrait seat={player} className="cg-portrait" />
        <h3>{names[player]}</h3>
        {isMe && !isWatched && names[player]!.toLowerCase() !== table.you() && (
          <small className="cg-you">{table.you()}</small>
        )}
        <span className="cg-has">
          <span className="cg-element-cards">
            <ElementCards player={player} />
          </span>
          <span className="cg-count" title={table.cards({ count: held })}>
            <i className="cg-hand-sign" aria-hidden />
            <span aria-hidden>{held}</span>
            <span className="visually-hidden">{table.cards({ count: held })}</span>
          </span>
          <Vps player={player} />
        </span>
      </header>
      <div className="cg-player-row">
        <div className="cg-total">
          <b>
            <span className="visually-hidden">{table.total({ total: now.totals[player]! })}</span>
            <span aria-hidden>{now.totals[player]}</span>
            {isChanged((each) => each.totals) && <span className="cg-change"> → {after.totals[player]}</span>}
          </b>
          <span className="cg-place" data-rank={now.places[player]}>
            {place(now.places)}
            {isChanged((each) => each.places) && <b> → {place(after.places)}</b>}
          </span>
          <small>
            <span className={isNarrow ? 'visually-hidden' : undefined}>{table.thisRound()} </span>
            {words.preview.plus({ vps: now.sum[player]! })}
            {isChanged((each) => each.sum) && <b className="cg-change"> → +{after.sum[player]}</b>}
          </small>
          {state.passed[player] === 1 && !state.over && <em>{table.passed()}</em>}
        </div>
        <CardRow player={player} />
      </div>
      {isMe && !state.over && (
        <p className="cg-split">
          {table.split({ foodChain: now.foodChain[player]!, elements: now.elements[player]!, most: now.most[player]! })}
        </p>
      )}
    </section>
  );
});
