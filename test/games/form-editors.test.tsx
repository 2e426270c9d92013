/**
 * @jest-environment jsdom
 *
 * The card game and The Evolution Game, set up with the editors' forms.
 */
import { type ReactNode, act, useState } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { randomChance } from '../../src/kit/chance.ts';
import { faultIn, faultLines } from '../../src/kit/documents/decode.ts';
import type { GameModule, Language } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { setScreen } from '../support/fake-screen.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen(() => false);

let unmount = (): void => undefined;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
});

const readIn = (game: GameModule, document: unknown): unknown =>
  game.notation.position.read(document, randomChance(rng(1)));

/** A new game of three, set up in its editor, with options as text. */
async function open(id: string, board: ReactNode = null, options: object = {}) {
  const game = await loadGame(id);
  const ui = await game.ui();
  const words = await ui.loadWords('en');
  const { Editor } = await ui.loadEditor!('en');
  const start = game.rules.newGame(game.notation.options.read({ players: 3, ...options }), randomChance(rng(1)));
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
        <Editor document={position} onChange={setPosition} language="en" board={board} />
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
    words: words as { readonly biomeNames: Readonly<Record<string, string>> },
    document: () => now as Record<string, never>,
    click(label: string) {
      act(() => {
        labelled(label).click();
      });
    },
    press(text: string) {
      act(() => {
        [...box.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === text)!.click();
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

/** The message for a field that the notation refuses. */
async function nameOf(id: string, path: string, document: unknown, language: Language): Promise<string | undefined> {
  const editor = await (await (await loadGame(id)).ui()).loadEditor!(language);
  return editor.fieldName!(path, document);
}

describe('The card game', () => {
  it('the biomes follow from those that are gone: Sea is the last, and nothing comes after it', async () => {
    const page = await open('card-game');
    page.part('Biomes');
    const biomes = () =>
      page.document() as unknown as { biome: string; next: string | null; gone: string[]; round: number };
    const { biome, next } = biomes();
    page.choose('Earlier biomes: Add a biome…', biome);
    expect(biomes()).toMatchObject({ gone: [biome], biome: next, round: 2 });
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
    for (let round = 2; round < 12; round++) page.choose('Earlier biomes: Add a biome…', 1);
    expect(biomes()).toMatchObject({ biome: 'Sea', next: null, round: 12 });
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
    page.click(`Remove ${page.words.biomeNames[biomes().gone[3]!] ?? biomes().gone[3]!}`);
    expect(biomes()).toMatchObject({ next: 'Sea', round: 11 });
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
  });

  it('what is refused is named as the form names it', async () => {
    const document = { at: { question: 'turn', player: 2 } };
    expect(await nameOf('card-game', 'at.player', document, 'en')).toBe('Player 3');
    expect(await nameOf('card-game', 'players[1].vps', document, 'de')).toBe('Spieler 2, Siegpunkte');
    expect(await nameOf('card-game', 'next', document, 'de')).toBe('Nächstes Biom');
    expect(await nameOf('evolution-game', 'players[0].counter', {}, 'en')).toBe('Player 1, Square of the circuit');
    expect(await nameOf('evolution-game', 'domains.C.colonies', {}, 'de')).toBe('Gebiet C');
    expect(await nameOf('evolution-game', 'players', {}, 'en')).toBeUndefined();
  });

  it('removing cards by keyboard keeps the focus in the list', async () => {
    const page = await open('card-game');
    const buttons = () => [
      ...document.querySelector('[aria-label="Player 1: Hand"]')!.querySelectorAll<HTMLElement>('[data-remove]'),
    ];
    const count = buttons().length;
    const remove = (place: number) => {
      act(() => {
        buttons()[place]!.focus();
        buttons()[place]!.click();
      });
    };
    remove(1);
    expect(document.activeElement).toBe(buttons()[1]);
    remove(buttons().length - 1);
    expect(document.activeElement).toBe(buttons().at(-1));
    while (buttons().length > 0) remove(buttons().length - 1);
    expect(count).toBe(7);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Player 1: Hand: Add a card…');
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
  });

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

describe('The card game in ten rounds', () => {
  const openTen = () => open('card-game', null, { edition: 'ten rounds' });
  const faultsOf = (page: Awaited<ReturnType<typeof openTen>>, document: unknown, language: Language) =>
    faultLines(
      faultIn(() => void readIn(page.game, document))!,
      language,
    );

  it('has nine biomes before Sea, whichever two are left out', async () => {
    const page = await openTen();
    page.part('Biomes');
    const biomes = () =>
      page.document() as unknown as {
        edition: string;
        biome: string;
        next: string | null;
        gone: string[];
        round: number;
      };
    expect(biomes()).toMatchObject({ edition: 'ten rounds', round: 1 });
    for (let round = 1; round < 10; round++) {
      page.choose('Earlier biomes: Add a biome…', 1);
      expect(biomes().round).toBe(round + 1);
      expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
    }
    expect(biomes()).toMatchObject({ biome: 'Sea', next: null, round: 10 });
    expect(biomes().gone).toHaveLength(9);
    page.click(`Remove ${page.words.biomeNames[biomes().gone[0]!] ?? biomes().gone[0]!}`);
    expect(biomes()).toMatchObject({ next: 'Sea', round: 9 });
    expect(biomes().biome).not.toBe('Sea');
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
  });

  it('has no Element cards, and a Survival Track of ten spaces', async () => {
    const page = await openTen();
    expect(() => {
      page.choose('Who holds sun', '2');
    }).toThrow('nothing is called Who holds sun');
    for (let space = 1; space < 12; space++) page.click('Player 1: Space of the Survival Track +1');
    const { players } = page.document() as unknown as { players: { space: number }[] };
    expect(players[0]!.space).toBe(10);
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
  });

  it('puts a Drought down with an element of the biome, and offers no other', async () => {
    const page = await openTen();
    const drought = () =>
      [...document.querySelectorAll('option')].find(({ textContent }) => textContent.includes('event-drought-1'));
    if (drought() === undefined) page.click('Remove Drought');
    page.choose('Player 1: On the table: Add a card…', drought()!.value);
    const { players, ...others } = page.document() as unknown as { players: { table: unknown[] }[] };
    const [first, ...rest] = players;
    expect(first!.table).toMatchObject([{ card: 'event-drought-1' }]);
    expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
    const isRefused = (element: string): boolean => {
      const named = { ...first!, table: [{ card: 'event-drought-1', element }] };
      return faultIn(() => void readIn(page.game, { ...others, players: [named, ...rest] })) !== null;
    };
    const offered = [...document.querySelectorAll<HTMLOptionElement>('select[aria-label*="Drought"] option')];
    const values = offered.map(({ value }) => value);
    expect(values.length).toBeGreaterThan(1);
    expect(['grass', 'grub', 'meat', 'seed', 'sun', 'water'].filter((each) => !isRefused(each))).toEqual(values);
  });

  it('says in the language of the page what the edition does not have', async () => {
    const page = await openTen();
    const document = page.document() as unknown as { players: object[] };
    const [first, ...others] = document.players;
    const wrong = { ...document, players: [{ ...first, elements: ['sun'] }, ...others] };
    expect(await faultsOf(page, wrong, 'en')).toEqual([
      'players[0].elements: there are no Element cards in ten rounds',
    ]);
    expect((await faultsOf(page, wrong, 'de')).join()).toContain('Elementkarten');
    expect(await faultsOf(page, { ...document, edition: 'eleven rounds' }, 'en')).toEqual([
      'edition: "eleven rounds" is not an edition; allowed: twelve rounds, ten rounds',
    ]);
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

  it('a stage brings the niches that it needs, and takes the others', async () => {
    const page = await open('evolution-game');
    page.part('Players');
    page.press('Hand out genes and niches');
    for (const [stage, niches] of [
      ['14', 0],
      ['3', 6],
      ['0', 7],
    ] as const) {
      page.choose('Player 1: stage', stage);
      const { players } = page.document() as unknown as { players: { niches: string[] }[] };
      expect(players[0]!.niches).toHaveLength(niches);
      expect(page.game.rules.violations(readIn(page.game, page.document()))).toEqual([]);
    }
  });

  it('colonies are put on the map itself, too', async () => {
    const page = await open('evolution-game', <p data-place="square B1">B1</p>);
    page.part('Players');
    page.press('Hand out genes and niches');
    page.part('Domains');
    act(() => {
      document.querySelector<HTMLElement>('[data-place]')!.click();
    });
    const { domains } = page.document() as unknown as { domains: Record<string, unknown> };
    expect(domains.B).toEqual({ colour: null, colonies: '1........' });
    // In other parts of the form, a click on the map changes nothing.
    page.part('Turn');
    act(() => {
      document.querySelector<HTMLElement>('[data-place]')!.click();
    });
    expect((page.document() as unknown as { domains: unknown }).domains).toEqual(domains);
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
      const { Editor, ...editor } = await ui.loadEditor!('de');
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
        expect(Array.isArray(editor.faults(wrong))).toBe(true);
        act(unmount);
        unmount = () => undefined;
      }
    }
  });
});
