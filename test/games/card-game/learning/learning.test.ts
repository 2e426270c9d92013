/** Lessons and challenges of the card game, played through: every requested move is legal, and no other leads astray. */
import { describe, expect, it } from '@jest/globals';
import { game } from '../../../../src/games/card-game/index.ts';
import { learning as load } from '../../../../src/games/card-game/learning/index.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { type SceneAttempt, stageOf } from '../../../../src/kit/scenes.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import type { Move } from '../../../../src/games/card-game/rules/moves.ts';

const { rules, notation } = game;
const learning = await load('en');
const stage = stageOf(game, await game.bots());
/** Moves as text and back, with the names of the cards that a table is played with. */
const moveOf = (state: State) => notation.forState!(state).move;
const written = (state: State): unknown[] => rules.legalMoves(state).map((move) => moveOf(state).write(move));

describe.each(learning.lessons)('The lesson $id', (lesson) => {
  it('can be played through, whichever accepted answer is given', () => {
    let { scene } = lesson.steps[0]!;
    let course: SceneAttempt<State, Move, GameEvent> = stage.begin(scene!);
    for (const [i, step] of lesson.steps.entries()) {
      if (i > 0 && step.scene) {
        scene = step.scene;
        course = stage.begin(scene);
      }
      for (const accepted of step.moves ?? []) {
        expect(rules.decision(course.state)?.player).toBe(scene!.seat);
        const legal = written(course.state);
        const possible =
          accepted.length === 0
            ? legal
            : accepted.filter((each) => legal.some((one) => JSON.stringify(one) === JSON.stringify(each)));
        expect(possible.length).toBeGreaterThan(0);
        expect(rules.violations(course.state)).toEqual([]);
        course = stage.answer(scene!, course, moveOf(course.state).read(possible.at(-1)));
      }
    }
  });
});

it('says the truth about the tables of the lessons', () => {
  const play = (id: string, step: number, ...moves: unknown[]): State => {
    const { scene } = learning.lessons.find((lesson) => lesson.id === id)!.steps[step]!;
    let course = stage.begin(scene!);
    for (const move of moves) course = stage.answer(scene!, course, notation.move.read(move));
    return course.state;
  };
  // A round is scored with 6 VPs for first place; after the tie in water the card stays; Early Thaw keeps first place.
  const first = play('food-chain', 0, { play: 'mammal-01' }, { play: 'amphibian-15' }, 'pass');
  expect(first.vps[0]).toBeGreaterThanOrEqual(6);
  expect(first.round).toBe(2);
  expect(play('elements', 0, { play: 'amphibian-08' }).control[5]).toBe(1);
  expect(play('elements', 0, { play: 'amphibian-08' }, { play: 'amphibian-13' }).control[5]).toBe(0);
  const thaw = play('ending-a-round', 0, { play: 'event-early-thaw-1' });
  expect(thaw.vps[0]).toBe(6);
  expect(Math.max(...thaw.vps)).toBe(6);
  expect(play('survival', 0, { play: 'mammal-02' }, 'pass')).toMatchObject({ track: [2, 0, 0], left: 2 });
});

describe.each(learning.challenges)('The challenge $id', (challenge) => {
  it('is met by its solution, and not before its end', () => {
    let course = stage.begin(challenge.scene);
    expect(rules.violations(course.state)).toEqual([]);
    expect(challenge.judge(course)).toBe('open');
    for (const [i, move] of challenge.solution.entries()) {
      course = stage.answer(challenge.scene, course, moveOf(course.state).read(move));
      expect(challenge.judge(course)).toBe(i === challenge.solution.length - 1 ? 'met' : 'open');
    }
  });

  it('is missed by passing', () => {
    const course = stage.begin(challenge.scene);
    expect(challenge.judge(stage.answer(challenge.scene, course, notation.move.read('pass')))).toBe('missed');
  });
});

it('the challenge one-card-is-enough can no longer be met once a second card is played', () => {
  const challenge = learning.challenges.find(({ id }) => id === 'one-card-is-enough')!;
  let course = stage.begin(challenge.scene);
  const { round } = course.state;
  for (const verdict of ['open', 'missed']) {
    const card = written(course.state).find(
      (move) => 'play' in Object(move) && !JSON.stringify(move).includes('event'),
    );
    course = stage.answer(challenge.scene, course, moveOf(course.state).read(card));
    expect(course.state.round).toBe(round);
    expect(challenge.judge(course)).toBe(verdict);
  }
});

it.each(['one-card-is-enough', 'three-at-once'])('the challenge %s asks for one card, and only one meets it', (id) => {
  const challenge = learning.challenges.find((each) => each.id === id)!;
  type Played = SceneAttempt<State, Move, GameEvent>;
  /** Whether a course can still be met with no further card. */
  const mayBeMet = (course: Played): boolean => {
    if (challenge.judge(course) !== 'open') return challenge.judge(course) === 'met';
    return rules
      .legalMoves(course.state)
      .filter((move) => !('play' in Object(notation.move.write(move))))
      .some((move) => mayBeMet(stage.answer(challenge.scene, course, move)));
  };
  const begun = stage.begin(challenge.scene);
  const enough = rules
    .legalMoves(begun.state)
    .filter((move) => mayBeMet(stage.answer(challenge.scene, begun, move)))
    .map((move) => notation.move.write(move));
  expect(enough).toEqual([challenge.solution[0]]);
});
