/** @jest-environment jsdom */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, useMemo, useState } from 'react';
import { ui } from '../../../../src/games/evolution-game/board/ui.tsx';
import { SetupForm } from '../../../../src/games/evolution-game/board/SetupForm.tsx';
import { history as board } from '../../../../src/games/evolution-game/board/history.tsx';
import type { Types } from '../../../../src/games/evolution-game/board/table.ts';
import { scoreSheet } from '../../../../src/table/chart/score-sheet.ts';
import { turnsOf } from '../../../../src/table/log/turns.ts';
import { nextSquare } from '../../../../src/games/evolution-game/board/prompt/settle-rest.ts';
import { jumpedOf, reachOf, winningRolls } from '../../../../src/games/evolution-game/board/state/preview.ts';
import { loadWords } from '../../../../src/games/evolution-game/board/words.ts';
import { LocaleContext } from '../../../../src/games/evolution-game/board/words.ts';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import type { GameEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import type { Move } from '../../../../src/games/evolution-game/rules/moves.ts';
import { writeData } from '../../../../src/games/evolution-game/rules/notation/data-file.ts';
import { apply, decision, legalMoves, newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';
import { OnSkipping } from '../../../../src/table/narration/use-narration.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import type { BoardProps, HistoryEntry, Language } from '../../../../src/kit/module.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { after, at, eventsOf, moveText } from '../rules/table.ts';
import { all, blur, chooseFile, cleanup, click, find, focus, hover, press, render, shows } from './screen.ts';
import { setScreen } from '../../../support/fake-screen.ts';
import { eventually } from '../../../support/waiting.ts';

const de = await loadWords('de');
const en = await loadWords('en');

beforeAll(() => {
  // jsdom has no dialogs, no scrolling and no screen: a wide one.
  setScreen(() => true);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
});

const { Board } = ui;

const entry = (events: readonly GameEvent[]): HistoryEntry<Move, GameEvent> => ({
  player: 0,
  move: null,
  events,
  asked: null,
});

function show(state: State, rest: Partial<BoardProps<State, Move, GameEvent>> = {}, words = en) {
  const sent: unknown[] = [];
  render(
    <LocaleContext value={words}>
      <Board
        state={state}
        names={['Ann', 'Ben', 'Cleo', 'Dara'].slice(0, state.players)}
        seats={[0, 1, 2, 3].slice(0, state.players)}
        onMove={(move) => sent.push(moveText(move))}
        onUndo={null}
        history={[entry([])]}
        {...rest}
      />
    </LocaleContext>,
  );
  return { sent };
}
const button = (name: string | RegExp): HTMLElement => find('button', name);
/** Checks what is loaded only when it is shown. */
const loaded = (check: () => void): Promise<void> =>
  eventually(async () => {
    await act(() => Promise.resolve());
    check();
  });
const clickOn = (name: string | RegExp): void => {
  click(button(name));
};

describe('the question', () => {
  it('is shown in the bar, with its answers as buttons', () => {
    const { sent } = show(at({}));
    expect(find('heading', /./).textContent).toBe('Roll the die, or adapt first.');
    click(all('button', 'Roll')[0]!);
    expect(sent).toEqual(['roll']);
  });
  it('names who is next, and keeps the label with the first of them', () => {
    show(at({ players: [{}, {}, {}] }));
    const next = [...document.querySelectorAll('.table-next > *')];
    expect(next.map((each) => each.textContent)).toEqual(['NextBen', 'Cleo']);
    expect(next.map((each) => each.querySelectorAll('svg').length)).toEqual([1, 1]);
  });
  it('says which Natural Selection card asks it', () => {
    const players = (counter: number) => [{ counter }, {}];
    show(
      at({
        players: players(4),
        question: { stage: 'place', player: 1, rolled: 3, for: 'rapidSpeciation', open: 'AB' },
      }),
    );
    expect(find('heading', /./).textContent).toBe('Rapid Speciation: Where do you place a colony?');
    cleanup();
    show(at({ players: players(3), question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 } }));
    expect(find('heading', /./).textContent).toBe('Where do you place a colony?');
  });
  it('is another’s: nothing can be clicked, and it says who decides', () => {
    show(at({}), { seats: [1], waiting: 'Ann thinks' });
    expect(shows('Ann to move')).toBe(true);
    expect(shows('Ann thinks')).toBe(true);
    expect(all('button', 'Roll')).toHaveLength(0);
  });
  it('is answered by keys, too', () => {
    const { sent } = show(at({}));
    press('r');
    press('d');
    expect(sent).toEqual(['roll']);
  });
  it('speaks German where the page does', () => {
    show(at({}), {}, de);
    expect(find('heading', /./).textContent).toBe('Würfle, oder passe dich zuerst an.');
  });
});

describe('the moves of others', () => {
  const turn = (player: number): GameEvent => ({ event: 'turn', player, turn: 1 + player });
  const before = [entry([turn(0)])];
  it('are narrated in the bar, with a recap once it is one’s own turn', async () => {
    const events: HistoryEntry<Move, GameEvent>[] = [
      ...before,
      { ...entry([turn(1)]), player: 0 },
      { ...entry([{ event: 'rolled', player: 1, rolled: 2 }]), player: 1 },
    ];
    show(at({}), { seats: [1], history: events });
    expect(find('heading', /./).textContent).toBe('Ben rolls a 2.');
    cleanup();
    show(at({}), {
      seats: [0],
      history: [
        ...events,
        { ...entry([{ event: 'moved', player: 1, from: 0, to: 2, jumped: [] }, turn(0)]), player: 1 },
      ],
    });
    await loaded(() => {
      expect(shows('Since your last move')).toBe(true);
      expect(shows(/2: Change A/)).toBe(true);
    });
  });
  describe('at a slow pace', () => {
    const onSkipping = jest.fn();
    const rolls: HistoryEntry<Move, GameEvent>[] = [1, 2].map((player) => ({
      ...entry([turn(player), { event: 'rolled', player, rolled: player + 1 }]),
      player,
    }));
    let goOn: (moves: number) => void = () => undefined;
    function Table() {
      const [moves, setMoves] = useState(0);
      goOn = setMoves;
      // Another state after each move, as at any table.
      const state = useMemo(() => ({ ...at({ players: [{}, {}, {}] }), turn: moves + 1 }), [moves]);
      const history = useMemo(() => [...before, ...rolls.slice(0, moves)], [moves]);
      return (
        <OnSkipping value={onSkipping}>
          <LocaleContext value={en}>
            <Board
              {...{ state, history, seats: [], pace: 'slow', onUndo: null }}
              names={['Ann', 'Ben', 'Cleo']}
              onMove={() => undefined}
            />
          </LocaleContext>
        </OnSkipping>
      );
    }
    /** A spectator at a table where one or two others have rolled: the first roll is shown, and the second waits. */
    const lookOn = (moves: number): void => {
      onSkipping.mockClear();
      render(<Table />);
      for (let move = 1; move <= moves; move++) {
        act(() => {
          goOn(move);
        });
      }
      act(() => {
        jest.advanceTimersByTime(20);
      });
      expect(heading()).toBe('Ben rolls a 2.');
    };
    const heading = (): string => find('heading', /./).textContent;
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it.each([
      [
        'a click on the map',
        () => {
          click(document.querySelector('.evo-world')!);
        },
      ],
      [
        'Space',
        () => {
          press(' ');
        },
      ],
    ] as const)('%s goes on to what they did next', (_, goesOn) => {
      lookOn(2);
      goesOn();
      expect(heading()).toBe('Cleo rolls a 3.');
      expect(onSkipping).not.toHaveBeenCalled();
    });
    it.each([
      [
        'the button',
        () => {
          clickOn('Skip');
        },
      ],
      [
        'n',
        () => {
          press('n');
        },
      ],
    ] as const)('%s skips to one’s own turn, also where nothing waits to be shown', (_, skips) => {
      lookOn(2);
      skips();
      expect(heading()).toBe('Cleo rolls a 3.');
      expect(onSkipping).toHaveBeenLastCalledWith(true);
      cleanup();
      lookOn(1);
      skips();
      expect(onSkipping).toHaveBeenLastCalledWith(true);
    });
  });
  it('say on the button what an undo takes back, and redo stands beside it', () => {
    let redone = 0;
    show(at({}), {
      onUndo: () => undefined,
      undoes: [{ ...entry([{ event: 'placed', player: 0, square: 4, supplanted: null }]), move: 66 }],
      onRedo: () => redone++,
    });
    expect(button('Undo Ann places a colony on A5.').textContent).toMatch(/^Undo/);
    clickOn('Redo');
    expect(redone).toBe(1);
  });
});

describe('arranging', () => {
  it('shows land without a climate, and domains without a colour', () => {
    const relief = (): number => document.querySelectorAll('.evo-unknown').length;
    show(newGame({ players: 2 }));
    expect(relief()).toBe(8);
    expect(shows('to be rolled')).toBe(true);
    cleanup();
    show(at({}));
    expect(relief()).toBe(0);
    expect(shows('to be rolled')).toBe(false);
  });

  it('swaps two compartments and sends the arrangement', () => {
    const { sent } = show(newGame({ players: 2 }));
    clickOn('A: orange');
    clickOn('C: lilac');
    clickOn('Arrange');
    expect(sent).toEqual([{ arrange: 'LOOLGGYY' }]);
  });
  it('at random has two of each colour', () => {
    const { sent } = show(newGame({ players: 2 }));
    clickOn('At random');
    clickOn('Arrange');
    const { arrange } = sent[0] as { arrange: string };
    expect(Array.from(arrange).sort().join('')).toBe('GGLLOOYY');
  });
});

describe('settling and placing', () => {
  const settling = at({ players: [{ toSettle: 3 }, { toSettle: 2 }], question: { stage: 'settle', player: 1 } });
  it('offers the legal squares as buttons', () => {
    const { sent } = show(settling);
    clickOn('A5, free, Dominant Position');
    expect(sent).toEqual([{ place: 'A5' }]);
  });
  it('tells before what a colony would do', () => {
    const s = at({
      players: [
        { counter: 3, genePool: 'OOLLGGYY', niches: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
        { genePool: 'LLLLLLLL' },
      ],
      colonies: { A: '2........' },
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    show(s);
    focus(button('A1, Ben, may be supplanted'));
    expect(shows('Supplants Ben. Establishes you in A.')).toBe(true);
    blur(button('A1, Ben, may be supplanted'));
    expect(shows(/Outlined squares are free/)).toBe(true);
  });
  it('places the rest for a player, one at a time', () => {
    jest.useFakeTimers();
    const { sent } = show(settling);
    clickOn('Place the rest for me');
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(sent).toHaveLength(1);
    jest.useRealTimers();
    expect(nextSquare(settling, legalMoves(settling))).not.toBeNull();
  });
  it('places the rest for two at one device, who each ask once', () => {
    jest.useFakeTimers();
    let asked = settling;
    function AtOneDevice() {
      const [state, setState] = useState(settling);
      asked = state;
      const onMove = (move: Move): void => {
        setState(apply(state, move, randomChance(rng(1))));
      };
      return <Board state={state} names={['Ann', 'Ben']} seats={[0, 1]} onMove={onMove} onUndo={null} history={[]} />;
    }
    const wait = (): void => {
      act(() => {
        jest.advanceTimersByTime(200);
      });
    };
    render(
      <LocaleContext value={en}>
        <AtOneDevice />
      </LocaleContext>,
    );
    clickOn('Place the rest for me');
    wait();
    clickOn('Place the rest for me');
    for (let i = 0; i < 30; i++) wait();
    expect(decision(asked)?.stage).toBe('begin');
    jest.useRealTimers();
  });
});

describe('mutation cards', () => {
  const s = at({
    players: [{ genePool: 'OOLLGGYY', mutation: ['OL', 'LG', 'OLGY'] }, {}],
    domains: 'GOLLGGYY',
  });
  it('offers each compartment as a move of its own to a player who is adapted to no domain', () => {
    const players = [{ genePool: 'LLOOYYGG', toSettle: 15 }, { toSettle: 15 }];
    show(at({ players, question: { stage: 'remedy', player: 1 } }));
    const moves = [...document.querySelectorAll<HTMLElement>('.evo-own-panel [data-move]')].map((each) =>
      Number(each.dataset.move),
    );
    expect(new Set(moves)).toEqual(new Set(legalMoves(at({ players, question: { stage: 'remedy', player: 1 } }))));
    expect(moves).toHaveLength(8);
  });
  it('offers the chains of a compartment, the cheapest first', () => {
    const { sent } = show(s);
    clickOn(/^A: gene orange, domain green: unadapted/);
    expect(document.querySelector('.evo-chains')?.textContent).toMatch(/^Adapt A/);
    const chains = all('button', /^Use /);
    expect(chains.map((chain) => chain.getAttribute('aria-label'))[0]).toBe('Use orange–lilac–green–yellow');
    click(chains[1]!);
    expect(sent).toEqual([{ adapt: 'A', with: ['OL', 'LG'] }]);
  });
  it('uses the cards clicked first', () => {
    const { sent } = show(s);
    clickOn('Mutation card orange–lilac');
    clickOn('Mutation card lilac–green');
    clickOn(/^A: gene orange/);
    expect(sent).toEqual([{ adapt: 'A', with: ['OL', 'LG'] }]);
  });
});

describe('the bar', () => {
  it('keeps its help while the pointer is on an answer with an unpredictable effect', async () => {
    show(at({}));
    await hover(find('button', 'Roll'));
    expect(document.querySelector('.table-note')?.textContent).toBe(en.bar.help.begin());
  });
  it('says what a square does where the move may end; other squares say it themselves, beside them', async () => {
    show(at({ players: [{ counter: 6 }, {}], question: { stage: 'move', player: 1, rolled: 5 } }));
    const help = (): string | null | undefined => document.querySelector('[role=tooltip]')?.textContent;
    await hover(all('button', /^Survival/).find((each) => each.dataset.move !== undefined)!);
    expect(document.querySelector('.table-note')?.textContent).toMatch(/Return established niches/);
    expect(help()).toBeUndefined();
    await hover(all('button', /^Mutation/).find((each) => each.dataset.move === undefined)!);
    expect(help()).toMatch(/^Mutation/);
  });
});

describe('the map', () => {
  it('comes into view when the next answer lies on it', () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    show(at({}));
    expect(scrolled).not.toHaveBeenCalled();
    cleanup();
    show(after(at({}), ['roll'], { time: 3 }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });
});

describe('moving', () => {
  it('shows where each roll may lead before it falls', () => {
    const reach = reachOf(at({ players: [{ counter: 6 }, { counter: 10 }] }), 0);
    expect(reach.get(8)).toEqual({ ends: [2], stops: [3, 4, 5, 6] });
    expect(reach.get(10)).toBeUndefined();
  });
  it('says which rivals on the way it may jump, those beyond its reach not', () => {
    const s = at({ players: [{ counter: 6 }, { counter: 10 }, { counter: 14 }] });
    expect([...jumpedOf(s, 0)]).toEqual([10]);
    expect([...jumpedOf(at({ players: [{ counter: 29 }, { counter: 31 }, { counter: 3 }] }), 0)]).toEqual([31]);
    show(s);
    expect(all('button', /jumped/).map((square) => square.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Change B\. Ben\. jumped/),
    ]);
  });
  it('starts with a roll by the button beside the die, too', () => {
    const { sent } = show(at({}));
    click(document.querySelector<HTMLElement>('.evo-time .evo-roll')!);
    expect(sent).toEqual(['roll']);
  });
  it('lets a square be chosen where the move may end', () => {
    const { sent } = show(after(at({ players: [{ counter: 6 }, {}] }), ['roll'], { time: 5 }));
    click(all('button', /^Survival/)[0]!);
    expect(sent).toEqual([{ moveTo: 8 }]);
  });
  it('hops from square to square without anything being laid out on the way', () => {
    const animated: Keyframe[][] = [];
    const { animate } = Element.prototype as { animate?: Element['animate'] };
    const { matchMedia } = window as { matchMedia?: Window['matchMedia'] };
    Element.prototype.animate = (frames) => {
      animated.push(frames as Keyframe[]);
      return { cancel: () => undefined } as Animation;
    };
    // The same screen, with motion.
    setScreen((query) => !query.includes('reduced-motion'));
    try {
      show(at({ players: [{ counter: 2 }, {}] }), {
        history: [entry([{ event: 'moved', player: 0, from: 0, to: 2, jumped: [] }])],
      });
      cleanup();
    } finally {
      Object.assign(Element.prototype, { animate });
      Object.assign(window, { matchMedia });
    }
    const hops = animated.find((frames) => frames.length === 3 && 'easing' in frames[0]!)!;
    expect(hops.map((frame) => Object.keys(frame).sort())).toEqual(hops.map(() => ['easing', 'translate']));
    expect(hops.at(-1)!.translate).toBe('0cqi 0cqi');
  });
  it('tells on how many rolls a chase is won', () => {
    const s = at({
      players: [
        { counter: 28, stage: 14 },
        { counter: 30, stage: 13, niches: ['A'] },
      ],
    });
    expect(winningRolls(s, 0)).toEqual({ rolls: 4, faces: 6 });
    expect(winningRolls(s, 1)).toEqual({ rolls: 0, faces: 6 });
    show(s);
    expect(shows('Ann wins on 4 of 6 rolls')).toBe(true);
  });
});

describe('survival', () => {
  it('marks all established niches and returns those that stay marked', () => {
    const s = at({
      players: [{ counter: 8, stage: 6, niches: ['A', 'B', 'H', 'G'] }, {}],
      colonies: { A: '1........', B: '1........' },
      question: { stage: 'survive', player: 1, rolled: 2 },
    });
    const { sent } = show(s);
    expect(all('button', 'Return 2: to the Jurassic')).toHaveLength(1);
    clickOn(/^Niche A: established/);
    clickOn('Return 1: to the Triassic');
    expect(sent).toEqual([{ survive: [2] }]);
  });
});

describe('around the table', () => {
  it('tells what is missing for a niche', () => {
    show(
      at({
        players: [{ genePool: 'OOLLGGYY', niches: ['A', 'CD', 'H', 'G', 'F', 'E', 'B'] }, {}],
        domains: 'OOLGGGYY',
      }),
    );
    const own = find('region', 'Ann');
    expect(all('img', 'Niche CD: adapt to D: lilac–green', own)).toHaveLength(1);
    expect(all('img', 'Niche A: settle A', own)).toHaveLength(1);
  });
  it('has log, chart and rules a click away; the rules say what is our own reconstruction', async () => {
    const s = at({});
    show(s, { history: [entry([{ event: 'turn', player: 0, turn: 1 }, ...eventsOf(s, 'roll', { time: 1 })])] });
    click(all('button', 'Log')[0]!);
    await loaded(() => {
      expect(document.querySelector('[data-panel=log]')!.textContent).toContain('Ann rolls a 1.');
    });
    clickOn('Close');
    click(all('button', 'Rules')[0]!);
    await loaded(() => {
      expect(shows(/our own reconstruction, not the publisher’s data/)).toBe(true);
    });
    clickOn('Close');
    click(all('button', 'Chart')[0]!);
    await loaded(() => {
      expect(document.querySelector('figcaption')!.textContent).toContain('Ann 0 · Precambrian');
    });
  });
  it('opens the log where the newest is', async () => {
    // jsdom has no layout.
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    show(at({}), { history: [entry(eventsOf(at({}), 'roll', { time: 1 }))] });
    click(all('button', 'Log')[0]!);
    await loaded(() => {
      expect(document.querySelector('[data-panel=log] .table-log-turns')?.scrollTop).toBe(500);
    });
    height.mockRestore();
  });
  it('opens a region larger', () => {
    show(at({}));
    clickOn('Domain A, orange');
    expect(all('group', 'Domain A, orange')).toHaveLength(2);
  });
  it('shows the advice asked for, and why', () => {
    const s = at({});
    show(s, {
      hintLabel: 'Hint',
      onHint: () => undefined,
      advice: { move: legalMoves(s)[0]!, other: null, reasons: [{ reason: 'niches', points: 3 }] },
    });
    expect(shows('Hint: roll the die. For your niches.')).toBe(true);
  });
  it('ends with who won and how', async () => {
    const s = at({ players: [{ counter: 30, stage: 14 }, { stage: 9 }] });
    const events = eventsOf(s, 'roll', { time: 6 });
    const won = after(s, ['roll'], { time: 6 });
    const onDownload = jest.fn();
    show(won, { history: [entry([{ event: 'turn', player: 0, turn: 1 }, ...events])], onDownload });
    await loaded(() => {
      expect(shows(/The bonus of the Evolution Square took Ann to the last stage/)).toBe(true);
    });
    clickOn('Save to a file');
    expect(onDownload).toHaveBeenCalledTimes(1);
    // The chart is a section through the ages, with a sun where the race was won. It stands in place of the map, and nowhere else.
    expect(document.querySelectorAll('.table-chart-drawing, .evo-world')).toHaveLength(1);
    const section = document.querySelector('.table-chart-drawing')!;
    const names = [...section.querySelectorAll('.table-chart-rank')].map(({ textContent }) => textContent);
    expect([names.length, names[0], names.at(-1)]).toEqual([16, 'Precambrian', 'Pleistocene']);
    expect(section.querySelectorAll('.evo-sun')).toHaveLength(1);
    clickOn('Map');
    expect(document.querySelectorAll('.evo-world')).toHaveLength(1);
    expect(document.querySelectorAll('.table-chart-drawing')).toHaveLength(0);
    clickOn('Through the ages');
    expect(document.querySelectorAll('.evo-world')).toHaveLength(0);
    expect(document.querySelectorAll('.table-chart-drawing')).toHaveLength(1);
  });
  it('keeps the map where a lesson ends with a victory, and on small screens', async () => {
    const won = after(at({ players: [{ counter: 30, stage: 14 }, { stage: 9 }] }), ['roll'], { time: 6 });
    const coach = { id: 'last', title: 'Winning', where: '', text: '', at: [], actions: [] };
    show(won, { coach });
    await loaded(() => {
      expect(document.querySelectorAll('.evo-world')).toHaveLength(1);
    });
    cleanup();
    setScreen(() => false);
    show(won);
    expect(document.querySelectorAll('.evo-world')).toHaveLength(1);
    setScreen(() => true);
  });
  it('counts stages turn by turn', () => {
    const history = [
      entry([
        { event: 'turn', player: 0, turn: 1 },
        { event: 'advanced', player: 0, from: 2, to: 4, by: 'survival' },
      ]),
      entry([
        { event: 'turn', player: 1, turn: 2 },
        { event: 'advanced', player: 1, from: 0, to: 1, by: 'bonus' },
      ]),
    ];
    const state = { ...at({}), stage: [4, 1] };
    expect(scoreSheet<Types>(board, turnsOf<Types>(board, history), state).points).toEqual([
      { after: 'start', scores: [2, 0] },
      { after: 1, scores: [4, 0] },
      { after: 2, scores: [4, 1] },
    ]);
  });
});

describe('the setup form', () => {
  const choose = async (text: string, language: Language = 'en') => {
    const onChange = jest.fn();
    const container = render(
      <LocaleContext value={language === 'en' ? en : de}>
        <SetupForm names={['Ann', 'Ben']} value={{ players: 2 }} onChange={onChange} language={language} />
      </LocaleContext>,
    );
    await chooseFile(container.querySelector('input')!, text);
    return onChange;
  };
  it('tells the faults of a data file', async () => {
    const onChange = await choose('{"format": "evolution-game data 1"}');
    expect(shows('niches: is missing')).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });
  it('tells them in German on a German page', async () => {
    await choose(JSON.stringify({ ...writeData(RECONSTRUCTION), niches: ['A'], timeDie: [1, 1] }), 'de');
    expect(shows('timeDie: alle Seiten sind gleich: Niemand könnte je Erster sein')).toBe(true);
    await choose(JSON.stringify({ ...writeData(RECONSTRUCTION), niches: ['A'] }), 'de');
    expect(shows('niches: ausgeteilt werden 28 Karten, hier sind es aber 1')).toBe(true);
  });
  it('refuses what is not JSON', async () => {
    await choose('no');
    expect(shows('it is not JSON, or a part of it is missing')).toBe(true);
  });
});
