/**
 * @jest-environment jsdom
 *
 * Where the coach points: every place that a step of a lesson names is on the table then, on a wide screen as well as on a phone, where the first
 * may be in a panel that the coach opens.
 */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../../src/games/index.ts';
import { LANGUAGE_CODES } from '../../../src/kit/languages.ts';
import type { CoachStep, GameModule } from '../../../src/kit/module.ts';
import { beginningOf, stageOf } from '../../../src/kit/scenes.ts';
import { seen } from '../../../src/kit/seen.ts';
import { elementsOf } from '../../../src/table/places.ts';
import { neverResize, setScreen } from '../../support/fake-screen.ts';
import { eventually } from '../../support/waiting.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
neverResize();
// Without a layout no drawing has a place on the screen.
Object.assign(SVGElement.prototype, { getScreenCTM: () => null });

const SCREENS = { wide: () => true, phone: () => false };

/** Places that are drawn without elements, by what their names begin with: they are found by `locate`, which the tables of the games test. */
const DRAWN = 'species ';

const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

describe.each(gameIds)('The lessons of %s', (id) => {
  it.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('point at what is on the table on a %s', async (screen) => {
    setScreen(SCREENS[screen]);
    const game: GameModule = await loadGame(id);
    const ui = await game.ui();
    const words = await ui.loadWords('en');
    const stage = stageOf(game, await game.bots());
    const missing: string[] = [];
    let named = 0;
    for (const lesson of (await game.learning!('en')).lessons) {
      for (const [index, { at = [], moves, until }] of lesson.steps.entries()) {
        if (at.length === 0) continue;
        const { seat } = lesson.steps.findLast((each, i) => i <= index && each.scene !== undefined)!.scene!;
        const { state, history } = beginningOf(game, stage, lesson, index);
        const coach: CoachStep = {
          id: `${lesson.id} ${String(index)}`,
          title: '',
          where: '',
          text: '',
          at,
          actions: [],
        };
        const page = document.body.appendChild(document.createElement('div'));
        const root = createRoot(page);
        act(() => {
          root.render(
            <ui.Words value={words}>
              <ui.Board
                state={game.rules.view(state, seat)}
                history={history.map((entry) => seen(game, entry, seat, false))}
                names={Array.from({ length: game.rules.players(state) }, (_, player) => `Name ${String(player)}`)}
                seats={moves === undefined && until === undefined ? [] : [seat]}
                fromSeat={seat}
                onMove={() => undefined}
                coach={coach}
              />
            </ui.Words>,
          );
        });
        await eventually(async () => {
          await turn();
          expect(page.querySelector('.table-coach')).not.toBeNull();
        });
        await turn();
        for (const [i, place] of at.entries()) {
          named++;
          // On a phone the others may be in other panels.
          const isThere =
            place.startsWith(DRAWN) || elementsOf(page, place).length > 0 || (screen === 'phone' && i > 0);
          if (!isThere) missing.push(`${lesson.id}, step ${String(index)}: ${place}`);
        }
        act(() => {
          root.unmount();
        });
        page.remove();
      }
    }
    expect(missing).toEqual([]);
    expect(named).toBeGreaterThan(5);
  });

  it('point at the same places in every language', async () => {
    const game = await loadGame(id);
    const [english, ...others] = await Promise.all(
      LANGUAGE_CODES.map(async (code) =>
        ((await game.learning?.(code))?.lessons ?? []).map(({ steps }) => steps.map(({ at }) => at ?? [])),
      ),
    );
    for (const other of others) expect(other).toEqual(english);
  });
});
