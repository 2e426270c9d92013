/** The form of the JSON files of lessons and challenges. Every error names the file and the field. */
import {
  type Field,
  array,
  entries,
  fail,
  integer,
  object,
  oneOf,
  required,
  text,
} from '../../src/kit/documents/decode.ts';
import { say } from '../../src/kit/say.ts';

const share = (field: Field): void => {
  if (typeof field.value !== 'number' || field.value < 0 || field.value > 1)
    fail(field, say`a number from 0 to 1 is expected`);
};

/** A scene, or the changes to one of `names`. */
function scene(field: Field, names: readonly string[]): void {
  const { from, seat, seed, others, ...rest } = object(field, ['from', 'position', 'seat', 'seed', 'others']);
  if (from) oneOf(from, names, 'a scene');
  if (seat) integer(seat, 0, 5);
  if (seed) integer(seed, 0, 2 ** 31 - 1);
  if (others) text(others);
  entries(required(field, rest, 'position'));
}

/** Checks `scenes.json`. Throws a NotationError. */
export function checkScenes(value: unknown): readonly string[] {
  const named = entries({ value, path: 'scenes.json' });
  for (const [, each] of named) scene(each, []);
  return named.map(([name]) => name);
}

/** Checks a lesson, whose scenes may change those of `names`. Throws a NotationError. */
export function checkLesson(id: string, value: unknown, names: readonly string[]): void {
  for (const [name, step] of entries({ value, path: `lessons/${id}.json` })) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail(step, say`the name of a step has lower-case letters and hyphens`);
    const { scene: begun, moves, mistakes, until, at } = object(step, ['scene', 'at', 'moves', 'mistakes', 'until']);
    if (begun) scene(begun, names);
    if (moves) for (const accepted of array(moves)) array(accepted);
    if (mistakes)
      for (const [, each] of entries(mistakes)) for (const one of array(each)) if (one.value !== null) array(one);
    if (mistakes && !moves) fail(step, say`only answers to moves can be mistakes`);
    if (at) for (const place of array(at)) text(place);
    if (until) oneOf(until, ['phase', 'round'], 'an end');
    if (moves && until) fail(step, say`either moves or until is expected`);
  }
}

/** Checks `challenges.json`; whether goals exist and get their numbers is checked where they are read. Throws a NotationError. */
export function checkChallenges(value: unknown, names: readonly string[]): void {
  for (const [, challenge] of entries({ value, path: 'challenges.json' })) {
    const known = object(challenge, ['difficulty', 'odds', 'goal', 'scene', 'solution']);
    integer(required(challenge, known, 'difficulty'), 1, 5);
    const odds = required(challenge, known, 'odds');
    const shares = object(odds, ['random', 'led']);
    for (const kind of ['random', 'led']) share(required(odds, shares, kind));
    const goal = required(challenge, known, 'goal');
    const { goal: name, ...numbers } = Object.fromEntries(entries(goal));
    text(name ?? required(goal, {}, 'goal'));
    for (const each of Object.values(numbers)) integer(each, 0, 100);
    scene(required(challenge, known, 'scene'), names);
    array(required(challenge, known, 'solution'));
  }
}
