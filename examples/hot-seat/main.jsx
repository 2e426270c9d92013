/** Four people at one screen; `?language=de` for German, `?debug` for boardgame.io's Debug panel, whose AI tab plays too. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from 'boardgame.io/react';
import { DominantSpecies } from 'dominant-species';
import { DominantSpeciesBoard } from 'dominant-species/board';
import 'dominant-species/board.css';

const query = new URLSearchParams(location.search);

/** The panel is large: it is fetched only when it is asked for. */
const debug = query.has('debug') ? { impl: (await import('boardgame.io/debug')).Debug } : false;

const Table = Client({ game: DominantSpecies, board: DominantSpeciesBoard, numPlayers: 4, debug });

createRoot(document.getElementById('root')).render(
  createElement(Table, {
    language: query.get('language') ?? 'en',
    names: ['Ada', 'Bo', 'Cleo', 'Dan'],
  }),
);
