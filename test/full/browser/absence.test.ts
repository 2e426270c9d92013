/** Coming back to an online table after others have moved: what happened is listed, and each line highlights its place. */
import { afterEach, expect, it } from '@jest/globals';
import { rng } from '../../../src/kit/rng.ts';
import { type PlainClient, open, plainClient, stateOf, synced } from '../../server/support/running.ts';
import { type Move, decision, fromBoardgameMove, toBoardgameMove } from '../../support/game.ts';
import { eventually } from '../../support/waiting.ts';
import { hurrying } from '../../browser/support/hurrying.ts';
import { onTheServer, personal, setTable, standing } from '../../browser/support/online-site.ts';
import { asked, byMouse } from '../../browser/support/player.ts';
import { shot } from '../../browser/support/shot.ts';
import { PHONE } from '../../browser/support/browser.ts';
import { gameFor } from '../../browser/support/situations.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'];

onTheServer(
  'After an absence',
  (site) => {
    const clients: PlainClient[] = [];
    afterEach(() => {
      for (const client of clients.splice(0)) client.stop();
    });

    it('the table lists what happened, and its lines light up their places', async () => {
      const { setupData, players, deciding } = standing(gameFor('speciation'));
      const table = await setTable(site.address, NAMES.slice(0, players), { setupData });
      const link = personal(site.address, table, deciding);

      // Ann makes a move and leaves.
      const before = await site.open(link);
      await before.locator('[data-question]').waitFor();
      await byMouse(before, (await asked(before))!.moves[0]!);
      await before.waitForFunction(
        () => document.querySelector<HTMLElement>('[data-state-id]')!.dataset.stateId !== '0',
      );
      await before.context().close();

      // The others play on, and so does someone for Ann, until the others have acted and she is to decide again.
      const seats = [...table.seats].map(([seat, seated]) => {
        const client = plainClient(site.address, table.matchID, seated);
        clients.push(client);
        return [String(seat), client] as const;
      });
      const clientOf = new Map(seats);
      await synced(...clients);
      const watcher = clients[0]!;
      const randomInt = rng(1);
      let others = 0;
      for (let moves = 0; moves < 120; moves++) {
        const now = stateOf(watcher)!;
        const question = open(now)!;
        const isAnns = question.playerID === String(deciding);
        if (isAnns && others > 2) break;
        if (isAnns) others = 0;
        const state = now.G.state;
        // Pawns can be seen on the display, so they are not listed.
        if (!isAnns && decision(state)!.phase !== 'planning') others++;
        const legal = question.moves.map(({ move, args }) => fromBoardgameMove(move, args)!);
        const answer: Move = hurrying(state, legal, randomInt);
        const { move, args } = toBoardgameMove(answer);
        const client = clientOf.get(question.playerID)!;
        await eventually(() => {
          expect(stateOf(client)!._stateID).toBe(now._stateID);
        });
        client.moves[move]!(...args);
        await eventually(() => {
          expect(stateOf(watcher)!._stateID).toBeGreaterThan(now._stateID);
        });
      }
      expect(others).toBeGreaterThan(2);

      // Back at the table, in another browser.
      // At the pace of a new visitor: at a fast pace nothing is listed.
      const ann = await site.open(link, { pace: null });
      const recap = ann.getByRole('region', { name: 'Since your last move' });
      await recap.waitFor();
      const lines = recap.getByRole('listitem');
      expect(await lines.count()).toBeGreaterThan(1);
      await shot(ann, 'absence-recap');
      // What is drawn on earth for the line under the pointer.
      const lit = (): Promise<string> =>
        ann
          .locator('.ds-earth')
          .evaluate((earth) => [...earth.querySelectorAll('.ds-has')].map((each) => each.innerHTML).join());
      // Different lines highlight different places, each soon after it is pointed at.
      const places = new Set<string>();
      await eventually(async () => {
        for (const line of await lines.getByRole('button').all()) {
          await line.hover();
          places.add(await lit());
        }
        places.delete('');
        expect(places.size).toBeGreaterThan(1);
      });
      await shot(ann, 'absence-line');
      await recap.getByRole('button', { name: 'Close' }).first().click();
      await recap.waitFor({ state: 'detached' });
      expect((await asked(ann))!.moves.length).toBeGreaterThan(0);

      // A finger cannot hover: the first tap highlights the place, the second leads to the table as it was.
      const phone = await site.open(link, { ...PHONE, pace: null });
      const line = phone.getByRole('region', { name: 'Since your last move' }).getByRole('listitem').first();
      await line.tap();
      await line.locator('button:focus').waitFor();
      const back = phone.getByRole('button', { name: 'Back to now' });
      expect(await back.isVisible()).toBe(false);
      await line.tap();
      await back.waitFor();
      expect(site.complaints).toEqual([]);
    });
  },
  (type) => type === 'error',
);
