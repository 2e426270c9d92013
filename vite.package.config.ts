/**
 * Builds the code of the package: each module in a file of its own, so that a bundler leaves out what is not used; as ES modules
 * in `dist/package/es` and as CommonJS in `dist/package/cjs`. TypeScript puts the types beside them.
 */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import entries from './tsconfig.package.json' with { type: 'json' };

/** The entries that draw. */
const BOARDS = entries.files.filter((file) => file.endsWith('/board.tsx'));

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

/** In CommonJS `import.meta` becomes an empty object; what is loaded from beside a file (server/storage/sqlite/driver.ts) needs its path. */
const ownPathInCommonJs: Plugin = {
  name: 'own-path-in-commonjs',
  renderChunk: (code, _chunk, { format }) => (format === 'cjs' ? code.replaceAll('{}.url', '__filename') : null),
};

/**
 * Bundlers recognise a worker by the literal name of its file. It is put in once Vite has read the sources: it would put the whole
 * worker into the code of the bots.
 */
const namedWorkers: Plugin = {
  name: 'named-workers',
  renderChunk: (code) =>
    code.replaceAll('new URL(WORKER, import.meta.url)', "new URL('./strong-worker.js', import.meta.url)"),
};

/**
 * One stylesheet for each board: what the board and all that it fetches later are drawn with, in the order of the imports, which
 * decides between equals. Vite would write one for all boards.
 */
function oneStylesheetEach(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'one-stylesheet-each',
    // Between Vite's reading of styles and its taking them out of the code.
    transform(code, id) {
      if (id.endsWith('.css')) sheets.set(id, code);
    },
    // After Vite has written its own.
    generateBundle: {
      order: 'post',
      handler({ format }, bundle) {
        for (const file of Object.keys(bundle)) {
          if (file.endsWith('.css')) Reflect.deleteProperty(bundle, file);
        }
        // The styles are the same for both formats.
        if (format !== 'es') return;
        const seen = new Set<string>();
        const stylesOf = (id: string): string[] => {
          if (seen.has(id)) return [];
          seen.add(id);
          const module = this.getModuleInfo(id);
          const imported = [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
          return [...imported.flatMap(stylesOf), sheets.get(id) ?? ''];
        };
        for (const board of BOARDS) {
          seen.clear();
          this.emitFile({
            type: 'asset',
            fileName: board.replace('package/', '').replace('.tsx', '.css'),
            source: stylesOf(resolve(board)).join(''),
          });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), namedWorkers, sayCommonJs, ownPathInCommonJs, oneStylesheetEach()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/package',
    minify: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    lib: {
      entry: entries.files,
    },
    rolldownOptions: {
      external: EXTERNAL,
      checks: { emptyImportMeta: false },
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
