/**
 * Four people on one device; `?language=de` for German, `?debug` for boardgame.io's Debug panel, whose AI tab plays too:
 * set its `iterations` to 100 and its `playoutDepth` to 10 first, or MCTS takes minutes (docs/package.md).
 */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from 'boardgame.io/react';
import { DominantSpecies } from 'dominant-species';
import { DominantSpeciesBoard } from 'dominant-species/board';
import 'dominant-species/board.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';

const query = new URLSearchParams(location.search);

/** The panel is large: it is loaded only on request. */
const debug = query.has('debug') ? { impl: (await import('boardgame.io/debug')).Debug } : false;

/** The player to move may take back the last move, whoever made it. */
const options = { takeBack: 'table' };
const game = { ...DominantSpecies, setup: (context) => DominantSpecies.setup(context, options) };

const Table = Client({ game, board: DominantSpeciesBoard, numPlayers: 4, debug });

createRoot(document.getElementById('root')).render(
  createElement(Table, {
    language: query.get('language') ?? 'en',
    names: ['Ada', 'Bo', 'Cleo', 'Dan'],
  }),
);
