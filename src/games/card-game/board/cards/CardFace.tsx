/** A card: its spine with everything that counts, its picture and its name; endangered animals are turned and paler. */
import { Fragment, memo } from 'react';
import {
  type CardLists,
  ENDANGERED,
  HIDDEN,
  cardOf,
  elementOf,
  iconsIn,
  isEndangered,
  sideOf,
} from '../../rules/cards.ts';
import { CLASSES, EFFECT, EFFECTS, ELEMENTS, FIRST_ONGOING, NOTHING } from '../../rules/components.ts';
import { AnimalPicture } from '../art/AnimalPicture.tsx';
import { FoodChain, Struck } from '../art/ClassBadge.tsx';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { EventPicture } from '../art/EventPicture.tsx';
import { type Words, useWords } from '../words.ts';
import './card.css';
import './name.css';
import './spine.css';

export type CardSize = 'small' | 'medium';

/** A card's name in the language of the page. */
export const cardName = (words: Words, cards: CardLists, card: number): string =>
  card === HIDDEN ? '?' : (words.ownName(cards.ids[card]!) ?? cards.names[card]!);

/** A name that breaks between its words first, and within a word only if that is too long for a line of its own. */
const Name = ({ text }: { text: string }) => (
  <span>
    {text.split(' ').map((word, i) => (
      <Fragment key={i}>
        {i > 0 && ' '}
        <span className="cg-word">{word}</span>
      </Fragment>
    ))}
  </span>
);

/** Whether a name has a word that needs smaller letters. */
const isLong = (name: string): boolean => name.split(/[ \-\u00ad]/).some((word) => word.length > 8);

/** The icons of a side, one number for each. */
const iconsOfSide = (cards: CardLists, side: number): number[] =>
  ELEMENTS.flatMap((_, element) =>
    Array.from({ length: iconsIn(cards.low[side]!, cards.high[side]!, element) }, () => element),
  );

/** The title of a card, and what is on it. */
export function cardParts(words: Words, cards: CardLists, piece: number): { title: string; text: string } {
  const card = cardOf(piece);
  const name = cardName(words, cards, card);
  const effect = cards.effectOf[card]!;
  if (effect !== NOTHING) {
    const element = elementOf(piece);
    const chosen = element === NOTHING ? '' : ` (${words.elements[ELEMENTS[element]!]()})`;
    return { title: `${name}${chosen}`, text: words.effects[EFFECTS[effect]!]() };
  }
  const side = sideOf(piece);
  const icons = iconsOfSide(cards, side).map((element) => words.elements[ELEMENTS[element]!]());
  const suppressed = cards.suppresses[card]!;
  const text = [
    words.classes[CLASSES[cards.classOf[card]!]!](),
    ...(isEndangered(piece) ? [words.card.endangered()] : []),
    words.card.side({
      foodChain: cards.foodChain[side]!,
      icons: icons.length === 0 ? words.card.noIcons() : icons.join(' '),
    }),
    ...(suppressed === NOTHING || isEndangered(piece)
      ? []
      : [words.card.suppresses({ animalClass: words.classes[CLASSES[suppressed]!]() })]),
  ].join(', ');
  return { title: name, text };
}

/** Everything on a card, in words, for screen readers. */
export function cardText(words: Words, cards: CardLists, piece: number): string {
  const { title, text } = cardParts(words, cards, piece);
  return cards.effectOf[cardOf(piece)] === NOTHING ? `${title}, ${text}` : `${title}: ${text}`;
}

/** Whether an event stays in play, a clock, or is spent at once, a bolt. */
const Lasting = ({ ongoing }: { ongoing: boolean }) => (
  <svg className="cg-lasting" width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden>
    {ongoing ? <path d="M8 1.5a6.5 6.5 0 1 0 .01 0M8 4.5V8l2.5 1.5" /> : <path d="M9 1 3.5 9H7l-.5 6 6-8.5H8.800z" />}
  </svg>
);

function EventFace({ cards, piece, size }: { cards: CardLists; piece: number; size: CardSize }) {
  const words = useWords();
  const card = cardOf(piece);
  const effect = cards.effectOf[card]!;
  const ongoing = effect >= FIRST_ONGOING;
  const element = elementOf(piece);
  return (
    <span className="cg-card cg-event" aria-hidden data-size={size} data-ongoing={ongoing}>
      <span className="cg-spine" title={ongoing ? words.card.stays() : words.card.once()}>
        <b>{BONUS[effect] ?? (ongoing ? '∞' : '1×')}</b>
        {element !== NOTHING && <ElementIcon element={element} size={size === 'small' ? 18 : 24} />}
        <Lasting ongoing={ongoing} />
      </span>
      <span className="cg-window">
        <EventPicture effect={effect} />
      </span>
      <span className="cg-name" data-long={isLong(cardName(words, cards, card))}>
        <Name text={words.hyphenated(cardName(words, cards, card))} />
        {size === 'medium' && <small>{words.effects[EFFECTS[effect]!]()}</small>}
      </span>
    </span>
  );
}

/** What an ongoing event adds, as a symbol; by effect. */
const BONUS: Readonly<Record<number, string>> = {
  [EFFECT['pack hunting']]: '+7',
  [EFFECT.abundance]: '+2',
  [EFFECT.camouflage]: '+3',
  [EFFECT['apex predator']]: '+3',
};

function AnimalFace({ cards, piece, size }: { cards: CardLists; piece: number; size: CardSize }) {
  const words = useWords();
  const card = cardOf(piece);
  const animalClass = cards.classOf[card]!;
  const side = sideOf(piece);
  const endangered = isEndangered(piece);
  const icons = iconsOfSide(cards, side);
  const other = side | ENDANGERED;
  const suppressed = cards.suppresses[card]!;
  const disk = size === 'small' ? 17 : 24;
  return (
    <span
      className="cg-card cg-animal"
      aria-hidden
      data-size={size}
      data-class={CLASSES[animalClass]}
      data-endangered={endangered}
    >
      <span className="cg-spine" data-many={icons.length > 3}>
        <FoodChain animalClass={animalClass} value={cards.foodChain[side]!} size={size === 'small' ? 26 : 33} />
        {icons.map((element, i) => (
          <ElementIcon key={i} element={element} size={disk} />
        ))}
        {size === 'medium' && !endangered && (
          <span className="cg-reverse">
            {cards.foodChain[other]}
            <span>
              {iconsOfSide(cards, other).map((element, i) => (
                <ElementIcon key={i} element={element} size={14} />
              ))}
            </span>
          </span>
        )}
      </span>
      <span className="cg-window">
        <AnimalPicture id={cards.ids[card]!} animalClass={animalClass} pale={endangered} />
      </span>
      <span className="cg-name" data-long={isLong(cardName(words, cards, card))}>
        <Name text={words.hyphenated(cardName(words, cards, card))} />
        {size === 'medium' && suppressed !== NOTHING && (
          <small className="cg-suppresses">
            <Struck animalClass={suppressed} size={16} /> <span>{words.classes[CLASSES[suppressed]!]()}</span>
          </small>
        )}
      </span>
      {endangered && <i className="cg-risk">!</i>}
    </span>
  );
}

/** A drawn card; its text alternative is up to its container. */
export const CardFace = memo(function CardFace({
  cards,
  piece,
  size,
}: {
  cards: CardLists;
  piece: number;
  size: CardSize;
}) {
  const card = cardOf(piece);
  if (card === HIDDEN) return <span className="cg-card cg-back" aria-hidden data-size={size} />;
  return cards.effectOf[card] === NOTHING ? (
    <AnimalFace cards={cards} piece={piece} size={size} />
  ) : (
    <EventFace cards={cards} piece={piece} size={size} />
  );
});
