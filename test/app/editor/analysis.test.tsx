/** @jest-environment jsdom */
/** The analysis of a position in the editor, by an injected bot: named moves, expected results, how it ends. */
import { deserialize, serialize } from 'node:v8';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { PositionAnalysis } from '../../../src/app/editor/PositionAnalysis.tsx';
import type { FromJudge, ToJudge } from '../../../src/app/bots/judge.ts';
import { InLanguage } from '../../../src/app/words/languages.tsx';
import { WithWords } from '../../../src/app/ui/WithWords.tsx';
import { loadWords } from '../../../src/app/words/words.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { startRecord } from '../../../src/kit/record/record.ts';
import { rng } from '../../../src/kit/rng.ts';
import { timelineOf } from '../../../src/kit/record/timeline.ts';
import { loadGame } from '../../../src/games/index.ts';

const game: GameModule = await loadGame('card-game' as string);
const ui = await game.ui();
const NAMES = ['Ann', 'Ben'];
const en = await loadWords('page', 'en');
const words = await loadWords('editor', 'en');
const gameWords = await ui.loadWords('en');

/** The workers started so far, in order. */
const workers: HandedIn[] = [];

/** Stands in for the worker: it sends what the test tells it to. */
class HandedIn {
  onmessage: ((event: { data: FromJudge }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  asked: ToJudge | null = null;
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: ToJudge): void {
    this.asked = deserialize(serialize(message)) as ToJudge;
  }
  terminate(): void {
    this.isEnded = true;
  }
  says(data: FromJudge): void {
    act(() => this.onmessage?.({ data }));
  }
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: HandedIn });
});

const state = game.rules.newGame(game.rules.defaultOptions(2), randomChance(rng(3)));
const [best, next] = game.rules.legalMoves(state);

let root: ReturnType<typeof createRoot>;
const onClose = jest.fn();
const text = (): string => document.body.textContent;
const click = (name: string): void => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  act(() => {
    button.click();
  });
};

beforeEach(async () => {
  workers.length = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const timeline = timelineOf(
    game,
    startRecord(game, { position: game.notation.position.write(state) }, [], { names: NAMES }),
  );
  await act(async () => {
    root.render(
      <InLanguage first={en}>
        <WithWords of="editor">
          <PositionAnalysis
            loaded={{ game, ui, words: gameWords }}
            timeline={timeline}
            names={NAMES}
            onClose={onClose}
          />
        </WithWords>
      </InLanguage>,
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  document.body.replaceChildren();
});

it('names the best moves, and what can be expected after them, once the bot has compared them', () => {
  const [bot] = workers;
  expect(bot!.asked).toMatchObject({ game: 'card-game', record: { position: game.notation.position.write(state) } });
  expect(text()).toContain(words.analysis.lead());
  const [well, badly] = [
    { winning: 0.75, place: 1.25, score: 31 },
    { winning: 0.25, place: 1.75, score: 24 },
  ];
  bot!.says({
    type: 'assessed',
    assessment: {
      looks: 40,
      answers: [
        { move: best, behind: { mean: 0, standardError: 0 }, standing: well, reasons: [] },
        { move: next, behind: { mean: 3.5, standardError: 0.4 }, standing: badly, reasons: [] },
      ],
      players: [well, badly],
    },
  });
  const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  const nameOf = (move: unknown): string => ui.moveName!(gameWords, state, move);
  expect(lines).toEqual([
    `${nameOf(best)} bestwins 75% · place 1.3 · 31 points`,
    `${nameOf(next)} 3.5 behind, ± 0.4wins 25% · place 1.8 · 24 points`,
    'Ann wins 75% · place 1.3 · 31 points',
    'Ben wins 25% · place 1.8 · 24 points',
  ]);
  click(words.analysis.stop());
  expect(bot!.isEnded).toBe(true);
  click(words.analysis.again());
  expect(workers).toHaveLength(2);
  workers[1]!.says({ type: 'failed', reason: 'no memory' });
  expect(text()).toContain(words.analysis.failed({ reason: 'no memory' }));
  click(words.analysis.close());
  expect(onClose).toHaveBeenCalledTimes(1);
});
