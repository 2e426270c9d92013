/**
 * Editing everything besides earth: the action display with its boxes, the animals, the cards and stacks, and whose turn it is.
 */
import { EditorGroup, SelectField } from '../../../../ui/forms/EditorForm.tsx';
import { Stepper } from '../../../../ui/forms/Stepper.tsx';
import { ANIMALS, BOXES, CARDS, LENGTHS, PHASES, SECTIONS, TERRAINS, TUNDRA } from '../../rules/components.ts';
import { FACE_UP, IN_DECK, NOTHING, OUT, TAKEN, held, inBox, setLength } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { PawnMark } from '../art/pieces.tsx';
import { ActionDisplay } from '../display/ActionDisplay.tsx';
import { phaseName, useLocale } from '../words.ts';
import type { Draft } from './draft.ts';
import { DisksField, Palette, type PartProps, useGroup } from './parts.tsx';
import type { Tool } from './tools.ts';

export function DisplayPart({
  draft: { s },
  text,
  change,
  tool,
  onTool,
}: PartProps & { tool: Tool; onTool: (tool: Tool) => void }) {
  const words = useLocale();
  const group = useGroup();
  return (
    <>
      <p>{text.displayHelp()}</p>
      <Palette
        title={text.palette.pawns()}
        name={group}
        pieces={s.initiative.map((animal) => ({
          key: ANIMALS[animal]!,
          label: words.thing({ thing: ANIMALS[animal]! }),
          picture: <PawnMark animal={animal} size={26} />,
          left: text.left({ count: s.hand[animal]! }),
          isChosen: tool.tool === 'pawn' && tool.animal === animal,
          onChoose() {
            onTool({ tool: 'pawn', animal });
          },
        }))}
      />
      <ActionDisplay />
      <h2>{text.boxes()}</h2>
      {BOXES.map((name, box) => (
        <EditorGroup key={name} title={words.sections[name].name()} heading={<h3>{words.sections[name].name()}</h3>}>
          <DisksField
            owner={words.sections[name].name()}
            text={text}
            countOf={(element) => s.boxes[inBox(box, element)]!}
            onChange={(element, by) => {
              change((next) => {
                next.boxes[inBox(box, element)]! += by;
              });
            }}
          />
        </EditorGroup>
      ))}
    </>
  );
}

export function AnimalsPart({ draft: { s }, text, change }: PartProps) {
  const words = useLocale();
  const counter = (animal: number, row: 'vps' | 'hand' | 'eliminated', max: number) => (
    <Stepper
      label={text.of({ owner: words.thing({ thing: ANIMALS[animal]! }), what: text.animals[row]() })}
      value={s[row][animal]!}
      max={max}
      onChange={(count) => {
        change((next) => {
          next[row][animal] = count;
        });
      }}
    >
      {text.animals[row]()}
    </Stepper>
  );
  return s.initiative.map((animal, place) => {
    const name = words.thing({ thing: ANIMALS[animal]! });
    return (
      <EditorGroup
        key={animal}
        title={name}
        className={`ds-of-${ANIMALS[animal]!}`}
        heading={
          <h2>
            <AnimalIcon animal={animal} size={30} />
            <span>
              {name} <small>{text.animals.player({ seat: s.owner[animal]! + 1 })}</small>
            </span>
            <button
              type="button"
              className="ui-button"
              aria-label={text.animals.earlier({ animal: name })}
              title={text.animals.earlier({ animal: name })}
              disabled={place === 0}
              onClick={() => {
                change((next) => {
                  next.initiative.splice(place - 1, 2, animal, next.initiative[place - 1]!);
                });
              }}
            >
              ↑
            </button>
          </h2>
        }
      >
        {counter(animal, 'vps', 9999)}
        {counter(animal, 'hand', 99)}
        {counter(animal, 'eliminated', 99)}
        <p>{text.animals.restText({ genePool: s.genePool[animal]!, aside: s.aside[animal]! })}</p>
        <h3>{text.animals.elements()}</h3>
        <DisksField
          owner={name}
          text={text}
          countOf={(element) => s.added[held(animal, element)]!}
          onChange={(element, by) => {
            change((next) => {
              next.added[held(animal, element)]! += by;
            });
          }}
        />
      </EditorGroup>
    );
  });
}

export function CardsPart({ draft: { s }, text, change }: PartProps) {
  const words = useLocale();
  return (
    <>
      <h2>{text.cards.stacks()}</h2>
      {s.faceUp.map((terrain, stack) => (
        <SelectField
          key={stack}
          label={text.cards.stack({ number: stack + 1, below: s.faceDown[stack]! })}
          value={String(terrain)}
          options={[
            [String(NOTHING), text.cards.empty()],
            ...TERRAINS.slice(0, TUNDRA).map((name, each) => [String(each), words.thing({ thing: name })] as const),
          ]}
          onChange={(value) => {
            change((next) => {
              next.faceUp[stack] = Number(value);
            });
          }}
        />
      ))}
      <h2>{text.cards.title()}</h2>
      <SelectField
        label={words.setup.lengthTitle()}
        value={LENGTHS[s.gameLength]!}
        options={LENGTHS.map((each) => [each, words.setup.length[each].name()] as const)}
        onChange={(length) => {
          change((next) => {
            setLength(
              next,
              LENGTHS.find((each) => each === length)!,
            );
          });
        }}
      />
      {CARDS.map((name, card) =>
        s.cards[card] === OUT ? null : (
          <SelectField
            key={name}
            label={words.cards[name].name()}
            value={String(s.cards[card])}
            options={[
              [String(IN_DECK), text.cards.deck()],
              [String(FACE_UP), text.cards.faceUp()],
              [String(TAKEN), text.cards.taken()],
            ]}
            onChange={(value) => {
              change((next) => {
                next.cards[card] = Number(value);
              });
            }}
          >
            <span className={s.cards[card] === IN_DECK ? 'ds-zero' : ''} title={words.cards[name].effect()}>
              {words.cards[name].name()}
            </span>
          </SelectField>
        ),
      )}
    </>
  );
}

/** The phases that can be about to start. */
const STARTS = ['planning', 'execution', ...SECTIONS, 'reset'] as const;

export function TurnPart({ draft: { s, at }, text, change, onAt }: PartProps & { onAt: (at: Draft['at']) => void }) {
  const words = useLocale();
  const nameOf = (start: (typeof STARTS)[number]): string =>
    start === 'execution'
      ? text.turn.execution()
      : start === 'planning'
        ? phaseName(words, PHASES.indexOf(start))
        : text.turn.before({ phase: phaseName(words, PHASES.indexOf(start)) });
  const start = STARTS.find((each) => each === at.phase);
  const other =
    at.over === true
      ? text.turn.over()
      : text.turn.question({ name: typeof at.question === 'string' ? at.question : '–' });
  return (
    <EditorGroup title={text.parts.turn()} heading={null}>
      <Stepper
        label={text.turn.turn()}
        value={s.turn}
        min={1}
        onChange={(turn) => {
          change((next) => {
            next.turn = turn;
          });
        }}
      />
      <SelectField
        label={text.turn.phase()}
        value={start ?? ''}
        options={[
          ...(start === undefined ? [['', other] as const] : []),
          ...STARTS.map((each) => [each, nameOf(each)] as const),
        ]}
        onChange={(phase) => {
          onAt({ phase });
        }}
      />
      {start === 'planning' && (
        <SelectField
          label={text.turn.next()}
          value={typeof at.next === 'string' ? at.next : ''}
          options={[
            ['', text.turn.first()],
            ...s.initiative
              .filter((animal) => s.hand[animal]! > 0)
              .map((animal) => [ANIMALS[animal]!, words.thing({ thing: ANIMALS[animal]! })] as const),
          ]}
          onChange={(next) => {
            onAt({ phase: 'planning', ...(next === '' ? {} : { next }) });
          }}
        />
      )}
      <p>{text.turn.help()}</p>
    </EditorGroup>
  );
}
