/**
 * `dominant-species/kit`: what any game needs, nothing about a particular one: the interface of a game, chance, seeded random
 * numbers, records, and matches between bots.
 */
export type * from '../src/kit/module.ts';
export * from '../src/kit/chance.ts';
export { rng } from '../src/kit/rng.ts';
export { type Field, FaultsError, NotationError } from '../src/kit/decode.ts';
export type { Part, Said } from '../src/kit/say.ts';
export type { Sentences } from '../src/kit/sentences.ts';
export type { BoardgameGame, G, SetupData } from '../src/kit/boardgame.ts';
export { type BotClass, type BotOptions, DecidingBot, type Playable } from '../src/kit/bot.ts';
export type {
  Attempt,
  Challenge,
  Choice,
  Learning,
  Lesson,
  LessonStep,
  Sample,
  Scene,
  Text,
  Verdict,
} from '../src/kit/learning.ts';
export type { GameRecord, RecordedMove, Replay, ReplayOptions, Step } from '../src/kit/record.ts';
export { type Stride, STRIDES } from '../src/kit/strides.ts';
export type { Undo } from '../src/kit/undo.ts';
export { type Entrant, type Match, type MatchResult, type SeatResult, playMatch } from '../src/kit/arena.ts';
export { type Report, type Share, report } from '../src/kit/arena-report.ts';
export { type Pairing, type Rating, ratings } from '../src/kit/ratings.ts';
