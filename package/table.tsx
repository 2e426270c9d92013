/** A game's board for boardgame.io's React client. */
import type { BoardProps as BoardgameProps } from 'boardgame.io/react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type G, canUndo } from '../src/kit/boardgame.ts';
import { logged, startEntry } from '../src/kit/history.ts';
import type { BoardProps, GameModule, GameOptions, GameUI, Language } from '../src/kit/module.ts';
import { isolatedName } from '../src/kit/names.ts';
import { type LazyText, LazyTextContext } from '../src/ui/lazy.tsx';

/** The props that boardgame.io's React `Client` passes to its board, and those that a page can add. */
export interface TableProps<State, Move> extends BoardgameProps<G<State, Move>> {
  /** The players' names, by seat; by default those in the lobby, or else "Player 1" and so on. */
  names?: readonly string[];
  /** The language of the board: "en" (the default) or "de". */
  language?: Language;
}

/** The words that all boards share; without `lazy` they are in English. */
const WORDS: Readonly<Record<Language, { readonly player: string; readonly lazy?: LazyText }>> = {
  en: { player: 'Player' },
  de: {
    player: 'Spieler',
    lazy: {
      loading: 'Einen Moment …',
      failed: 'Das konnte nicht geladen werden.',
      again: 'Noch einmal versuchen',
    },
  },
};

type Module<State, Move, Event, Options extends GameOptions> = Pick<
  GameModule<State, Move, Event, Options>,
  'actions' | 'rules'
>;
type Parts<State, Move, Event, Options extends GameOptions> = Pick<
  GameUI<State, Move, Event, Options>,
  'Board' | 'Words' | 'loadWords'
>;

/** The props of a game's board, from those of boardgame.io. */
function useBoard<State, Move, Event, Options extends GameOptions>(
  game: Module<State, Move, Event, Options>,
  { G, ctx, moves, playerID, isMultiplayer, matchData, log, names, language = 'en' }: TableProps<State, Move>,
): BoardProps<State, Move, Event> {
  const players = game.rules.players(G.state);
  const history = useMemo(() => logged<Move, Event>([startEntry<Event>()], log, game.actions), [log, game]);
  const seats = useMemo(() => {
    if (ctx.gameover !== undefined) return [];
    // Without a seat boardgame.io passes null, or nothing.
    if (typeof playerID === 'string') return [Number(playerID)];
    return isMultiplayer ? [] : Array.from({ length: players }, (_, seat) => seat);
  }, [ctx.gameover, playerID, isMultiplayer, players]);
  const nameOf = (seat: number): string => {
    const name = names?.[seat] ?? matchData?.find(({ id }) => id === seat)?.name;
    return name === undefined ? `${WORDS[language].player} ${String(seat + 1)}` : isolatedName(name);
  };
  const mayUndo = seats.length > 0 && canUndo(G, playerID ?? ctx.currentPlayer);
  return {
    state: G.state,
    names: Array.from({ length: players }, (_, seat) => nameOf(seat)),
    seats,
    history,
    onMove(move) {
      const { move: name, args } = game.actions.write(move);
      moves[name]?.(...args);
    },
    onUndo: mayUndo ? () => moves.undo?.() : null,
  };
}

/** The words of a language; undefined until they are loaded. Throws for a language that the board does not have. */
function useWordsOf(load: (language: Language) => Promise<unknown>, english: unknown, language: Language): unknown {
  if (!Object.hasOwn(WORDS, language)) {
    throw new RangeError(`language: "${language}" is none of ${Object.keys(WORDS).join(', ')}`);
  }
  const [loaded, setLoaded] = useState<{ language: Language; words: unknown }>({ language: 'en', words: english });
  useEffect(() => {
    let isWanted = true;
    void load(language).then((words) => {
      if (isWanted) setLoaded({ language, words });
    });
    return () => {
      isWanted = false;
    };
  }, [load, language]);
  return loaded.language === language ? loaded.words : undefined;
}

/** The board of a game for `Client({ board })`. English comes with it; other languages are loaded when they are first needed. */
export function boardOf<State, Move, Event, Options extends GameOptions>(
  game: Module<State, Move, Event, Options>,
  { Board, Words, loadWords }: Parts<State, Move, Event, Options>,
  english: unknown,
): ComponentType<TableProps<State, Move>> {
  return function Table(props: TableProps<State, Move>): ReactNode {
    const { language = 'en' } = props;
    const words = useWordsOf(loadWords, english, language);
    const board = useBoard(game, props);
    if (words === undefined) return null;
    const table = (
      <Words value={words}>
        <Board {...board} />
      </Words>
    );
    const { lazy } = WORDS[language];
    return lazy === undefined ? table : <LazyTextContext value={lazy}>{table}</LazyTextContext>;
  };
}
