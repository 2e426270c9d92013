/** Plays through lessons and challenges both following and ignoring what they say. */
import { describe, expect, it } from '@jest/globals';
import { game } from '../../../../src/games/evolution-game/index.ts';
import { learning } from '../../../../src/games/evolution-game/learning/index.ts';
import { establishedNiches } from '../../../../src/games/evolution-game/rules/adaptation.ts';
import type { GameEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import { type Move, ROLL } from '../../../../src/games/evolution-game/rules/moves.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';
import { type SceneAttempt, stageOf } from '../../../../src/kit/scenes.ts';

type Play = SceneAttempt<State, Move, GameEvent>;

const stage = stageOf(game, await game.bots());
const read = (move: unknown): Move => game.notation.move.read(move);
const { lessons, challenges } = await learning('en');

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_id, { steps }) => {
  it('can be played through, and each answer it wants is legal where it is wanted', () => {
    let course: Play | null = null;
    let scene = steps[0]!.scene!;
    for (const step of steps) {
      if (step.scene) {
        scene = step.scene;
        course = stage.begin(scene);
      }
      for (const accepted of step.moves ?? []) {
        for (const move of accepted) expect(game.rules.isLegal(course!.state, read(move))).toBe(true);
        // Where no move is named, any will do.
        const answer = accepted.length > 0 ? read(accepted[0]) : game.rules.legalMoves(course!.state)[0]!;
        course = stage.answer(scene, course!, answer);
      }
    }
  });
});

describe('what lessons say is so', () => {
  const played = (id: string): Play => {
    const { steps } = lessons.find((lesson) => lesson.id === id)!;
    const { scene } = steps[0]!;
    return steps
      .flatMap((step) => step.moves ?? [])
      .reduce<Play>((course, accepted) => stage.answer(scene!, course, read(accepted[0])), stage.begin(scene!));
  };
  it('a colony in B lights up AB; the one supplanted goes home', () => {
    expect(played('domains').events).toEqual(
      expect.arrayContaining([expect.objectContaining({ event: 'placed', supplanted: 1 })]),
    );
  });
  it('two niches are two stages', () => {
    const { start, state } = played('niches');
    expect(state.stage[0]! - start.stage[0]!).toBe(2);
  });
  it('any roll leads to the Evolution Square, where the bonus and a niche win', () => {
    const { steps } = lessons.find((lesson) => lesson.id === 'evolution-square')!;
    for (let seed = 1; seed <= 30; seed++) {
      const scene = { ...steps[0]!.scene!, seed };
      const rolled = stage.answer(scene, stage.begin(scene), ROLL);
      expect(rolled.state.stage[0]).toBe(14);
      expect(stage.answer(scene, rolled, read({ survive: [1] })).state.winner).toBe(0);
    }
  });
});

describe.each(challenges.map((challenge) => [challenge.id, challenge] as const))('challenge %s', (_id, challenge) => {
  const { scene, judge, solution } = challenge;
  it('is met by its solution, with its last answer', () => {
    let course = stage.begin(scene);
    for (const move of solution) {
      expect(judge(course)).toBe('open');
      expect(game.rules.isLegal(course.state, read(move))).toBe(true);
      course = stage.answer(scene, course, read(move));
    }
    expect(judge(course)).toBe('met');
  });
  it('can be missed', () => {
    // Every first move but the solution's, followed by the first legal moves.
    const start = stage.begin(scene);
    const verdicts = game.rules.legalMoves(start.state).map((move) => {
      let course = stage.answer(scene, start, move);
      while (judge(course) === 'open') course = stage.answer(scene, course, game.rules.legalMoves(course.state)[0]!);
      return judge(course);
    });
    expect(verdicts).toContain('missed');
  });
});

describe('challenges', () => {
  it('ask for every card where they say so: no line that reaches the niche leaves one', () => {
    const { scene } = challenges.find(({ id }) => id === 'not-a-card-too-many')!;
    const left = new Set<number>();
    const seen = new Set<string>();
    const search = (course: Play): void => {
      const { genePool, mutation } = course.state;
      const key = `${genePool.join('')} ${mutation[0]!.join()}`;
      if (seen.has(key)) return;
      seen.add(key);
      if (establishedNiches(course.state, 0) !== 0) left.add(mutation[0]!.length);
      for (const move of game.rules.legalMoves(course.state)) {
        if (move !== ROLL) search(stage.answer(scene, course, move));
      }
    };
    search(stage.begin(scene));
    expect([...left]).toEqual([0]);
  });
});
