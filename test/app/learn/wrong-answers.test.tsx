/**
 * @jest-environment jsdom
 *
 * Every answer that a step of a lesson does not accept, given in every lesson of every game: what the coach says, and that nothing else happens.
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from '@jest/globals';
import { LessonRunner } from '../../../src/app/learn/LessonRunner.tsx';
import { WordsContext, loadWords } from '../../../src/app/words/words.ts';
import type { LoadedGame } from '../../../src/app/ui/GameLoader.tsx';
import { gameIds, loadGame } from '../../../src/games/index.ts';
import type { LessonStep } from '../../../src/kit/learning.ts';
import type { BoardProps, CoachStep, GameModule } from '../../../src/kit/module.ts';
import { notationOf } from '../../../src/kit/record/record.ts';
import { accepts, beginningOf, stageOf } from '../../../src/kit/scenes.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const words = { page: await loadWords('page', 'en'), learn: await loadWords('learn', 'en') };

type Props = BoardProps<unknown, unknown, unknown>;

const games: { id: string; game: GameModule }[] = [];
for (const id of gameIds) games.push({ id, game: await loadGame(id) });
const lessons: { name: string; game: GameModule; id: string }[] = [];
for (const { id, game } of games)
  for (const lesson of (await game.learning?.('en'))?.lessons ?? [])
    lessons.push({ name: `${lesson.id} of ${id}`, game, id: lesson.id });

/** A lesson from one of its steps on, on a board of which only what it is given counts. */
async function begin(game: GameModule, id: string, from: number) {
  const { lessons: all } = await game.learning!('en');
  const levels = await game.bots();
  const lesson = all.find((each) => each.id === id)!;
  let shown: Props | undefined;
  const ui = {
    Board(props: Props) {
      shown = props;
      return null;
    },
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => {
    root.render(
      <WordsContext value={words}>
        <LessonRunner
          {...{ levels, lesson, from, before: [], next: '#', number: 1, of: 1 }}
          loaded={{ game, ui } as unknown as LoadedGame}
        />
      </WordsContext>,
    );
  });
  const stage = stageOf(game, levels);
  const scene = lesson.steps.findLast((each, i) => i <= from && each.scene !== undefined)!.scene!;
  return {
    step: lesson.steps[from]!,
    stage,
    scene,
    begun: beginningOf(game, stage, lesson, from),
    state: (): unknown => shown!.state,
    coach: (): CoachStep => shown!.coach!,
    move: (move: unknown): void => {
      act(() => {
        shown!.onMove(move);
      });
    },
    choose: (i: number): void => {
      act(() => {
        shown!.coach!.onChoose!(i);
      });
    },
    end: (): void => {
      act(() => {
        root.unmount();
      });
    },
  };
}
type Run = Awaited<ReturnType<typeof begin>>;

/** Answers a question in words: wrongly in every way, then rightly. */
function answerInWords({ coach, choose, state }: Run, choices: NonNullable<LessonStep['choices']>): void {
  const before = state();
  const right = choices.findIndex(({ isRight }) => isRight === true);
  for (const [i, { why }] of [...choices.entries()].filter(([each]) => each !== right)) {
    choose(i);
    expect(coach().said).toEqual({ text: why, isRight: false });
  }
  expect(state()).toBe(before);
  choose(right);
  expect(coach().said).toEqual({ text: choices[right]!.why, isRight: true });
}

/** What is said to the answers that an accepted one of a step is given after, by the answer as it is written. */
interface Told {
  /** Which answer of the step, and what the game asks there. */
  readonly asked: string;
  readonly written: unknown;
  readonly text: string;
}

/** Gives every wrong answer before each right one, and returns what was said to them. */
function answerWrongly(game: GameModule, { step, stage, scene, begun, state, coach, move }: Run): Told[] {
  const told: Told[] = [];
  let now = begun;
  for (const [i, accepted] of step.moves!.entries()) {
    const codec = notationOf(game, now.state).move;
    const legal = game.rules.legalMoves(now.state);
    const asked = JSON.stringify(game.rules.decision(now.state));
    const before = state();
    for (const wrong of legal.filter((each) => !accepts(codec, step, i, each))) {
      move(wrong);
      const { text, isRight } = coach().said!;
      expect(isRight).toBe(false);
      expect(state()).toBe(before);
      told.push({ asked, written: codec.write(wrong), text });
    }
    const right = accepted.length > 0 ? codec.read(accepted[0]) : legal[0];
    move(right);
    now = stage.answer(scene, now, right);
  }
  return told;
}

describe.each(lessons)('The lesson $name', ({ game, id }) => {
  it('says to every wrong answer why it is wrong, leaves the table as it is, and praises the right one after it', async () => {
    const { lessons: all } = await game.learning!('en');
    const count = all.find((each) => each.id === id)!.steps.length;
    for (let index = 0; index < count; index++) {
      const run = await begin(game, id, index);
      const { moves, choices, mistakes = [], done, until } = run.step;
      if (choices !== undefined) answerInWords(run, choices);
      if (moves !== undefined) {
        const told = answerWrongly(game, run);
        expect(run.coach().said).toEqual({ text: done, isRight: true });
        // The sentence for any wrong answer in any step says nothing about this one.
        expect(told.filter(({ text }) => text === words.learn.otherwise())).toEqual([]);
        // No sentence is never said.
        expect(mistakes.map(({ text }) => text).filter((text) => !told.some((each) => each.text === text))).toEqual([]);
        for (const { asked, text } of told) {
          const same = told.filter((each) => each.text === text);
          // Giving up, passing or ending is wrong for other reasons than naming a wrong thing.
          expect([text, new Set(same.map(({ written }) => typeof written)).size]).toEqual([text, 1]);
          // What is wrong with an answer depends on the question.
          const stages = new Set(
            [asked, ...same.map((each) => each.asked)].map((each) => (JSON.parse(each) as { stage: string }).stage),
          );
          expect([text, [...stages]]).toEqual([text, [...stages].slice(0, 1)]);
        }
      }
      if (until !== undefined) expect(done).toEqual(expect.stringMatching(/./));
      run.end();
    }
  });
});

it('A second mistake in the same step is answered too, by what is wrong with it', async () => {
  const game = games.find(({ id }) => id === 'dominant-species')!.game;
  const run = await begin(game, 'species', 0);
  const codec = notationOf(game, run.begun.state).move;
  run.move(codec.read({ tile: '0,1' }));
  expect(run.coach().said!.text).toMatch(/^On the mountain you want more species/);
  run.move(codec.read('forfeit'));
  expect(run.coach().said!.text).toMatch(/^Then no more mammals would live on the mountain/);
  run.end();
});
