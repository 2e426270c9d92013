import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions, defineConfig } from 'vite';
import { LANGUAGE_CODES } from './src/kit/languages.ts';
import { chunkNames } from './tools/build/chunks.ts';
import { type Limits, limitFirstLoad } from './tools/build/first-load.ts';
import { gameFolders, wordsFiles } from './tools/build/game-folders.ts';
import { serviceWorker } from './tools/build/service-worker.ts';
import { fetchAtOnce, inlineStyles, staticShell } from './tools/build/static-shell.ts';
import { subsetFonts } from './tools/build/subset-fonts.ts';

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** What every page but the home page needs (`app`), and what each needs besides, by the parts of its address and the language. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  app: ['src/app/App.tsx'],
  ...Object.fromEntries(
    LANGUAGE_CODES.map((language) => [
      language,
      [`src/app/words/${language}/page.json`, `src/table/words/${language}/table.json`],
    ]),
  ),
  ...Object.fromEntries(
    gameFolders.flatMap((game): [string, string[]][] => [
      [game, [`src/games/${game}/index.ts`, `src/games/${game}/board/ui.tsx`]],
      ...LANGUAGE_CODES.map((language): [string, string[]] => [`${game}/${language}`, wordsFiles(game, language)]),
    ]),
  ),
};

/** What is fetched besides the entry before a table of a game shows, in the default language. */
export const TABLES_AT_ONCE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  gameFolders.map((game) => [game, ['app', 'en', game, `${game}/en`].flatMap((part) => PARTS[part]!)]),
);

/** The limits of tables that are heavier than others. */
const HEAVIER: Readonly<Record<string, Limits>> = {
  'dominant-species': { js: 179_500, css: 18_000 },
  'card-game': { js: 155_000, css: 19_000 },
};

/** What comes as one file; the rules of a game apart from its board, since bots need them alone. */
const CHUNKS: Parameters<typeof chunkNames>[1] = [
  [['app', file('src/app/App.tsx')]],
  ...gameFolders.map((game): [string, string][] => [
    [game, file(`src/games/${game}/index.ts`)],
    [`${game}-table`, file(`src/games/${game}/board/ui.tsx`)],
  ]),
];

/** The lessons and challenges of a game, listed with how long they take, come as one file, and their texts as one for each language. */
function lessonsChunk(id: string): string | null {
  const [, game, language = 'json'] =
    /\/games\/([\w-]+)\/content\/(?:(\w+)\/)?(?:lessons\/.*|scenes|challenges)\.(?:json|md\?raw)$/.exec(id) ?? [];
  return game === undefined ? null : `${game}-lessons-${language}`;
}

/** Refuses a `--base` below which the page would not find its files: the server's answers and the service worker come from the same origin. */
const onePath: Plugin = {
  name: 'one-path',
  configResolved({ base }) {
    if (!base.startsWith('/'))
      throw new Error(`--base ${base}: a path from the root of the host is expected, such as /games/ds/.`);
  },
};

/** Refuses a dynamic import of what is imported statically as well: it would be in the first load, which it was to be kept out of. */
const noVainSplit: Plugin = {
  name: 'no-vain-split',
  apply: 'build',
  onLog(_level, { code, message }) {
    if (code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(message);
  },
};

/** In mode `test`, the page has the games of the tests as well, and a folder of its own. */
const testGames: Plugin = {
  name: 'test-games',
  config: (_, { mode }) =>
    mode === 'test'
      ? { resolve: { conditions: ['test-games', ...defaultClientConditions] }, build: { outDir: 'dist/test-app' } }
      : null,
};

export default defineConfig({
  plugins: [
    testGames,
    onePath,
    noVainSplit,
    react(),
    subsetFonts(),
    staticShell(),
    inlineStyles(),
    fetchAtOnce(PARTS),
    serviceWorker(),
    limitFirstLoad({ js: 11_000, css: 5_000 }, [], 'home page'),
    ...Object.entries(TABLES_AT_ONCE).map(([game, modules]) =>
      limitFirstLoad(HEAVIER[game] ?? { js: 152_000, css: 18_000 }, modules, `table of ${game}`),
    ),
  ],
  // Bots load the code of their game alone, and nothing that is shown.
  worker: { format: 'es', rolldownOptions: { external: [/\/(?:board|learning)\//, /\/samples\.ts$/] } },
  build: {
    target: 'es2022',
    // The server's content security policy takes pictures from files only.
    assetsInlineLimit: 0,
    outDir: 'dist/app',
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(file('src/app/main.ts'), CHUNKS) }, { name: lessonsChunk }],
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
