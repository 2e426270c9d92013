/** Builds the server (`server/dist`): each module in a file of its own, at the path it has in the sources, so that stack traces name it. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'server/dist',
    // A server that runs may be about to load a part of what is there.
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // The server, and what the threads of its bots run.
      input: ['./server/main.ts', './server/bots/think.ts'],
      // What is installed stays where it is, in the server's own folder too.
      external: /^@?[a-z][\w.-]*(\/|$)|^node:/,
      treeshake: false,
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        // Nothing of a stylesheet is left, but on some disks Board.tsx and board.css would have one name.
        entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.css') ? '[name].css.js' : '[name].js'),
      },
    },
  },
});
