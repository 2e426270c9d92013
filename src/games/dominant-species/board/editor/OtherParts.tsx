/** Setting up what lies beside earth: the action display with its boxes, the animals, the cards and stacks, and whose turn it is. */
import { Stepper } from '../../../../ui/Stepper.tsx';
import { ANIMALS, BOXES, CARDS, PHASES, SECTIONS, TERRAINS, TUNDRA } from '../../rules/components.ts';
import { FACE_UP, IN_DECK, NOTHING, TAKEN, held, inBox } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { PawnMark } from '../art/pieces.tsx';
import { ActionDisplay } from '../display/ActionDisplay.tsx';
import { phaseName, useLocale } from '../locales/locale.ts';
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
      <p className="ds-editor-help">{text.displayHelp}</p>
      <Palette
        title={text.palette.pawns}
        name={group}
        pieces={s.initiative.map((animal) => ({
          key: ANIMALS[animal]!,
          label: words.animals[ANIMALS[animal]!].name,
          picture: <PawnMark animal={animal} size={26} />,
          left: text.left(s.hand[animal]!),
          isChosen: tool.tool === 'pawn' && tool.animal === animal,
          onChoose() {
            onTool({ tool: 'pawn', animal });
          },
        }))}
      />
      <ActionDisplay />
      <h2>{text.boxes}</h2>
      {BOXES.map((name, box) => (
        <section key={name} className="ds-editor-group" aria-label={words.sections[name].name}>
          <h3>{words.sections[name].name}</h3>
          <DisksField
            owner={words.sections[name].name}
            text={text}
            countOf={(element) => s.boxes[inBox(box, element)]!}
            onChange={(element, by) => {
              change((next) => {
                next.boxes[inBox(box, element)]! += by;
              });
            }}
          />
        </section>
      ))}
    </>
  );
}

export function AnimalsPart({ draft: { s }, text, change }: PartProps) {
  const words = useLocale();
  const counter = (animal: number, row: 'vps' | 'hand' | 'eliminated', max: number) => (
    <Stepper
      label={text.of(words.animals[ANIMALS[animal]!].name, text.animals[row])}
      value={s[row][animal]!}
      max={max}
      onChange={(count) => {
        change((next) => {
          next[row][animal] = count;
        });
      }}
    >
      {text.animals[row]}
    </Stepper>
  );
  return s.initiative.map((animal, place) => {
    const { name } = words.animals[ANIMALS[animal]!];
    return (
      <section key={animal} className={`ds-editor-group ds-of-${ANIMALS[animal]!}`} aria-label={name}>
        <h2>
          <AnimalIcon animal={animal} size={30} />
          <span>
            {name} <small>{text.animals.player(s.owner[animal]! + 1)}</small>
          </span>
          <button
            type="button"
            className="ui-button"
            aria-label={text.animals.earlier(name)}
            title={text.animals.earlier(name)}
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
        {counter(animal, 'vps', 9999)}
        {counter(animal, 'hand', 99)}
        {counter(animal, 'eliminated', 99)}
        <p>{text.animals.restText(s.genePool[animal]!, s.aside[animal]!)}</p>
        <h3>{text.animals.elements}</h3>
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
      </section>
    );
  });
}

export function CardsPart({ draft: { s }, text, change }: PartProps) {
  const words = useLocale();
  return (
    <>
      <h2>{text.cards.stacks}</h2>
      {s.faceUp.map((terrain, stack) => (
        <label key={stack} className="ds-editor-field">
          <span>{text.cards.stack(stack + 1, s.faceDown[stack]!)}</span>
          <select
            value={terrain}
            onChange={({ target }) => {
              change((next) => {
                next.faceUp[stack] = Number(target.value);
              });
            }}
          >
            <option value={NOTHING}>{text.cards.empty}</option>
            {TERRAINS.slice(0, TUNDRA).map((name, each) => (
              <option key={name} value={each}>
                {words.terrains[name]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <h2>{text.cards.title}</h2>
      {CARDS.map((name, card) => (
        <label key={name} className={`ds-editor-field${s.cards[card] === IN_DECK ? ' ds-zero' : ''}`}>
          <span title={words.cards[name].effect}>{words.cards[name].name}</span>
          <select
            value={s.cards[card]}
            onChange={({ target }) => {
              change((next) => {
                next.cards[card] = Number(target.value);
              });
            }}
          >
            <option value={IN_DECK}>{text.cards.deck}</option>
            <option value={FACE_UP}>{text.cards.faceUp}</option>
            <option value={TAKEN}>{text.cards.taken}</option>
          </select>
        </label>
      ))}
    </>
  );
}

/** The phases that can be about to start. */
const STARTS = ['planning', 'execution', ...SECTIONS, 'reset'] as const;

export function TurnPart({ draft: { s, at }, text, change, onAt }: PartProps & { onAt: (at: Draft['at']) => void }) {
  const words = useLocale();
  const nameOf = (start: (typeof STARTS)[number]): string =>
    start === 'execution'
      ? text.turn.execution
      : start === 'planning'
        ? phaseName(words, PHASES.indexOf(start))
        : text.turn.before(phaseName(words, PHASES.indexOf(start)));
  const start = STARTS.find((each) => each === at.phase);
  const other =
    at.over === true ? text.turn.over : text.turn.question(typeof at.question === 'string' ? at.question : '–');
  return (
    <section className="ds-editor-group" aria-label={text.parts.turn}>
      <Stepper
        label={text.turn.turn}
        value={s.turn}
        min={1}
        onChange={(turn) => {
          change((next) => {
            next.turn = turn;
          });
        }}
      />
      <label className="ds-editor-field">
        <span>{text.turn.phase}</span>
        <select
          value={start ?? ''}
          onChange={({ target }) => {
            onAt({ phase: target.value });
          }}
        >
          {start === undefined && <option value="">{other}</option>}
          {STARTS.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      {start === 'planning' && (
        <label className="ds-editor-field">
          <span>{text.turn.next}</span>
          <select
            value={typeof at.next === 'string' ? at.next : ''}
            onChange={({ target }) => {
              onAt({ phase: 'planning', ...(target.value === '' ? {} : { next: target.value }) });
            }}
          >
            <option value="">{text.turn.first}</option>
            {s.initiative
              .filter((animal) => s.hand[animal]! > 0)
              .map((animal) => (
                <option key={animal} value={ANIMALS[animal]}>
                  {words.animals[ANIMALS[animal]!].name}
                </option>
              ))}
          </select>
        </label>
      )}
      <p className="ds-editor-help">{text.turn.help}</p>
    </section>
  );
}
