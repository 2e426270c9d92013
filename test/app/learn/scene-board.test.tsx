/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from '@jest/globals';
import { SceneBoard } from '../../../src/app/learn/SceneBoard.tsx';
import { WordsContext, loadWords } from '../../../src/app/words/words.ts';
import type { LoadedGame } from '../../../src/app/ui/GameLoader.tsx';
import { loadGame } from '../../../src/games/index.ts';
import type { BoardProps } from '../../../src/kit/module.ts';
import { stageOf } from '../../../src/kit/scenes.ts';
import { seen } from '../../../src/kit/seen.ts';
import { expectSame } from '../../support/same.ts';

const en = await loadWords('page', 'en');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it("a scene shows the reader's seat what it would see at a table, and of what happened what it may know", async () => {
  const game = await loadGame('card-game' as string);
  const levels = await game.bots();
  const { lessons } = await game.learning!('en');
  const { scene } = lessons[0]!.steps[0]!;
  const stage = stageOf(game, levels);
  const begun = stage.begin(scene!);
  const { seat } = begun;
  const card = 5;
  // Another player's discard, which the reader may not know.
  const hidden = {
    player: seat + 1,
    move: game.actions.read('discard', [card])!,
    events: [{ event: 'discarded', player: seat + 1, card }],
    asked: game.rules.decision(begun.state),
  };
  const now = { ...begun, history: [...begun.history, hidden] };
  let shown: BoardProps<unknown, unknown, unknown> | undefined;
  const ui = {
    Board(props: BoardProps<unknown, unknown, unknown>) {
      shown = props;
      return null;
    },
  };
  const loaded = { game, ui } as unknown as LoadedGame;
  const coach = { id: '', title: '', where: '', text: '', at: [], actions: [] };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => {
    root.render(
      <WordsContext value={{ page: en }}>
        <SceneBoard loaded={loaded} levels={levels} scene={scene!} now={now} onMove={() => undefined} coach={coach} />
      </WordsContext>,
    );
  });
  expectSame(shown!.state, game.rules.view(begun.state, seat));
  expectSame(
    shown!.history,
    [...begun.history, hidden].map((entry) => seen(game, entry, seat, false)),
  );
  expect(shown!.history.at(-1)!.move).toBeNull();
  act(() => {
    root.unmount();
  });
});
