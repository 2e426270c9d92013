/** @jest-environment jsdom */
/** The end of a game on this device: playing again, watching and sharing it. */
import { Blob } from 'node:buffer';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { EndBar } from '../../../src/app/hot-seat/EndBar.tsx';
import { loadWords } from '../../../src/app/words/words.ts';
import { InLanguage } from '../../../src/app/words/languages.tsx';
import { routeOf } from '../../../src/app/route.ts';
import { movesOf } from '../../../src/app/session/local-game.ts';
import { reopened } from '../../../src/app/session/resume.ts';
import { type Session, startSession } from '../../../src/app/session/session.ts';
import { rematch } from '../../../src/app/session/rematch.ts';
import { openedSession } from '../../../src/app/session/start.ts';
import { loadGame } from '../../../src/games/index.ts';
import { randomChance, recordingChance } from '../../../src/kit/chance.ts';
import type { Outcome } from '../../../src/kit/chance.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { unpack } from '../../../src/kit/documents/pack.ts';
import { type GameRecord, recordMove } from '../../../src/kit/record/record.ts';
import { replay } from '../../../src/kit/record/replay.ts';
import { rng } from '../../../src/kit/rng.ts';
import { setScreen } from '../../support/fake-screen.ts';

const game: GameModule = await loadGame('card-game' as string);
const { rules } = game;
const NAMES = ['Ann', 'Ben', 'Cleo'];
const en = await loadWords('page', 'en');
const BOTS = [null, 'greedy', 'random'];

beforeAll(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ...{ Blob, CompressionStream, DecompressionStream, TextDecoder, TextEncoder },
  });
});
let unmount: () => void = () => undefined;
afterEach(() => {
  act(unmount);
  unmount = () => undefined;
});

/** A game that one person and two bots have finished. */
function finished(): { session: Session; state: unknown; record: GameRecord } {
  const randomInt = rng(3);
  const chance = randomChance(randomInt);
  const session = startSession(game, { options: rules.defaultOptions(3) }, NAMES, chance, BOTS);
  const state = rules.copy(session.local.now.state);
  const moves = [...session.local.begun.moves];
  while (rules.decision(state) !== null) {
    const before = rules.copy(state);
    const outcomes: Outcome[] = [];
    const legal = rules.legalMoves(state);
    const move = legal[randomInt(legal.length)];
    rules.play(state, move, recordingChance(chance, outcomes));
    moves.push(recordMove(game, before, move, outcomes));
  }
  return { session, state, record: { ...session.local.begun, moves } };
}

/** The controls beside the menu once the game is over and its link is packed. */
async function show() {
  const { state, record } = finished();
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  const onRematch = jest.fn();
  const onWatch = jest.fn();
  act(() => {
    root.render(
      <InLanguage first={en}>
        <EndBar {...{ game, state, record, names: NAMES, onRematch, onWatch }} />
      </InLanguage>,
    );
  });
  const button = (name: string): HTMLButtonElement =>
    [...box.querySelectorAll('button')].find(
      (each) => each.getAttribute('aria-label') === name || each.textContent === name,
    )!;
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  for (let tries = 0; button(en.end.share()).disabled && tries < 400; tries++) await act(pause);
  const click = async (name: string): Promise<void> => {
    await act(async () => {
      button(name).click();
      await pause();
    });
  };
  return { box, state, record, onRematch, onWatch, click };
}

/** The text that has been copied, in a browser that can copy. */
function copying(): string[] {
  const copied: string[] = [];
  const clipboard = {
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return copied;
}

/** The state to which the record in a link replays. */
async function shownBy(link: string): Promise<unknown> {
  const route = routeOf(new URL(link).hash) as { page: string; game: string; parts: readonly string[] };
  expect([route.page, route.game, route.parts[0]]).toEqual(['replay', 'card-game', 'link']);
  return replay(game, await unpack(route.parts[1]!)).state;
}

it('its buttons play again and watch it', async () => {
  const { onRematch, onWatch, click } = await show();
  await click(en.end.rematch());
  expect([onRematch.mock.calls.length, onWatch.mock.calls.length]).toEqual([1, 0]);
  await click(en.end.watch());
  expect([onRematch.mock.calls.length, onWatch.mock.calls.length]).toEqual([1, 1]);
});

it('shares who came where, and a link that holds the whole game', async () => {
  const copied = copying();
  const { box, state, click } = await show();
  await click(en.end.share());
  const [title, first, , last, link] = copied[0]!.split('\n');
  expect(title).toBe(game.meta.title.en);
  const { places, scores } = rules.result(state)!;
  const winner = places.indexOf(1);
  expect(first).toBe(`1. ${NAMES[winner]!}: ${String(scores[winner])}`);
  expect(last).toContain(NAMES[places.lastIndexOf(Math.max(...places))]);
  expect(await shownBy(link!)).toEqual(state);
  expect(box.querySelector('[role="status"]')!.textContent).toBe(en.end.copied());
});

it('shares who came where alone in a browser that can pack no link', async () => {
  const copied = copying();
  Object.assign(globalThis, { CompressionStream: undefined });
  try {
    const { click } = await show();
    await click(en.end.share());
  } finally {
    Object.assign(globalThis, { CompressionStream });
  }
  expect(copied[0]!.split('\n')[0]).toBe(game.meta.title.en);
  expect(copied[0]).not.toContain('#replay');
});

it('hands both to what a phone shares with, and says so if that fails', async () => {
  const share = jest.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  setScreen((query) => query.includes('coarse'));
  const { box, state, click } = await show();
  await click(en.end.share());
  const [{ text, url }] = share.mock.calls[0]!;
  expect(text).toContain('1. ');
  expect(await shownBy(url!)).toEqual(state);
  share.mockRejectedValue(new Error('no'));
  await click(en.end.share());
  expect(box.querySelector('[role="status"]')!.textContent).toBe(en.end.failed());
  Reflect.deleteProperty(navigator, 'share');
});

it('is played again by the same people and bots, with the same options', () => {
  const { session, record } = finished();
  rematch({ ...session, local: reopened(game, record).local }, en);
  const next = openedSession('card-game')!.session;
  expect([next.names, next.bots]).toEqual([NAMES, BOTS]);
  expect(next.local.begun.setup).toEqual(record.setup);
  expect(movesOf(next.local)).toBe(0);
  expect(rules.players(next.local.now.state)).toBe(3);
  expect(window.location.hash).toBe('#game/card-game');
});

it('is played again with another bot, which is called after its character; people keep their names', () => {
  const { session, record } = finished();
  rematch({ ...session, local: reopened(game, record).local }, en, [null, 'strong', 'random']);
  const next = openedSession('card-game')!.session;
  expect([next.names, next.bots]).toEqual([
    ['Ann', 'Meles', 'Cleo'],
    [null, 'strong', 'random'],
  ]);
  expect(next.local.begun.setup).toEqual(record.setup);
  expect(movesOf(next.local)).toBe(0);
});
