import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { limitFirstLoad } from './tools/first-load.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { inlineStyles, staticShell } from './tools/static-shell.ts';

/** What is fetched besides the entry before a table of a game shows, in the default language; where a game keeps its words. */
const tableOf = (game: string, words: string): readonly string[] => [
  'src/app/App.tsx',
  'src/app/locales/en.ts',
  `src/games/${game}/index.ts`,
  `src/games/${game}/board/ui.tsx`,
  `src/games/${game}/${words}`,
];
export const TABLES_AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  'dominant-species': tableOf('dominant-species', 'board/locales/en/index.ts'),
  'card-game': tableOf('card-game', 'board/locales/en.ts'),
  'evolution-game': tableOf('evolution-game', 'locales/en.ts'),
};

/**
 * The library by which boardgame.io's client takes in changes of a state instead of the state (`deltaState`): nothing here plays that
 * way, and it is as large as the rest of the client's reducer.
 */
const WITHOUT_PATCHES = { rfc6902: fileURLToPath(new URL('src/app/no-patches.ts', import.meta.url)) };

/** What the table of Dominant Species shares with its editor, its replays and what opens later: it is all needed at once, too. */
const BOARD_AT_ONCE =
  /\/dominant-species\/board\/(art\/(animals|terrains|elements|hexagon|paths)|earth\/(geometry|at-rest|overlays|marks|inhabitants)|preview\/(effects|outlook|preview|space-outlook)|state\/|display\/space-text)/;

export default defineConfig({
  resolve: { alias: WITHOUT_PATCHES },
  plugins: [
    react(),
    staticShell(),
    inlineStyles(),
    serviceWorker(),
    limitFirstLoad({ js: 70_000, css: 25_000 }, [], 'home page'),
    ...Object.entries(TABLES_AT_ONCE).map(([game, modules]) =>
      limitFirstLoad({ js: 180_000, css: 35_000 }, modules, `table of ${game}`),
    ),
  ],
  // Bots load the code of their game alone, and none of its board.
  worker: { format: 'es', rolldownOptions: { external: [/\/board\//] } },
  build: {
    target: 'es2022',
    // The server's content security policy takes pictures from files only.
    assetsInlineLimit: 0,
    outDir: 'dist/app',
    rolldownOptions: {
      output: {
        // A game's rules come as one file: they are all needed at once, and together they compress better.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'board', name: (id) => (BOARD_AT_ONCE.test(id) ? 'dominant-species-board' : null) },
            { debugName: 'rules', name: (id) => /\/src\/games\/([a-z-]+)\/(rules|game|index)\b/.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
    // What is fetched first has limits of its own.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // Online pages talk to a server that runs beside this one: `npm run serve`.
    proxy: {
      '/games': 'http://127.0.0.1:8000',
      '/matches': 'http://127.0.0.1:8000',
      '/socket.io': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
