/** The package as users get it: packed, installed into an empty project, and used in each way a project may use it. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ROOT } from './checkout.ts';
import { newProject } from './project.ts';
import { describeBoards } from './boards.ts';
import { describeBots } from './bots.ts';
import { describeExamples } from './examples.ts';

jest.setTimeout(20 * 60_000);

/** The project itself is compiled by another version. */
const TYPESCRIPT_7 = 'typescript@7.0.2';

const project = newProject();
const { run, runBin, write } = project;

/** The games that have entry points of their own. */
const GAMES = [
  { name: 'card-game', exported: 'CardGame', constant: 'CLASSES', value: 'arachnid' },
  { name: 'evolution-game', exported: 'EvolutionGame', constant: 'SQUARE_KINDS', value: 'EVO' },
];

/** The entries of all games, and the names of their game objects. */
const ALL_GAMES = [
  { entry: 'dominant-species', exported: 'DominantSpecies' },
  ...GAMES.map(({ name, exported }) => ({ entry: `dominant-species/${name}`, exported })),
];

/** The contents of a page's `main.tsx`, by the name of the page. */
const PAGES: Readonly<Record<string, string>> = {
  table: `
    import { createRoot } from 'react-dom/client';
    import { Client } from 'boardgame.io/react';
    import { DominantSpecies } from 'dominant-species';
    import { DominantSpeciesBoard } from 'dominant-species/board';
    import 'dominant-species/board.css';
    const Table = Client({ game: DominantSpecies, board: DominantSpeciesBoard, numPlayers: 4 });
    createRoot(document.getElementById('root')).render(<Table language="de" />);`,
  constant: `import { ANIMALS } from 'dominant-species'; document.title = ANIMALS.join();`,
  ...Object.fromEntries(
    GAMES.flatMap(({ name, exported, constant }) => [
      [
        `${name}-table`,
        `
    import { createRoot } from 'react-dom/client';
    import { Client } from 'boardgame.io/react';
    import { ${exported} } from 'dominant-species/${name}';
    import { ${exported}Board } from 'dominant-species/${name}/board';
    import 'dominant-species/${name}/board.css';
    const Table = Client({ game: ${exported}, board: ${exported}Board, numPlayers: 3 });
    createRoot(document.getElementById('root')).render(<Table language="de" />);`,
      ],
      [
        `${name}-constant`,
        `import { ${constant} } from 'dominant-species/${name}'; document.title = ${constant}.join();`,
      ],
    ]),
  ),
};

/** What the example of options prints: what is played, and a refusal. */
const OPTIONS = 'shortest / reconstruction ten rounds\nedition: "eleven rounds" is not an edition\n';

/** The programs that a document prints. */
const examplesIn = (document: string): string[] =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(([, example]) => example!);

/** Builds every page on its own with Vite, all in one process. */
function buildPages(): void {
  for (const [page, main] of Object.entries(PAGES)) {
    write(`pages/${page}/index.html`, '<div id="root"></div><script type="module" src="/main.tsx"></script>');
    write(`pages/${page}/main.tsx`, main);
  }
  write(
    'build-pages.mjs',
    `import { build } from ${JSON.stringify(pathToFileURL(join(ROOT, 'node_modules/vite/dist/node/index.js')))};
     for (const page of ${JSON.stringify(Object.keys(PAGES))})
       await build({ root: 'pages/' + page, configFile: false, logLevel: 'warn' });`,
  );
  run('node', 'build-pages.mjs');
}

/** The code that Vite made of a page. */
function bundle(page: string): string {
  const assets = join(project.folder, 'pages', page, 'dist/assets');
  return readdirSync(assets)
    .map((file) => readFileSync(join(assets, file), 'utf8'))
    .join('\n');
}

beforeAll(() => {
  project.install();
});

afterAll(() => {
  project.remove();
});

describe('the packed package', () => {
  it('has the code, its types, and every file that its README links', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8').replace(/```[\s\S]*?```/g, '');
    const linked = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path!);
    expect(project.packed).toEqual(expect.arrayContaining(['README.md', 'LICENSE', ...linked]));
    expect(project.packed.filter((path) => /^(src|server|test|tools|bench)\//.test(path))).toEqual([]);
  });

  it('brings no server, no React and no build tools', () => {
    const { dependencies: own, peerDependencies: peers } = JSON.parse(
      readFileSync(join(project.folder, 'node_modules/dominant-species/package.json'), 'utf8'),
    ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
    expect(Object.keys(own).sort()).toEqual(['honeycomb-grid', 'pure-rand']);
    expect(peers).toMatchObject({ 'boardgame.io': '^0.50.2' });
    expect(readdirSync(join(project.folder, 'node_modules'))).not.toEqual(expect.arrayContaining(['fastify']));
  });
});

it('runs without boardgame.io, which is a peer dependency', () => {
  const code = project.packed.filter((path) => /^dist\/.*\.js$/.test(path));
  expect(code.length).toBeGreaterThan(100);
  const importing = code.filter((path) =>
    // At the beginning of a line: examples in comments are indented.
    /^(import|export|(var|let|const) ).*boardgame\.io|(import|require)\(["']boardgame\.io/m.test(
      readFileSync(join(project.folder, 'node_modules/dominant-species', path), 'utf8'),
    ),
  );
  expect(importing).toEqual([]);
});

describe('in plain Node', () => {
  const uses = `
    const answers = legalMoves(newGame({ players: 2, animalsEach: 1, randomEarth: false, animals: 'dealt' }, randomChance(rng(1))));
    console.log(DominantSpecies.name, answers.length, typeof GreedyBot, typeof DominantSpeciesBoard, typeof recordingChance);`;
  const printed = 'dominant-species 41 function function function\n';

  /** The other two games: their names, a whole game by greedy bots, and the existence of a board. */
  const usesOf = (exported: string): string => `
    const greedy = LEVELS.find(({ name }) => name === 'greedy');
    const match = { deal: 1, rotation: 0, options: rules.defaultOptions(3), maxRounds: 40 };
    const { seats, capped } = playMatch({ rules }, [greedy, greedy, greedy], match);
    console.log(${exported}.name, capped ? 'capped' : seats.length, typeof GreedyBot, typeof ${exported}Board);`;

  it('is imported', () => {
    write(
      'use.mjs',
      `import { DominantSpecies, legalMoves, newGame, randomChance, rng } from 'dominant-species';
       import { DominantSpeciesBoard } from 'dominant-species/board';
       import { GreedyBot } from 'dominant-species/bots';
       import { recordingChance } from 'dominant-species/kit';${uses}`,
    );
    expect(run('node', 'use.mjs')).toBe(printed);
  });

  it('is required', () => {
    write(
      'use.cjs',
      `const { DominantSpecies, legalMoves, newGame, randomChance, rng } = require('dominant-species');
       const { DominantSpeciesBoard } = require('dominant-species/board');
       const { GreedyBot } = require('dominant-species/bots');
       const { recordingChance } = require('dominant-species/kit');${uses}`,
    );
    expect(run('node', 'use.cjs')).toBe(printed);
  });

  it.each(GAMES)('has $name: imported', ({ name, exported }) => {
    write(
      'use-game.mjs',
      `import { ${exported}, rules } from 'dominant-species/${name}';
       import { ${exported}Board } from 'dominant-species/${name}/board';
       import { GreedyBot, LEVELS } from 'dominant-species/${name}/bots';
       import { playMatch } from 'dominant-species/kit';${usesOf(exported)}`,
    );
    expect(run('node', 'use-game.mjs')).toBe(`${name} 3 function function\n`);
  });

  it.each(GAMES)('has $name: required', ({ name, exported }) => {
    write(
      'use-game.cjs',
      `const { ${exported}, rules } = require('dominant-species/${name}');
       const { ${exported}Board } = require('dominant-species/${name}/board');
       const { GreedyBot, LEVELS } = require('dominant-species/${name}/bots');
       const { playMatch } = require('dominant-species/kit');${usesOf(exported)}`,
    );
    expect(run('node', 'use-game.cjs')).toBe(`${name} 3 function function\n`);
  });

  it.each(GAMES)("$name's bots play through boardgame.io", ({ name, exported }) => {
    write(
      'local.cjs',
      `const { Client } = require('boardgame.io/client');
       const { Local } = require('boardgame.io/multiplayer');
       const { ${exported}: game, rules } = require('dominant-species/${name}');
       const { GreedyBot, RandomBot } = require('dominant-species/${name}/bots');
       const client = Client({ game, numPlayers: 2, playerID: '0', multiplayer: Local({ bots: { 1: GreedyBot } }), debug: false });
       const mine = new RandomBot({ seed: 1 });
       client.start();
       let moves = 0;
       client.subscribe((state) => {
         if (state === null || rules.decision(state.G.state)?.player !== 0) return;
         if (moves++ === 4) { console.log('played'); process.exit(0); }
         mine.play(state, '0').then(({ action }) => client.moves[action.payload.type](...action.payload.args));
       });`,
    );
    expect(run('node', 'local.cjs')).toBe('played\n');
  });

  it.each([
    ['README.md', ['planning\n']],
    ['docs/package.md', ['setup\n', OPTIONS, '8 false\n', 'true\n', 'space\n', 'planning\n', '4\n']],
    ['docs/write-a-bot.md', ['won 1.00 of 10 games [ 1, 1 ] illegal moves: 0\n']],
  ])('runs the examples of %s as they are printed', (document, prints) => {
    if (document === 'docs/write-a-bot.md')
      expect(examplesIn(document)[0]!.trim().split('\n').length).toBeLessThanOrEqual(30);
    const printed = examplesIn(document).map((example) => {
      write('example.mjs', example);
      return run('node', 'example.mjs');
    });
    expect(printed).toEqual(prints);
  });

  it('shows the seat asked on one device, and a spectator of the stock server no seed', () => {
    write(
      'secrets.cjs',
      `const { CardGame } = require('dominant-species/card-game');
       const { oneDevice } = require('dominant-species/kit');
       const { withoutSecrets, sqliteStorage } = require('dominant-species/server-storage');
       const { Client } = require('boardgame.io/client');
       const client = Client({ game: oneDevice(CardGame), numPlayers: 2, debug: false });
       client.start();
       const { state } = client.getState().G;
       console.log(JSON.stringify(state).length > 100, typeof withoutSecrets(sqliteStorage('secrets.sqlite'), [CardGame]).connect);`,
    );
    expect(run('node', 'secrets.cjs')).toBe('true function\n');
  });

  it.each([
    ['imported', 'storage.mjs', `import { sqliteStorage } from 'dominant-species/server-storage';`],
    ['required', 'storage.cjs', `const { sqliteStorage } = require('dominant-species/server-storage');`],
  ])('stores matches in SQLite: %s', (_how, file, load) => {
    write(
      file,
      `${load}
       const storage = sqliteStorage('games-${file}.sqlite');
       storage.connect().then(() => storage.close()).then(() => console.log('stored'));`,
    );
    expect(run('node', file)).toBe('stored\n');
  });
});

describe('with Vite and React', () => {
  beforeAll(buildPages);

  it('builds a table with its board', () => {
    const built = bundle('table');
    expect(built).toContain('ds-board');
    expect(built).toContain('--ui-paper');
  });

  it.each(GAMES)('builds a table of $name with its board, and styles of no other game', ({ name }) => {
    const built = bundle(`${name}-table`);
    expect(built).toContain('--ui-paper');
    expect(built).not.toContain('ds-board');
  });

  it.each(GAMES)('takes neither rules nor bots for a constant of $name', ({ name, value }) => {
    const built = bundle(`${name}-constant`);
    expect(built).toContain(value);
    expect(built.length).toBeLessThan(20_000);
  });

  it.each(ALL_GAMES)('has the curtain in the stylesheet of $exported', ({ entry }) => {
    const styles = entry === 'dominant-species' ? 'board.css' : `${entry.split('/')[1]!}/board.css`;
    const { exports } = JSON.parse(
      readFileSync(join(project.folder, 'node_modules/dominant-species/package.json'), 'utf8'),
    ) as { exports: Record<string, string | { default: string }> };
    const exported = exports[`./${styles}`]!;
    const file = typeof exported === 'string' ? exported : exported.default;
    expect(readFileSync(join(project.folder, 'node_modules/dominant-species', file), 'utf8')).toContain(
      '.table-curtain',
    );
  });

  it('takes neither rules nor bots for a constant', () => {
    const built = bundle('constant');
    expect(built).toContain('amphibian');
    expect(built.length).toBeLessThan(20_000);
  });
});

describe('with Jest as it comes', () => {
  it('plays and draws in a test', () => {
    write('jest.config.json', '{ "testTimeout": 120000 }'); // a busy machine is waited for
    write(
      'table.test.js',
      `/** @jest-environment jsdom */
       const { Client } = require('boardgame.io/client');
       const { DominantSpecies } = require('dominant-species');
       test('a move', () => {
         const client = Client({ game: DominantSpecies, numPlayers: 3 });
         const { G, ctx } = client.getState();
         const [{ move, args }] = DominantSpecies.ai.enumerate(G, ctx, ctx.currentPlayer);
         client.moves[move](...args);
         expect(client.getState()._stateID).toBe(1);
       });
       test.each(${JSON.stringify(ALL_GAMES)})('the board of $exported, without a mock', async ({ entry, exported }) => {
         const React = require('react');
         const { createRoot } = require('react-dom/client');
         const { Client } = require('boardgame.io/react');
         const { [exported]: game } = require(entry);
         const { [exported + 'Board']: board } = require(entry + '/board');
         const Table = Client({ game, board, numPlayers: 3, debug: false });
         globalThis.IS_REACT_ACT_ENVIRONMENT = true;
         const box = document.body.appendChild(document.createElement('div'));
         const root = createRoot(box);
         await React.act(async () => root.render(React.createElement(Table)));
         const click = (element) =>
           React.act(async () => {
             element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
             await new Promise((resolve) => setTimeout(resolve, 10));
           });
         const before = box.innerHTML;
         for (let moves = 0; moves < 12; moves++) await click(box.querySelector('[data-move]:not(:disabled)'));
         // The log, the rules, the chart and whatever else can be opened.
         for (const button of [...box.querySelectorAll('button')]) await click(button);
         expect(box.innerHTML).not.toBe(before);
         expect(box.querySelector('[data-layout]')).not.toBeNull();
         await React.act(async () => root.unmount());
       });`,
    );
    runBin('jest', '--config', 'jest.config.json');
  });
});

describe('with strict TypeScript', () => {
  const program = `
    import type { Game } from 'boardgame.io';
    import { DominantSpecies, type State, legalMoves, newGame, randomChance, rng } from 'dominant-species';
    import { type DominantSpeciesBoardProps, DominantSpeciesBoard } from 'dominant-species/board';
    import { GreedyBot } from 'dominant-species/bots';
    import { CardGame, rules as cardRules } from 'dominant-species/card-game';
    import { CardGameBoard } from 'dominant-species/card-game/board';
    import { GreedyBot as CardBot, LEVELS } from 'dominant-species/card-game/bots';
    import { EvolutionGame, rules as evolutionRules } from 'dominant-species/evolution-game';
    import { type EvolutionGameBoardProps, EvolutionGameBoard } from 'dominant-species/evolution-game/board';
    import { GreedyBot as EvolutionBot } from 'dominant-species/evolution-game/bots';
    import { type GameModule, playMatch, report } from 'dominant-species/kit';
    import 'dominant-species/board.css';
    import 'dominant-species/card-game/board.css';
    import 'dominant-species/evolution-game/board.css';
    const state: State = newGame({ players: 2, animalsEach: 1, randomEarth: false, animals: 'dealt' }, randomChance(rng(1)));
    export const count: number = legalMoves(state).length;
    export const game: Game = DominantSpecies;
    export const language: DominantSpeciesBoardProps['language'] = 'de';
    // @ts-expect-error There is no such language.
    export const wrong: DominantSpeciesBoardProps['language'] = 'xx';
    export const others: string[] = [CardGame, EvolutionGame].flatMap(({ name }) => name ?? []);
    export const places: readonly number[] | undefined = cardRules.result(cardRules.newGame({ players: 2, cards: 'reconstruction' }, randomChance(rng(1))))?.places;
    const match = { deal: 1, rotation: 0, options: cardRules.defaultOptions(2), maxRounds: 10 };
    export const shares: number[] = report([playMatch({ rules: cardRules }, LEVELS.slice(0, 2), match)]).map(({ share }) => share);
    export const names: EvolutionGameBoardProps['names'] = ['Ada'];
    // @ts-expect-error It has no such option.
    evolutionRules.newGame({ players: 2, animals: 'dealt' }, randomChance(rng(1)));
    export { DominantSpeciesBoard, GreedyBot, CardGameBoard, CardBot, EvolutionGameBoard, EvolutionBot, type GameModule };`;
  const compiler = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
  };

  /** How a project may resolve modules, and its files. */
  const PROJECTS: [string, string[]][] = [
    ['node16', ['use.mts', 'use.cts']],
    ['nodenext', ['use.mts', 'use.cts']],
    ['bundler', ['use.ts']],
  ];

  /** What TypeScript reports for each project. One process compiles all, so that what they have in common is read once. */
  let reports: Record<string, string>;
  beforeAll(() => {
    for (const file of new Set(PROJECTS.flatMap(([, files]) => files))) write(file, program);
    const examples = ['README.md', 'docs/package.md'].flatMap(examplesIn);
    const configs = PROJECTS.map(([moduleResolution, programs]) => {
      // They await at the top level, which CommonJS cannot.
      const files = [...programs, ...examples.map((_, i) => `example-${String(i)}.${programs[0]!.split('.')[1]!}`)];
      examples.forEach((example, i) => {
        write(files[programs.length + i]!, example);
      });
      const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution;
      const compilerOptions = { ...compiler, module, moduleResolution, types: ['node'] };
      write(`tsconfig.${moduleResolution}.json`, JSON.stringify({ compilerOptions, files }));
      return `tsconfig.${moduleResolution}.json`;
    });
    write(
      'compile.mjs',
      `import ts from ${JSON.stringify(pathToFileURL(join(ROOT, 'node_modules/typescript/lib/typescript.js')))};
       const files = new Map();
       const reports = ${JSON.stringify(configs)}.map((config) => {
         const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(config, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} });
         const host = ts.createCompilerHost(options);
         const { getSourceFile } = host;
         host.getSourceFile = (name, how, ...rest) => {
           const key = JSON.stringify([name, how]);
           if (!files.has(key)) files.set(key, getSourceFile.call(host, name, how, ...rest));
           return files.get(key);
         };
         const found = [...errors, ...ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host))];
         return ts.formatDiagnostics(found, host);
       });
       console.log(JSON.stringify(reports));`,
    );
    const printed = JSON.parse(run('node', 'compile.mjs')) as string[];
    reports = Object.fromEntries(PROJECTS.map(([name], i) => [name, printed[i]!]));
  });

  it('compiles under TypeScript 7, with the examples of the documents', () => {
    run('npm', 'install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', TYPESCRIPT_7);
    for (const [moduleResolution] of PROJECTS)
      run('node_modules/.bin/tsc', '--project', `tsconfig.${moduleResolution}.json`);
  });

  it.each(PROJECTS)('compiles under %s: %j', (moduleResolution) => {
    expect(reports[moduleResolution]).toBe('');
  });
});

describeBoards(project, ALL_GAMES);
describeBots(project, ALL_GAMES);
describeExamples(project);
