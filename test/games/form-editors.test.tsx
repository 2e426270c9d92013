/**
 * @jest-environment jsdom
 *
 * The card game and The Evolution Game set up by form.
 */
import { act, useState } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { randomChance } from '../../src/kit/chance.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmount = (): void => undefined;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
});

const readIn = (game: GameModule, document: unknown): unknown =>
  game.notation.position.read(document, randomChance(rng(1)));

/** A new game of three, set up in its editor. */
async function open(id: string) {
  const game = await loadGame(id);
  const ui = await game.ui();
  const words = await ui.loadWords('en');
  const { Editor } = await ui.loadEditor!();
  const start = game.rules.newGame(game.rules.defaultOptions(3), randomChance(rng(1)));
  const box = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  let now = game.notation.position.write(start);
  const first = now;
  function Page() {
    const [position, setPosition] = useState(first);
    now = position;
    return (
      <ui.Words value={words}>
        <Editor document={position} onChange={setPosition} language="en" board={null} />
      </ui.Words>
    );
  }
  act(() => {
    root.render(<Page />);
  });
  const labelled = (label: string): HTMLElement => {
    const found = [...box.querySelectorAll<HTMLElement>('[aria-label]')].find(
      (each) => each.getAttribute('aria-label') === label,
    );
    if (found === undefined) throw new Error(`nothing is called ${label}`);
    return found;
  };
  return {
    game,
    document: () => now as Record<string, never>,
    click(label: string) {
      act(() => {
        labelled(label).click();
      });
    },
    part(name: string) {
      act(() => {
        [...box.querySelectorAll<HTMLElement>('.ui-tab')].find(({ textContent }) => textContent === name)!.click();
      });
    },
    choose(label: string, value: string | number) {
      act(() => {
        const select = labelled(label) as HTMLSelectElement;
        select.value = typeof value === 'number' ? select.options[value]!.value : value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
  };
}

describe('The card game', () => {
  it('cards, VPs, biomes and the turn are set up, and the rules read it', async () => {
    const page = await open('card-game');
    page.click('Player 1: Victory points +1');
    page.choose('Player 1: On the table: Add a card…', 1);
    page.choose('Who holds sun', '2');
    page.part('Turn');
    page.choose('Play goes on with', '1');
    const { players, at } = page.document() as unknown as {
      players: { vps: number; table: string[]; elements: string[] }[];
      at: unknown;
    };
    expect([players[0]!.vps, players[0]!.table.length, players[2]!.elements]).toEqual([1, 1, ['sun']]);
    expect(at).toEqual({ question: 'turn', player: 1 });
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
  });

  it('a card in play is offered nowhere else', async () => {
    const page = await open('card-game');
    page.choose('Player 1: Hand: Add a card…', 1);
    const { players } = page.document() as unknown as { players: { hand: string[] }[] };
    const added = players[0]!.hand.at(-1)!;
    const offered = [...document.querySelectorAll('option')].filter(({ textContent }) =>
      textContent.includes(`(${added})`),
    );
    expect(offered).toEqual([]);
  });
});

describe('The Evolution Game', () => {
  it('a start of the turn is completed: genes, and as many niches as each stage needs', async () => {
    const page = await open('evolution-game');
    page.part('Turn');
    page.choose('Play goes on with', '2');
    const { players, question } = page.document() as unknown as {
      players: { niches: string[]; genePool: string }[];
      question: unknown;
    };
    expect(question).toEqual({ stage: 'begin', player: 2 });
    expect(players.map(({ niches }) => niches.length)).toEqual([7, 7, 7]);
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
  });

  it('colonies and climates are put on domains, and taken away', async () => {
    const page = await open('evolution-game');
    page.part('Turn');
    page.choose('Play goes on with', '1');
    page.part('Domains');
    page.click('A5: free');
    page.click('A6: free');
    page.click('A6: Player 1');
    page.choose('Climate of A', '0');
    const { domains } = page.document() as unknown as { domains: Record<string, unknown> };
    expect(domains.A).toEqual({ colour: 'O', colonies: '....1....' });
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
  });

  it('says nothing that breaks down for whatever the text holds', async () => {
    for (const id of gameIds) {
      const ui = await (await loadGame(id)).ui();
      const words = await ui.loadWords('de');
      const { Editor, ...editor } = await ui.loadEditor!();
      for (const wrong of [
        undefined,
        null,
        7,
        'text',
        [],
        {},
        { players: [7, null, { hand: 3 }] },
        { players: 'ab', domains: [] },
      ]) {
        const box = document.body.appendChild(document.createElement('div'));
        const root = createRoot(box);
        unmount = () => {
          root.unmount();
        };
        act(() => {
          root.render(
            <ui.Words value={words}>
              <Editor document={wrong} onChange={() => undefined} language="de" board={null} />
            </ui.Words>,
          );
        });
        expect(box.textContent).not.toBe('');
        expect(Array.isArray(editor.faults(wrong, 'de'))).toBe(true);
        act(unmount);
        unmount = () => undefined;
      }
    }
  });
});
