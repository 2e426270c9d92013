/**
 * Four people on one device; `?language=de` for German, `?debug` for boardgame.io's Debug panel, in whose AI tab `Random` plays as
 * our greedy bot, `?debug=strong` as another level (docs/package.md).
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
const level = query.get('debug');
const debug = level === null ? false : { impl: (await import('boardgame.io/debug')).Debug };

/** The player to move may take back the last move, whoever made it. */
const plain = { ...DominantSpecies, setup: (context) => DominantSpecies.setup(context, { takeBack: 'table' }) };
const game = level === null ? plain : (await import('dominant-species/bots')).withLevel(plain, level || 'greedy');

const Table = Client({ game, board: DominantSpeciesBoard, numPlayers: 4, debug });

createRoot(document.getElementById('root')).render(
  createElement(Table, {
    language: query.get('language') ?? 'en',
    names: ['Ada', 'Bo', 'Cleo', 'Dan'],
  }),
);
