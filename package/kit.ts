/**
 * What any game needs, nothing about a particular one: the interface of a game, chance, seeded random numbers, records, and
 * matches between bots.
 *
 * @module dominant-species/kit
 *
 * @example
 * ```ts
 * import { rules } from 'dominant-species/card-game';
 * import { LEVELS } from 'dominant-species/card-game/bots';
 * import { playMatch } from 'dominant-species/kit';
 *
 * const match = { deal: 1, rotation: 0, options: rules.defaultOptions(3), maxRounds: 12 };
 * const { seats } = playMatch({ rules }, LEVELS, match);
 * for (const { name, score } of seats) console.log(name, score);
 * ```
 */
export type * from '../src/kit/module.ts';
export * from '../src/kit/chance.ts';
export * from '../src/kit/moves.ts';
export { rng } from '../src/kit/rng.ts';
export { type Field, FaultsError, NotationError } from '../src/kit/documents/decode.ts';
export type { Translated } from '../src/kit/languages.ts';
export type { LoadSentences, Part, Message, Sentences } from '../src/kit/say.ts';
export type { AnyGame, BoardgameGame, GameAi, SetupData } from '../src/kit/boardgame/definition.ts';
export type { G } from '../src/kit/boardgame/g.ts';
export { type BotClass, type BotOptions, DecidingBot, type Playable } from '../src/kit/boardgame/bot.ts';
export type {
  Attempt,
  Challenge,
  Choice,
  DailyPosition,
  Learning,
  Lesson,
  LessonStep,
  Mistake,
  Sample,
  Scene,
  Trial,
  Verdict,
} from '../src/kit/learning.ts';
export type { Measured } from '../src/kit/measured.ts';
export type { Ahead } from '../src/kit/online/plan.ts';
export type { Occasion } from '../src/kit/bots/cast.ts';
export type { GameRecord, RecordedEnd, RecordedMove } from '../src/kit/record/record.ts';
export type { Replay, ReplayOptions, Step } from '../src/kit/record/replay.ts';
export { type StepSize, STEP_SIZES } from '../src/kit/step-sizes.ts';
export type { Silly } from '../src/kit/bots/silly.ts';
export type { Undo } from '../src/kit/undo.ts';
export { oneDevice } from '../src/kit/boardgame/one-device.ts';
export { type Entrant, type Match, type MatchResult, type SeatResult, playMatch } from '../src/kit/arena/arena.ts';
export { type Report, type Share, report } from '../src/kit/arena/arena-report.ts';
export { type Pairing, type Rating, ratings } from '../src/kit/arena/ratings.ts';
