/** A game's board for boardgame.io's React client. */
import type { LogEntry } from 'boardgame.io';
import type { BoardProps as BoardgameProps } from 'boardgame.io/react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { type G, canUndo } from '../src/kit/boardgame/g.ts';
import type { History } from '../src/kit/game-rules.ts';
import { logged, loggedMove } from '../src/kit/boardgame/log.ts';
import { startEntry } from '../src/kit/engine.ts';
import { type Language, LANGUAGES } from '../src/kit/languages.ts';
import type { BoardProps, GameModule, GameOptions, GameUI, HistoryEntry } from '../src/kit/module.ts';
import { distinctNames, isolatedName } from '../src/kit/online/names.ts';
import { wholeOf } from '../src/kit/boardgame/one-device.ts';
import { seen } from '../src/kit/seen.ts';
import { Curtain } from '../src/table/curtain/Curtain.tsx';
import { frameWords, setFrameWords } from '../src/table/words.ts';
import frameCatalogue from '../src/table/words/en/table.json' with { type: 'json' };
import { Box } from './Box.tsx';

/** The props that boardgame.io's React `Client` passes to its board, and those that a page can add. */
export interface TableProps<State, Move> extends BoardgameProps<G<State, Move>> {
  /** The players' names, by seat; by default those in the lobby, or else "Player 1" and so on. */
  names?: readonly string[];
  /** The language of the board, a key of `LANGUAGES`: "en" by default. */
  language?: Language;
  /**
   * Whether a curtain hides the hands of a game on one device until the next player says that they are there (true). Without it
   * the table shows the hand of whoever is asked.
   */
  curtain?: boolean;
}

type Module<State, Move, Event, Options extends GameOptions> = Pick<
  GameModule<State, Move, Event, Options>,
  'actions' | 'meta' | 'rules'
>;
type Parts<State, Move, Event, Options extends GameOptions> = Pick<
  GameUI<State, Move, Event, Options>,
  'Board' | 'Words' | 'loadWords'
>;

/**
 * What `G.latest` has told a seat of logged moves while they were the latest: the log itself, which is the same for everybody,
 * says only what a spectator may know. Each board has its own, since boards over `Local` share the entries of the log.
 */
type Told<Move, Event> = WeakMap<LogEntry, HistoryEntry<Move, Event>>;

/** What has happened, as much as a seat at a table on a server has been told of it. */
function toldHistory<State, Move, Event, Options extends GameOptions>(
  { actions }: Module<State, Move, Event, Options>,
  { latest }: G<State, Move>,
  log: readonly LogEntry[],
  told: Told<Move, Event>,
): History<Move, Event> {
  const last = log.findLast((entry) => loggedMove(entry) !== null);
  if (latest && last && loggedMove(last)?.player === latest.player) {
    told.set(last, latest as HistoryEntry<Move, Event>);
  }
  return logged([startEntry<Event>()], log, actions, (entry) => told.get(entry));
}

/** What has happened in a game on this device, as a seat may know it. */
function wholeHistory<State, Move, Event, Options extends GameOptions>(
  game: Module<State, Move, Event, Options>,
  log: readonly LogEntry[],
  viewer: number | null,
  isOver: boolean,
): History<Move, Event> {
  const whole = logged(
    [startEntry<Event>()],
    log,
    game.actions,
    ({ metadata }) => wholeOf(metadata) as HistoryEntry<Move, Event> | undefined,
  );
  return whole.map((entry) => seen(game, entry, viewer, isOver));
}

/** What is shown of a game, and whether a curtain hides it. */
function useShown<State, Move, Event, Options extends GameOptions>(
  game: Module<State, Move, Event, Options>,
  { G, playerID, isMultiplayer, log, curtain = true }: TableProps<State, Move>,
) {
  const { meta, rules } = game;
  const asked = rules.decision(G.state)?.player ?? null;
  const isOver = asked === null;
  const [ready, setReady] = useState<number | null>(null);
  // Without a seat boardgame.io shows the table as a spectator would see it; on one device the whole is behind it.
  const whole = (isMultiplayer ? G : (wholeOf(G) ?? G)) as G<State, Move>;
  const isShared = !isMultiplayer && typeof playerID !== 'string';
  const hasCurtain = curtain && isShared && meta.hasSecrets && meta.isOpenTable !== true;
  const isCurtained = hasCurtain && !isOver && asked !== ready;
  const seat = hasCurtain ? ready : asked;
  const viewer = isShared ? (isCurtained ? null : seat) : typeof playerID === 'string' ? Number(playerID) : null;
  const state = useMemo(
    () => (isMultiplayer ? whole.state : rules.view(whole.state, viewer)),
    [rules, whole, isMultiplayer, viewer],
  );
  // Another seat has been told other things.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const told = useMemo((): Told<Move, Event> => new WeakMap(), [viewer]);
  const history = useMemo(
    () => (isMultiplayer ? toldHistory(game, whole, log, told) : wholeHistory(game, log, viewer, isOver)),
    [game, whole, isMultiplayer, log, told, viewer, isOver],
  );
  return { state, history, waitsFor: isCurtained ? asked : null, setReady, key: hasCurtain ? viewer : undefined };
}

/** The props of a game's board, from those of boardgame.io and what is shown. */
function useBoard<State, Move, Event, Options extends GameOptions>(
  game: Module<State, Move, Event, Options>,
  { G, ctx, moves, playerID, isMultiplayer, matchData, names, language = 'en' }: TableProps<State, Move>,
  { state, history }: Pick<BoardProps<State, Move, Event>, 'state' | 'history'>,
): BoardProps<State, Move, Event> {
  const players = game.rules.players(G.state);
  const seats = useMemo(() => {
    if (ctx.gameover !== undefined) return [];
    // Without a seat boardgame.io passes null, or nothing.
    if (typeof playerID === 'string') return [Number(playerID)];
    return isMultiplayer ? [] : Array.from({ length: players }, (_, seat) => seat);
  }, [ctx.gameover, playerID, isMultiplayer, players]);
  const nameOf = (seat: number): string => {
    const name = names?.[seat] ?? matchData?.find(({ id }) => id === seat)?.name;
    return name === undefined ? frameWords({ language }).player({ seat: seat + 1 }) : isolatedName(name);
  };
  const mayUndo = seats.length > 0 && canUndo(G, playerID ?? ctx.currentPlayer);
  return {
    state,
    names: distinctNames(Array.from({ length: players }, (_, seat) => nameOf(seat))),
    seats,
    history,
    onMove(move) {
      const { move: name, args } = game.actions.write(move);
      moves[name]?.(...args);
    },
    onUndo: mayUndo ? () => moves.undo?.() : null,
  };
}

const NOBODY: readonly number[] = [];

/** The words of a game's board, by language. */
interface WordStore {
  readonly loaded: Map<Language, unknown>;
  /** Loads a language, unless it is there. Rejects for one that the board does not have. */
  readonly load: (language: Language) => Promise<void>;
}

/** Throws for a language that boards do not have. */
function checkLanguage(language: string): void {
  if (!Object.hasOwn(LANGUAGES, language)) {
    throw new RangeError(`language: "${language}" is none of ${Object.keys(LANGUAGES).join(', ')}`);
  }
}

function wordStore(english: unknown, loadWords: (language: Language) => Promise<unknown>): WordStore {
  const loaded = new Map<Language, unknown>([['en', english]]);
  return {
    loaded,
    load: async (language) => {
      checkLanguage(language);
      if (!loaded.has(language)) loaded.set(language, await loadWords(language));
    },
  };
}

/** The words of a language; undefined until they are loaded. Throws for a language that the board does not have. */
function useWordsOf({ loaded, load }: WordStore, language: Language): unknown {
  checkLanguage(language);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const words = loaded.get(language);
  const isMissing = words === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    void load(language).then(() => {
      if (isWanted) showLoaded();
    });
    return () => {
      isWanted = false;
    };
  }, [load, language, isMissing]);
  return words;
}

/** A game's board for boardgame.io. */
interface BoardOf<State, Move> {
  /** For `Client({ board })`. English comes with it; other languages are loaded when they are first needed. */
  readonly Board: ComponentType<TableProps<State, Move>>;
  /** Loads a language before it is needed: on a server, which waits for nothing, and where a page is hydrated. */
  readonly loadLanguage: (language: Language) => Promise<void>;
}

/** The board of a game for boardgame.io, and what loads its languages. */
export function boardOf<State, Move, Event, Options extends GameOptions>(
  game: Module<State, Move, Event, Options>,
  { Board, Words, loadWords }: Parts<State, Move, Event, Options>,
  english: unknown,
): BoardOf<State, Move> {
  setFrameWords('en', frameCatalogue);
  const store = wordStore(english, loadWords);
  function Table(props: TableProps<State, Move>): ReactNode {
    const { language = 'en' } = props;
    const words = useWordsOf(store, language);
    const { waitsFor, setReady, key, ...shown } = useShown(game, props);
    // Nothing is shown before the words are there; until then names are in the language that is.
    const board = useBoard(game, words === undefined ? { ...props, language: 'en' } : props, shown);
    const curtain =
      waitsFor === null
        ? {}
        : {
            seats: NOBODY,
            onUndo: null,
            curtain: (
              <Curtain
                language={language}
                name={board.names[waitsFor]!}
                onReady={() => {
                  setReady(waitsFor);
                }}
              />
            ),
          };
    const table = words !== undefined && (
      <Words value={words}>
        {/* Nothing that one person has seen stays on the page for the next. */}
        <Board key={key} {...board} {...curtain} />
      </Words>
    );
    return <Box>{table}</Box>;
  }
  return { Board: Table, loadLanguage: store.load };
}
