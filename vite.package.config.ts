/**
 * Builds the code of the package: each module in a file of its own, so that a bundler leaves out what is not used; as ES modules
 * in `dist/package/es` and as CommonJS in `dist/package/cjs`. TypeScript puts the types beside them.
 */
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

/** What is not part of the package: its dependencies, those its users bring along, and Node. */
const EXTERNAL =
  /^(node:|boardgame\.io(\/|$)|honeycomb-grid$|pure-rand\/|react(\/|$)|react-dom(\/|$)|better-sqlite3$|pg$)/;

/** npm leaves folders called `node_modules` out of a package. */
const fileName = ({ name }: { name: string }): string => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`;

/** Says of a folder of CommonJS that it is one: the package itself has ES modules. */
const sayCommonJs: Plugin = {
  name: 'say-commonjs',
  generateBundle({ format }) {
    if (format === 'cjs')
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

export default defineConfig({
  plugins: [react(), sayCommonJs],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/package',
    minify: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    lib: {
      entry: ['index.ts', 'board.tsx', 'bots.ts', 'kit.ts', 'server-storage.ts'].map((file) => `package/${file}`),
      cssFileName: 'board',
    },
    rolldownOptions: {
      external: EXTERNAL,
      output: (['es', 'cjs'] as const).map((format) => ({
        format,
        dir: `dist/package/${format}`,
        preserveModules: true,
        preserveModulesRoot: '.',
        entryFileNames: fileName,
        exports: 'named' as const,
      })),
    },
  },
});
