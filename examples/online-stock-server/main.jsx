/** boardgame.io's own lobby page, with this game and its board. `?server=` is where the server listens. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Lobby } from 'boardgame.io/react';
import { DominantSpecies } from 'dominant-species';
import { DominantSpeciesBoard } from 'dominant-species/board';
import 'dominant-species/board.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/source-serif-4';

const server = new URLSearchParams(location.search).get('server') ?? 'http://127.0.0.1:8000';

createRoot(document.getElementById('root')).render(
  createElement(Lobby, {
    gameServer: server,
    lobbyServer: server,
    gameComponents: [{ game: DominantSpecies, board: DominantSpeciesBoard }],
    debug: false,
  }),
);
