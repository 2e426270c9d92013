import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { limitFirstLoad } from './tools/first-load.ts';

/** The words of the default language: fetched by a dynamic import, but before anything is shown. */
export const WORDS_AT_ONCE = ['src/app/words/en.ts', 'src/dominant-species/board/words/en/index.ts'];

export default defineConfig({
  plugins: [react(), limitFirstLoad({ js: 180_000, css: 25_000 }, WORDS_AT_ONCE)],
  build: { target: 'es2022', outDir: 'dist/app' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // Online pages talk to a server that runs beside this one: `npm run serve`.
    proxy: {
      '/games': 'http://127.0.0.1:8000',
      '/socket.io': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
