/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { openSession } from '../../../src/app/session/start.ts';
import { startSession } from '../../../src/app/session/session.ts';
import { storedReminders } from '../../../src/app/storage/preferences.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';
import { game } from '../../tricks/index.ts';

const module = game as unknown as GameModule;
const begin = (isReminded?: boolean): boolean =>
  openSession(
    startSession(module, { options: module.rules.defaultOptions(2) }, ['Ann', 'Ben'], randomChance(rng(1))),
    () => true,
    isReminded,
  );

beforeEach(() => {
  localStorage.clear();
});

it('advice with each decision of a first game does not stay on in the next', () => {
  begin(true);
  expect(storedReminders()).toBe(true);
  begin();
  expect(storedReminders()).toBe(false);
});
