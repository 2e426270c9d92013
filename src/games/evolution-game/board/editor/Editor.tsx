/** Edits a position of The Evolution Game: domains with their colonies, players, and whose turn it is. */
import { useState } from 'react';
import type { EditorProps } from '../../../../kit/module.ts';
import {
  type Loose,
  countOf,
  indexIn,
  listOf,
  minus,
  objectOf,
  replaced,
  textOf,
  without,
} from '../../../../kit/documents/lenient.ts';
import { EditorForm, EditorGroup, ListField, SelectField } from '../../../../ui/forms/EditorForm.tsx';
import { Select } from '../../../../ui/forms/fields.tsx';
import { Stepper } from '../../../../ui/forms/Stepper.tsx';
import { useLocale } from '../words.ts';
import { COLOURS, DOMAINS, EMPTY, LETTERS, MAX_NICHES, SQUARES } from '../../rules/components.ts';
import type { GameData } from '../../rules/data.ts';
import { readData } from '../../rules/notation/data-file.ts';
import { mutationCard, niche } from '../../rules/letters.ts';
import { emptyState, tables } from '../../rules/state.ts';
import { Swatch } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import { squarePlace } from '../places.ts';
import { namingOf } from '../table.ts';
import { type EditorWords, editorWords } from './words.ts';
import './editor.css';

const NO_COLONIES = '.'.repeat(SQUARES);
/** The squares of the map as the board names them. */
const COLONY_PLACES = Array.from({ length: DOMAINS * SQUARES }, (_, square) => squarePlace(square));

/** The squares of a domain: a dot, or the owner of the colony there. */
const coloniesIn = (domain: unknown): string[] =>
  Array.from(textOf(objectOf(domain).colonies).padEnd(SQUARES, '.').slice(0, SQUARES));

const withDomain = (domains: Loose, letter: string, next: Loose): Loose => ({
  ...domains,
  [letter]: { colour: null, colonies: NO_COLONIES, ...objectOf(domains[letter]), ...next },
});

/** As many niches as a stage needs: those already held, then others from the pack. */
const nichesFor = (needed: number, held: readonly unknown[], pack: readonly string[]): unknown[] => [
  ...held.slice(0, needed),
  ...pack.slice(0, Math.max(0, needed - held.length)),
];

/** The data of a document, if it brings its own. */
function dataIn(document: Loose): GameData | null {
  try {
    return document.data === undefined ? null : readData({ value: document.data, path: 'data' });
  } catch {
    return null;
  }
}

const textsOf = (value: unknown): string[] => listOf(value).map(textOf);

interface PartProps {
  document: Loose;
  text: EditorWords;
  change: (next: Loose) => void;
}

/** What is printed on the components of the document's game, and its words. */
function useTables(document: Loose) {
  const words = useLocale();
  const players = listOf(document.players).map(objectOf);
  const s = emptyState(Math.max(2, players.length), dataIn(document));
  const printed = tables(s);
  const bottom = objectOf(document.bottom);
  const held = (field: 'niches' | 'mutation'): string[] => [bottom, ...players].flatMap((each) => textsOf(each[field]));
  /** What is still in the packs. */
  const left = {
    niches: minus(printed.niches.map(niche.write), held('niches')),
    mutation: minus(printed.mutation.map(mutationCard.write), held('mutation')),
  };
  return { players, tables: printed, naming: namingOf(s, [], words), left };
}

export function Editor({ document, onChange, language, board }: EditorProps) {
  const text = editorWords.wordsIn(language);
  const own = objectOf(document);
  const [owner, setOwner] = useState('1');
  const parts = {
    document: own,
    text,
    change: (next: Loose) => {
      onChange({ ...own, ...next });
    },
  };
  const putAt = (letter: string, square: number): void => {
    const domains = objectOf(own.domains);
    const colonies = coloniesIn(domains[letter]);
    parts.change({
      domains: withDomain(domains, letter, {
        colonies: replaced(colonies, square, colonies[square] === owner ? '.' : owner).join(''),
      }),
    });
  };
  return (
    <EditorForm
      label={text.editor()}
      partsLabel={text.partsTitle()}
      board={board}
      parts={[
        {
          name: text.parts.map(),
          content: <MapPart {...parts} owner={owner} onOwner={setOwner} onPut={putAt} />,
          onBoardClick: (target) => {
            const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
            const number = COLONY_PLACES.indexOf(place ?? '');
            if (number < 0) return false;
            putAt(LETTERS[Math.floor(number / SQUARES)]!, number % SQUARES);
            return true;
          },
        },
        { name: text.parts.players(), content: <PlayersPart {...parts} /> },
        { name: text.parts.turn(), content: <TurnPart {...parts} /> },
      ]}
    />
  );
}

interface MapPartProps extends PartProps {
  /** The owner of the colonies being placed; a dot for the eraser. */
  owner: string;
  onOwner: (owner: string) => void;
  onPut: (letter: string, square: number) => void;
}

function MapPart({ document, text, change, owner, onOwner, onPut }: MapPartProps) {
  const { players, naming } = useTables(document);
  const domains = objectOf(document.domains);
  return (
    <>
      <p>{text.help()}</p>
      <div className="evo-editor-palette" role="group" aria-label={text.colony()}>
        {[...players.map((_, player) => String(player + 1)), '.'].map((each) => (
          <button
            key={each}
            type="button"
            className="ui-button"
            aria-pressed={owner === each}
            onClick={() => {
              onOwner(each);
            }}
          >
            {each === '.' ? text.erase() : <Token player={Number(each) - 1} />}
            {each !== '.' && text.player({ seat: Number(each) })}
          </button>
        ))}
      </div>
      <div className="evo-editor-domains">
        {LETTERS.map((letter) => {
          const domain = objectOf(domains[letter]);
          const colour = indexIn(COLOURS, domain.colour);
          const colonies = coloniesIn(domain);
          return (
            <EditorGroup key={letter} title={text.domain({ letter })}>
              <SelectField
                label={text.climate({ letter })}
                value={String(colour < 0 ? EMPTY : colour)}
                options={[EMPTY, ...COLOURS.keys()].map((each) => [String(each), naming.colour(each)])}
                onChange={(value) => {
                  change({ domains: withDomain(domains, letter, { colour: COLOURS[Number(value)] ?? null }) });
                }}
              >
                <Swatch colour={colour < 0 ? EMPTY : colour} />
              </SelectField>
              <div className="evo-editor-squares">
                {colonies.map((each, square) => {
                  const isFree = !/^[1-9]$/.test(each);
                  return (
                    <button
                      key={square}
                      type="button"
                      aria-label={text.square({
                        name: `${letter}${String(square + 1)}`,
                        owner: isFree ? null : text.player({ seat: Number(each) }),
                      })}
                      onClick={() => {
                        onPut(letter, square);
                      }}
                    >
                      {!isFree && <Token player={Number(each) - 1} />}
                    </button>
                  );
                })}
              </div>
            </EditorGroup>
          );
        })}
      </div>
    </>
  );
}

function PlayersPart({ document, text, change }: PartProps) {
  const held = useTables(document);
  const { players, tables: printed, naming, left } = held;
  const isSetUp = players.every(({ genePool }) => textOf(genePool) !== '');
  const panels = players.map((player, seat) => {
    const name = text.player({ seat: seat + 1 });
    const changePlayer = (next: Loose): void => {
      change({ players: replaced(players, seat, { ...player, ...next }) });
    };
    const stage = Math.min(printed.lastStage, countOf(player.stage) ?? 0);
    const counter = countOf(player.counter);
    const genes = Array.from(textOf(player.genePool));
    const cards = (field: 'niches' | 'mutation', title: string, most: number) => {
      const held = textsOf(player[field]);
      return (
        <ListField
          label={title}
          items={held.map((each) => ({ text: each }))}
          options={held.length >= most ? [] : [...new Set(left[field])].map((each) => [each, each])}
          add={text.add()}
          remove={(what) => text.remove({ what })}
          onAdd={(each) => {
            changePlayer({ [field]: [...held, each] });
          }}
          onRemove={(place) => {
            changePlayer({ [field]: without(held, place) });
          }}
        />
      );
    };
    return (
      <EditorGroup key={seat} title={name}>
        <SelectField
          label={text.stage({ player: name })}
          value={String(stage)}
          options={Array.from({ length: printed.lastStage + 1 }, (_, each) => [String(each), naming.stage(each)])}
          onChange={(value) => {
            const needed = printed.minimum[Number(value)] ?? 0;
            changePlayer({
              stage: Number(value),
              // A player with a gene pool holds the niches that the stage needs.
              ...(genes.length > 0 ? { niches: nichesFor(needed, listOf(player.niches), left.niches) } : {}),
            });
          }}
        />
        <SelectField
          label={text.counter()}
          value={counter === undefined ? '' : String(counter)}
          options={[
            ['', text.noCounter()],
            ...printed.squareKind.map(
              (_, square) =>
                [String(square), text.squareNumber({ number: square, name: naming.square(square) })] as const,
            ),
          ]}
          onChange={(value) => {
            changePlayer({ counter: value === '' ? null : Number(value) });
          }}
        />
        {genes.length === LETTERS.length && (
          <div className="evo-editor-genes" role="group" aria-label={text.genes()}>
            {LETTERS.map((letter, i) => (
              <label key={letter} title={text.gene({ letter })}>
                <span>{letter}</span>
                <Swatch colour={indexIn(COLOURS, genes[i])} />
                <Select
                  className=""
                  label={`${name}, ${text.gene({ letter })}`}
                  value={genes[i]!}
                  options={COLOURS.map((each, colour) => [each, naming.colour(colour)])}
                  onChange={(each) => {
                    changePlayer({ genePool: replaced(genes, i, each).join('') });
                  }}
                />
              </label>
            ))}
          </div>
        )}
        <small>{text.niches({ needed: printed.minimum[stage]! })}</small>
        {cards('niches', text.nichesTitle(), MAX_NICHES)}
        {cards('mutation', text.mutation(), Infinity)}
      </EditorGroup>
    );
  });
  return (
    <>
      {!isSetUp && (
        <div className="evo-editor-begin">
          <p>{text.notBegun()}</p>
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              change(atTurnOf(1, document, held));
            }}
          >
            {text.begin()}
          </button>
        </div>
      )}
      {panels}
    </>
  );
}

/** The genes of a player who has not arranged any: each colour twice. */
const GENES = 'OOLLGGYY';

/** The players as they stand between turns: with genes, and as many niches as their stage needs. */
function betweenTurns({ players, tables: printed, left }: ReturnType<typeof useTables>): Loose[] {
  const pack = [...left.niches];
  return players.map((player) => {
    const needed = printed.minimum[Math.min(printed.lastStage, countOf(player.stage) ?? 0)]!;
    const niches = nichesFor(needed, listOf(player.niches), pack);
    for (const niche of minus(niches, listOf(player.niches))) pack.splice(pack.indexOf(textOf(niche)), 1);
    const rest = Object.fromEntries(Object.entries(player).filter(([key]) => key !== 'toSettle'));
    return {
      ...rest,
      genePool: textOf(player.genePool) || GENES,
      niches,
    };
  });
}

/** What a document needs for a player's turn; players count from 1. */
const atTurnOf = (player: number, document: Loose, held: ReturnType<typeof useTables>): Loose => ({
  players: betweenTurns(held),
  first: countOf(document.first) ?? 1,
  turn: Math.max(1, countOf(document.turn) ?? 1),
  question: { stage: 'begin', player },
});

function TurnPart({ document, text, change }: PartProps) {
  const held = useTables(document);
  const { players } = held;
  const question = objectOf(document.question);
  const isOver = document.question === null || document.question === undefined;
  const isBegin = question.stage === 'begin';
  const value = isOver ? 'over' : isBegin ? String(countOf(question.player) ?? 1) : '';
  return (
    <EditorGroup title={text.parts.turn()}>
      <Stepper
        label={text.turn()}
        value={countOf(document.turn) ?? 0}
        onChange={(turn) => {
          change({ turn });
        }}
      />
      <SelectField
        label={text.next()}
        value={value}
        options={[
          ...(value === '' ? [['', text.other()] as const] : []),
          ...players.map(
            (_, seat) => [String(seat + 1), text.begins({ player: text.player({ seat: seat + 1 }) })] as const,
          ),
          ['over', text.over()],
        ]}
        onChange={(next) => {
          if (next === '') return;
          if (next === 'over') change({ question: null });
          else {
            change(atTurnOf(Number(next), document, held));
          }
        }}
      />
      <small>{text.turnHelp()}</small>
    </EditorGroup>
  );
}
