/** Edits a position of the card game: hands and tables, biomes, discards, and whose turn it is. */
import type { ReactNode } from 'react';
import type { EditorProps } from '../../../../kit/module.ts';
import { type Loose, countOf, listOf, objectOf, replaced, textOf, without } from '../../../../kit/documents/lenient.ts';
import { CheckField, type Options, Select } from '../../../../ui/forms/fields.tsx';
import { EditorForm, EditorGroup, ListField, SelectField } from '../../../../ui/forms/EditorForm.tsx';
import { Stepper } from '../../../../ui/forms/Stepper.tsx';
import { type CardLists, listsOf } from '../../rules/cards.ts';
import { EFFECT, ELEMENTS, type ElementName, FIRST_ONGOING, NOTHING } from '../../rules/components.ts';
import { readCardsField } from '../../rules/notation/options.ts';
import { biomeNames } from '../../rules/names.ts';
import { cardName } from '../cards/CardFace.tsx';
import { type Words, useWords } from '../words.ts';
import { type EditorWords, editorWords } from './words.ts';

const fieldOf = (document: Loose, path: string) =>
  document[path] === undefined ? undefined : { value: document[path], path };

/** A document's own cards, if it has any; otherwise those that come with the game. */
function cardsIn(document: Loose): CardLists {
  try {
    return listsOf(readCardsField(fieldOf(document, 'cards'), fieldOf(document, 'edition')));
  } catch {
    return listsOf(readCardsField(undefined, undefined));
  }
}

/** The properties of each part: the document, its cards, and those not placed yet. */
interface PartProps {
  document: Loose;
  players: readonly Loose[];
  cards: CardLists;
  /** Cards of the draw pile, by number. */
  pile: readonly number[];
  text: EditorWords;
  words: Words;
  change: (next: Loose) => void;
}

const idOf = (piece: unknown): string => textOf(typeof piece === 'string' ? piece : objectOf(piece).card);

/** The ids of all cards that have a place in a document. */
function placedIn(document: Loose, players: readonly Loose[]): Set<string> {
  const discards = objectOf(document.discards);
  return new Set(
    [
      ...players.flatMap(({ hand, table }) => [...listOf(hand), ...listOf(table)]),
      ...listOf(document.spent),
      ...listOf(discards.faceUp),
      ...listOf(discards.faceDown),
    ].map(idOf),
  );
}

export function Editor({ document, onChange, language, board }: EditorProps) {
  const words = useWords();
  const text = editorWords.wordsIn(language);
  const own = objectOf(document);
  const players = listOf(own.players).map(objectOf);
  const cards = cardsIn(own);
  const placed = placedIn(own, players);
  const parts: PartProps = {
    document: own,
    players,
    cards,
    pile: cards.numbers.filter((card) => !placed.has(cards.ids[card]!)),
    text,
    words,
    change: (next) => {
      onChange({ ...own, ...next });
    },
  };
  return (
    <EditorForm
      label={text.editor()}
      partsLabel={text.partsTitle()}
      board={board}
      parts={[
        { name: text.parts.players(), content: <PlayersPart {...parts} /> },
        { name: text.parts.biomes(), content: <BiomesPart {...parts} /> },
        { name: text.parts.cards(), content: <DiscardsPart {...parts} /> },
        { name: text.parts.turn(), content: <TurnPart {...parts} /> },
      ]}
    />
  );
}

interface CardsFieldProps extends PartProps {
  label: string;
  value: unknown;
  onCards: (next: unknown[]) => void;
  /** Which cards can be added. */
  fits?: (card: number) => boolean;
  /** The notation of an added card. */
  made?: (card: number) => unknown;
  more?: (piece: unknown, place: number, name: string) => ReactNode;
}

/** Cards in one place. */
function CardsField({ cards, pile, text, words, label, value, onCards, fits, made, more }: CardsFieldProps) {
  const pieces = listOf(value);
  const nameOf = (piece: unknown): string => {
    const card = cards.ids.indexOf(idOf(piece));
    return card < 0 ? idOf(piece) : cardName(words, cards, card);
  };
  const options: Options = pile
    .filter((card) => fits?.(card) ?? true)
    .map((card) => [String(card), `${cardName(words, cards, card)} (${cards.ids[card]!})`]);
  return (
    <ListField
      label={label}
      items={pieces.map((piece, place) => ({ text: nameOf(piece), more: more?.(piece, place, nameOf(piece)) }))}
      options={options}
      add={text.add()}
      remove={(what) => text.remove({ what })}
      onAdd={(card) => {
        onCards([...pieces, made?.(Number(card)) ?? cards.ids[Number(card)]!]);
      }}
      onRemove={(place) => {
        onCards(without(pieces, place));
      }}
    />
  );
}

/** Who holds which Element card. */
function ElementsPart({ players, text, words, change }: PartProps) {
  const elementNames: Options = ELEMENTS.map((name) => [name, words.elements[name]()]);
  const holderOf = (element: string): number => players.findIndex(({ elements }) => listOf(elements).includes(element));
  return (
    <EditorGroup title={text.elements()}>
      {elementNames.map(([element, name]) => (
        <SelectField
          key={element}
          label={text.holder({ element: name })}
          value={String(holderOf(element))}
          options={[
            ['-1', text.nobody()],
            ...players.map((_, seat) => [String(seat), text.player({ seat: seat + 1 })] as const),
          ]}
          onChange={(value) => {
            change({
              players: players.map((player, seat) => {
                const others = listOf(player.elements).filter((each) => each !== element);
                return { ...player, elements: String(seat) === value ? [...others, element] : others };
              }),
            });
          }}
        />
      ))}
    </EditorGroup>
  );
}

function PlayersPart(props: PartProps) {
  const { players, cards, text, words, change } = props;
  const { classOf, effectOf } = cards;
  const icons = cards.table.biomes.find(({ name }) => name === props.document.biome)?.icons;
  /** The elements that an ongoing event can name: Abundance any, Drought those of the biome; others none. */
  const elementsFor = (card: number): readonly ElementName[] =>
    effectOf[card] === EFFECT.abundance
      ? ELEMENTS
      : effectOf[card] === EFFECT.drought
        ? ELEMENTS.filter((name) => (icons?.[name] ?? 0) > 0)
        : [];
  return (
    <>
      {players.map((player, seat) => {
        const name = text.player({ seat: seat + 1 });
        const changePlayer = (next: Loose): void => {
          change({ players: replaced(players, seat, { ...player, ...next }) });
        };
        const table = listOf(player.table);
        const changePiece = (place: number, piece: unknown): void => {
          changePlayer({ table: replaced(table, place, piece) });
        };
        return (
          <EditorGroup key={seat} title={name}>
            <Stepper
              label={`${name}: ${text.vps()}`}
              value={countOf(player.vps) ?? 0}
              onChange={(vps) => {
                changePlayer({ vps });
              }}
            >
              {text.vps()}
            </Stepper>
            <Stepper
              label={`${name}: ${text.space()}`}
              value={countOf(player.space) ?? 1}
              min={1}
              max={cards.table.track.length}
              onChange={(space) => {
                changePlayer({ space });
              }}
            >
              {text.space()}
            </Stepper>
            <CheckField
              className="ui-editor-check"
              label={text.passed()}
              checked={player.passed === true}
              onChange={(passed) => {
                changePlayer({ passed });
              }}
            />
            <CardsField
              {...props}
              label={`${name}: ${text.hand()}`}
              value={player.hand}
              onCards={(hand) => {
                changePlayer({ hand });
              }}
            />
            <CardsField
              {...props}
              label={`${name}: ${text.table()}`}
              value={player.table}
              fits={(card) => classOf[card] !== NOTHING || effectOf[card]! >= FIRST_ONGOING}
              made={(card) => {
                const [element] = elementsFor(card);
                return element && { card: cards.ids[card]!, element };
              }}
              onCards={(next) => {
                changePlayer({ table: next });
              }}
              more={(piece, place, pieceName) => {
                const card = cards.ids.indexOf(idOf(piece));
                if (card >= 0 && classOf[card] !== NOTHING) {
                  const isEndangered = objectOf(piece).endangered === true;
                  return (
                    <button
                      type="button"
                      aria-pressed={isEndangered}
                      aria-label={text.endangered({ card: pieceName })}
                      title={text.endangered({ card: pieceName })}
                      onClick={() => {
                        changePiece(place, isEndangered ? idOf(piece) : { card: idOf(piece), endangered: true });
                      }}
                    >
                      {text.endangeredSign()}
                    </button>
                  );
                }
                const named = textOf(objectOf(piece).element);
                const offered = elementsFor(card);
                return offered.length > 0 ? (
                  <Select
                    className=""
                    label={text.element({ card: pieceName })}
                    value={named}
                    options={ELEMENTS.filter((value) => offered.includes(value) || value === named).map((value) => [
                      value,
                      words.elements[value](),
                    ])}
                    onChange={(element) => {
                      changePiece(place, { card: idOf(piece), element });
                    }}
                  />
                ) : null;
              }}
            />
          </EditorGroup>
        );
      })}
      {cards.edition === 'twelve rounds' && <ElementsPart {...props} />}
    </>
  );
}

function BiomesPart({ document, cards, text, words, change }: PartProps) {
  const names = biomeNames(cards);
  const gone = listOf(document.gone).map(textOf);
  const shown = (name: string): string => words.biomeNames[name] ?? name;
  const free = names.filter((name) => ![...gone, document.biome, document.next].includes(name));
  const last = names[cards.sea];
  /** The options of a round: the Sea in the last, and nowhere else. */
  const optionsWith = (own: unknown, round: number): Options =>
    names
      .filter((name) => name === own || (free.includes(name) && (name === last) === (round === cards.rounds)))
      .map((name) => [name, shown(name)]);
  /** The round follows from the biomes already used, and so do the last biomes if there is no choice left. */
  const changeGone = (next: readonly string[]): void => {
    const round = next.length + 1;
    const left = names.filter((name) => !next.includes(name) && name !== last);
    const wanted = [document.biome, document.next, ...left].map(textOf).filter((name) => left.includes(name));
    // In ten rounds more biomes are left than rounds before the last.
    const [biome = last, following = last] = [...new Set(wanted)].slice(0, cards.rounds - round);
    change({ gone: next, round, biome, next: round === cards.rounds ? null : following });
  };
  const round = gone.length + 1;
  return (
    <EditorGroup title={text.parts.biomes()}>
      <SelectField
        label={text.biome()}
        value={textOf(document.biome)}
        options={optionsWith(document.biome, round)}
        onChange={(biome) => {
          change({ biome });
        }}
      />
      <SelectField
        label={text.next()}
        value={textOf(document.next)}
        options={
          round === cards.rounds || document.next === null
            ? [['', text.noNext()], ...optionsWith(document.next, round + 1)]
            : optionsWith(document.next, round + 1)
        }
        onChange={(next) => {
          change({ next: next === '' ? null : next });
        }}
      />
      <ListField
        label={text.gone()}
        items={gone.map((name) => ({ text: shown(name) }))}
        options={
          round === cards.rounds
            ? []
            : names.filter((name) => !gone.includes(name) && name !== last).map((name) => [name, shown(name)])
        }
        add={text.addBiome()}
        remove={(what) => text.remove({ what })}
        onAdd={(name) => {
          changeGone([...gone, name]);
        }}
        onRemove={(place) => {
          changeGone(without(gone, place));
        }}
      />
    </EditorGroup>
  );
}

function DiscardsPart(props: PartProps) {
  const { document, cards, text, change } = props;
  const discards = objectOf(document.discards);
  return (
    <EditorGroup title={text.parts.cards()}>
      <CardsField
        {...props}
        label={text.spent()}
        value={document.spent}
        fits={(card) => cards.effectOf[card] !== NOTHING && cards.effectOf[card]! < FIRST_ONGOING}
        onCards={(spent) => {
          change({ spent });
        }}
      />
      <CardsField
        {...props}
        label={text.discarded()}
        value={discards.faceUp}
        onCards={(faceUp) => {
          change({ discards: { ...discards, faceUp } });
        }}
      />
    </EditorGroup>
  );
}

function TurnPart({ document, players, text, change }: PartProps) {
  const at = objectOf(document.at);
  const isTurn = document.at === undefined || at.question === 'turn';
  const asked = countOf(at.player) ?? countOf(document.starter) ?? 0;
  const value = at.over === true ? 'over' : isTurn ? String(asked) : '';
  const seats: Options = players.map((_, seat) => [String(seat), text.player({ seat: seat + 1 })]);
  return (
    <EditorGroup title={text.parts.turn()}>
      <SelectField
        label={text.turn()}
        value={value}
        options={[
          ...(value === '' ? [['', text.other()] as const] : []),
          ...seats.map(([seat, name]) => [seat, text.turnOf({ player: name })] as const),
          ['over', text.over()],
        ]}
        onChange={(next) => {
          if (next === '') return;
          change({ at: next === 'over' ? { over: true } : { question: 'turn', player: Number(next) } });
        }}
      />
      <SelectField
        label={text.starter()}
        value={String(countOf(document.starter) ?? 0)}
        options={seats}
        onChange={(starter) => {
          change({ starter: Number(starter) });
        }}
      />
      <small>{text.turnHelp()}</small>
    </EditorGroup>
  );
}
