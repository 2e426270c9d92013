/** Sets up a position of The Evolution Game by hand: domains with their colonies, players, and whose turn it is. */
import { useState } from 'react';
import type { EditorProps } from '../../../../kit/module.ts';
import {
  type Loose,
  countOf,
  indexIn,
  listOf,
  minus,
  recordOf,
  replaced,
  textOf,
  without,
} from '../../../../kit/loose.ts';
import { EditorForm, EditorGroup, ListField, SelectField } from '../../../../ui/EditorForm.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { useLocale } from '../../locales/locale.ts';
import { COLOURS, EMPTY, LETTERS, MOST_NICHES, SQUARES } from '../../rules/components.ts';
import type { GameData } from '../../rules/data.ts';
import { readData } from '../../rules/notation/data-file.ts';
import { mutationName, nicheName } from '../../rules/notation/letters.ts';
import { emptyState, tables } from '../../rules/state.ts';
import { Swatch } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import { namingOf } from '../state/table.ts';
import { type EditorWords, WORDS } from './words.ts';
import './editor.css';

const NO_COLONIES = '.'.repeat(SQUARES);

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

/** What is printed for the document's game, and its words. */
function useTables(document: Loose) {
  const words = useLocale();
  const players = listOf(document.players).map(recordOf);
  const s = emptyState(Math.max(2, players.length), dataIn(document));
  const printed = tables(s);
  const bottom = recordOf(document.bottom);
  const held = (field: 'niches' | 'mutation'): string[] => [bottom, ...players].flatMap((each) => textsOf(each[field]));
  /** What is still in the packs. */
  const left = {
    niches: minus(printed.niches.map(nicheName), held('niches')),
    mutation: minus(printed.mutation.map(mutationName), held('mutation')),
  };
  return { players, tables: printed, naming: namingOf(s, [], words), left };
}

export function Editor({ document, onChange, language, board }: EditorProps) {
  const text = WORDS[language];
  const own = recordOf(document);
  const parts = {
    document: own,
    text,
    change: (next: Loose) => {
      onChange({ ...own, ...next });
    },
  };
  return (
    <EditorForm
      label={text.editor}
      partsLabel={text.partsTitle}
      board={board}
      parts={[
        { name: text.parts.map, content: <MapPart {...parts} /> },
        { name: text.parts.players, content: <PlayersPart {...parts} /> },
        { name: text.parts.turn, content: <TurnPart {...parts} /> },
      ]}
    />
  );
}

function MapPart({ document, text, change }: PartProps) {
  const { players, naming } = useTables(document);
  const [owner, setOwner] = useState('1');
  const domains = recordOf(document.domains);
  const changeDomain = (letter: string, next: Loose): void => {
    change({
      domains: { ...domains, [letter]: { colour: null, colonies: NO_COLONIES, ...recordOf(domains[letter]), ...next } },
    });
  };
  return (
    <>
      <p>{text.help}</p>
      <div className="evo-editor-palette" role="group" aria-label={text.colony}>
        {[...players.map((_, player) => String(player + 1)), '.'].map((each) => (
          <button
            key={each}
            type="button"
            className="ui-button"
            aria-pressed={owner === each}
            onClick={() => {
              setOwner(each);
            }}
          >
            {each === '.' ? text.erase : <Token player={Number(each) - 1} />}
            {each !== '.' && text.player(Number(each))}
          </button>
        ))}
      </div>
      <div className="evo-editor-domains">
        {LETTERS.map((letter) => {
          const domain = recordOf(domains[letter]);
          const colour = indexIn(COLOURS, domain.colour);
          const colonies = Array.from(textOf(domain.colonies).padEnd(SQUARES, '.').slice(0, SQUARES));
          return (
            <EditorGroup key={letter} title={text.domain(letter)}>
              <SelectField
                label={text.climate(letter)}
                value={String(colour < 0 ? EMPTY : colour)}
                options={[EMPTY, ...COLOURS.keys()].map((each) => [String(each), naming.colour(each)])}
                onChange={(value) => {
                  changeDomain(letter, { colour: COLOURS[Number(value)] ?? null });
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
                      aria-label={text.square(
                        `${letter}${String(square + 1)}`,
                        isFree ? null : text.player(Number(each)),
                      )}
                      onClick={() => {
                        changeDomain(letter, {
                          colonies: replaced(colonies, square, each === owner ? '.' : owner).join(''),
                        });
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
  const { players, tables: printed, naming, left } = useTables(document);
  return players.map((player, seat) => {
    const name = text.player(seat + 1);
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
          add={text.add}
          remove={text.remove}
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
          label={text.stage(name)}
          value={String(stage)}
          options={Array.from({ length: printed.lastStage + 1 }, (_, each) => [String(each), naming.stage(each)])}
          onChange={(value) => {
            changePlayer({ stage: Number(value) });
          }}
        />
        <SelectField
          label={text.counter}
          value={counter === undefined ? '' : String(counter)}
          options={[
            ['', text.noCounter],
            ...printed.squareKind.map(
              (_, square) => [String(square), text.squareNumber(square, naming.square(square))] as const,
            ),
          ]}
          onChange={(value) => {
            changePlayer({ counter: value === '' ? null : Number(value) });
          }}
        />
        {genes.length === LETTERS.length && (
          <div className="evo-editor-genes" role="group" aria-label={text.genes}>
            {LETTERS.map((letter, i) => (
              <label key={letter} title={text.gene(letter)}>
                <span>{letter}</span>
                <Swatch colour={indexIn(COLOURS, genes[i])} />
                <select
                  aria-label={`${name}, ${text.gene(letter)}`}
                  value={genes[i]}
                  onChange={({ target }) => {
                    changePlayer({ genePool: replaced(genes, i, target.value).join('') });
                  }}
                >
                  {COLOURS.map((each, colour) => (
                    <option key={each} value={each}>
                      {naming.colour(colour)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        )}
        <small>{text.niches(printed.minimum[stage]!)}</small>
        {cards('niches', text.nichesTitle, MOST_NICHES)}
        {cards('mutation', text.mutation, Infinity)}
      </EditorGroup>
    );
  });
}

/** The genes of a player who has not arranged any: each colour twice. */
const GENES = 'OOLLGGYY';

/** The players as they stand between turns: with genes, and as many niches as their stage needs. */
function betweenTurns({ players, tables: printed, left }: ReturnType<typeof useTables>): Loose[] {
  const pack = [...left.niches];
  return players.map((player) => {
    const niches = listOf(player.niches);
    const needed = printed.minimum[Math.min(printed.lastStage, countOf(player.stage) ?? 0)]!;
    const rest = Object.fromEntries(Object.entries(player).filter(([key]) => key !== 'toSettle'));
    return {
      ...rest,
      genePool: textOf(player.genePool) || GENES,
      niches: [...niches.slice(0, needed), ...pack.splice(0, Math.max(0, needed - niches.length))],
    };
  });
}

function TurnPart({ document, text, change }: PartProps) {
  const held = useTables(document);
  const { players } = held;
  const question = recordOf(document.question);
  const isOver = document.question === null || document.question === undefined;
  const isBegin = question.stage === 'begin';
  const value = isOver ? 'over' : isBegin ? String(countOf(question.player) ?? 1) : '';
  return (
    <EditorGroup title={text.parts.turn}>
      <Stepper
        label={text.turn}
        value={countOf(document.turn) ?? 0}
        onChange={(turn) => {
          change({ turn });
        }}
      />
      <SelectField
        label={text.next}
        value={value}
        options={[
          ...(value === '' ? [['', text.other] as const] : []),
          ...players.map((_, seat) => [String(seat + 1), text.begins(text.player(seat + 1))] as const),
          ['over', text.over],
        ]}
        onChange={(next) => {
          if (next === '') return;
          if (next === 'over') change({ question: null });
          else {
            change({
              players: betweenTurns(held),
              first: countOf(document.first) ?? 1,
              turn: Math.max(1, countOf(document.turn) ?? 1),
              question: { stage: 'begin', player: Number(next) },
            });
          }
        }}
      />
      <small>{text.turnHelp}</small>
    </EditorGroup>
  );
}
