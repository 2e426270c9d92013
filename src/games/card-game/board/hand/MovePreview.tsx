/** The preview of an answer, in one line; on a small screen with the button that plays the card. */
import { Fragment, type ReactNode } from 'react';
import { ENDANGERED, cardBits, isEndangered } from '../../rules/cards.ts';
import type { GameEvent } from '../../rules/chance.ts';
import { EFFECT, ELEMENTS, NOTHING } from '../../rules/components.ts';
import { MOVES, type Move, PLAY, TARGET, kindOf, valueOf } from '../../rules/moves.ts';
import { ownerOf, placeOnTable } from '../../rules/table.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { cardName, cardText } from '../cards/CardFace.tsx';
import { useWords } from '../words.ts';
import { moveName } from '../cards/move-name.ts';
import type { Preview } from '../state/preview.ts';
import { placeText, useCards, useNow, usePreview, useTable } from '../table.ts';

/** The number of choices listed in full; if there are more, those best for the player. */
const MAX_CHOICES = 4;

/** The owner, named for screen readers. */
function Whose({ player }: { player: number }) {
  const { names } = useTable();
  return (
    <span className="cg-whose" title={names[player]}>
      <Seal seat={player} size={20} />
      <span className="visually-hidden">{names[player]}</span>
    </span>
  );
}

/** The immediate effects, as far as they can be predicted. */
function Happening({ event, me }: { event: GameEvent; me: number }) {
  const words = useWords();
  const cards = useCards();
  switch (event.event) {
    case 'control': {
      const icon = <ElementIcon element={event.element} size={18} title={words.elements[ELEMENTS[event.element]!]()} />;
      const most = Math.max(...event.icons);
      const others = event.icons.filter((_, player) => player !== event.to);
      const against = words.preview.against({ icons: most, others: Math.max(0, ...others) });
      if (event.to === NOTHING)
        return (
          <>
            {icon} {words.preview.aside()}
          </>
        );
      if (event.to !== me)
        return (
          <>
            {icon} {words.preview.goesTo()} <Whose player={event.to} /> {against}
          </>
        );
      return event.from === NOTHING ? (
        <>
          {icon} {words.preview.taken()} {against}
        </>
      ) : (
        <>
          {icon} {words.preview.takenFrom()} <Whose player={event.from} /> {against}
        </>
      );
    }
    case 'suppressed':
      return (
        <>
          {words.preview.suppresses()} <Animal card={event.card} owner={event.owner} isOut={event.eliminated} />
        </>
      );
    case 'vps':
      return <>{words.preview.scores({ vps: event.vps })}</>;
    case 'advanced':
      return <>{words.preview.climbs()}</>;
    case 'recovered':
      return (
        <>
          {words.preview.heals({
            animal: cardName(words, cards, event.card),
            foodChain: cards.foodChain[cardBits(event.card)]!,
          })}
        </>
      );
    default:
      return null;
  }
}

/** A suppressed animal: its owner, and what becomes of it. */
function Animal({ card, owner, isOut }: { card: number; owner: number; isOut: boolean }) {
  const words = useWords();
  const cards = useCards();
  const side = cardBits(card);
  return (
    <>
      <b>{cardName(words, cards, card)}</b> <Whose player={owner} />{' '}
      {isOut
        ? words.preview.out()
        : `${String(cards.foodChain[side]!)} → ${String(cards.foodChain[side | ENDANGERED]!)}`}
    </>
  );
}

/** The card's questions: the answers best for the player, each with what the round would score. */
function Choices({ preview, me }: { preview: Preview; me: number }) {
  const words = useWords();
  const { state } = useTable();
  const cards = useCards();
  const { choices } = preview;
  if (choices.length === 0) return null;
  const lead = ({ after }: Preview['choices'][number]): number =>
    after.sum[me]! - Math.max(...after.sum.filter((_, player) => player !== me));
  const differs = choices.some(({ after }) => after.sum[me] !== preview.after.sum[me]);
  const best = choices.toSorted((a, b) => lead(b) - lead(a)).slice(0, MAX_CHOICES);
  const isTarget = kindOf(best[0]!.move) === kindOf(TARGET);
  const outright = cards.effectOf[preview.card] === EFFECT.extinction;
  return (
    <>
      {isTarget ? words.preview.suppresses() : words.preview.chooses()}{' '}
      {best.map(({ move, after }, i) => {
        const card = valueOf(move);
        const owner = isTarget ? ownerOf(state, card) : NOTHING;
        return (
          <Fragment key={move}>
            {i > 0 && ` ${words.preview.or()} `}
            {owner === NOTHING ? (
              <b>{moveName(words, cards, move)}</b>
            ) : (
              <Animal
                card={card}
                owner={owner}
                isOut={outright || isEndangered(state.tables[owner]![placeOnTable(state, owner, card)]!)}
              />
            )}
            {differs && <em> {words.preview.thenVps({ vps: after.sum[me]! })}</em>}
          </Fragment>
        );
      })}
      {choices.length > best.length && ` ${words.preview.more({ count: choices.length - best.length })}`}
    </>
  );
}

/** All parts of what an answer would change, each in an element of its own. */
export function Changes({ preview, me }: { preview: Preview; me: number }): ReactNode {
  const words = useWords();
  const { names } = useTable();
  const cards = useCards();
  const now = useNow();
  const { after, events } = preview;
  const place = (places: readonly number[]): string => placeText(words, places[me]!);
  const drawers = events.flatMap((each) => (each.event === 'drew' ? [each.player] : []));
  const draws = drawers.filter((player) => player === me).length;
  const others = drawers.filter((player) => player !== me);
  const parts: ReactNode[] = [];
  if (after.totals[me] !== now.totals[me] || after.places[me] !== now.places[me]) {
    parts.push(
      <>
        <b className="cg-change">{words.preview.total({ before: now.totals[me]!, after: after.totals[me]! })}</b>,{' '}
        {now.places[me] === after.places[me]
          ? words.preview.samePlace({ place: place(now.places) })
          : words.preview.place({ before: place(now.places), after: place(after.places) })}
      </>,
    );
  }
  if (after.sum[me] !== now.sum[me]) {
    parts.push(<b className="cg-change">{words.preview.vps({ before: now.sum[me]!, after: after.sum[me]! })}</b>);
  }
  for (const event of events) {
    if (['control', 'suppressed', 'vps', 'advanced', 'recovered'].includes(event.event)) {
      parts.push(<Happening event={event} me={me} />);
    }
  }
  if (preview.choices.length > 0) parts.push(<Choices preview={preview} me={me} />);
  else if (
    preview.lands &&
    cards.suppresses[preview.card] !== NOTHING &&
    !events.some((e) => e.event === 'suppressed')
  ) {
    parts.push(words.preview.noTarget());
  }
  if (draws > 0) parts.push(words.preview.draws({ count: draws }));
  if (others.length > 0)
    parts.push(words.preview.othersDraw({ players: others.map((player) => names[player]!), count: others.length }));
  if (preview.discards > 0) parts.push(words.preview.thenDiscards({ count: preview.discards }));
  if (preview.endsRound) parts.push(words.preview.endsRound({ vps: after.sum[me]! }));
  if (parts.length === 0) return words.preview.nothing();
  return parts.map((part, i) => (
    <span key={i} className="cg-part">
      {part}
    </span>
  ));
}

/** The move with a card of the hand. */
export const moveWith = (legal: ReadonlySet<Move>, card: number): Move | undefined =>
  [MOVES.play(card), MOVES.discard(card)].find((move) => legal.has(move));

export function MovePreview({ picked, sorting }: { picked: number | null; sorting: ReactNode }) {
  const words = useWords();
  const { state, seat, legal, play } = useTable();
  const cards = useCards();
  const preview = usePreview();
  if (seat === null) return null;
  const card = picked ?? (preview !== null && state.question !== NOTHING ? preview.card : null);
  const move = picked === null ? undefined : moveWith(legal, picked);
  return (
    <div className="cg-strip" data-picked={card !== null}>
      {card === null ? (
        <p className="cg-none">{!state.over && words.preview.choose()}</p>
      ) : (
        <p role="status">
          <b className="cg-strip-name">{cardName(words, cards, card)}</b>{' '}
          {preview?.card !== card ? cardText(words, cards, cardBits(card)) : <Changes preview={preview} me={seat} />}
        </p>
      )}
      {move !== undefined && (
        <button
          type="button"
          className="ui-button cg-do"
          onClick={() => {
            play(move);
          }}
        >
          {kindOf(move) === kindOf(PLAY) ? words.table.play() : words.table.discard()}
        </button>
      )}
      {sorting}
    </div>
  );
}
