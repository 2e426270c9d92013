/** The documents list exactly the moves and draws that games describe, in notation that they read. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { faultIn } from '../../src/kit/documents/decode.ts';
import { loadGame } from '../../src/games/index.ts';

const NOTATIONS = [
  ['dominant-species', 'docs/notation.md', '## A move\n'],
  ['card-game', 'docs/notation-card-game.md', '## Moves\n'],
  ['evolution-game', 'docs/notation-evolution-game.md', '## Moves\n'],
] as const;

/** Inline code of a text. */
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
/** The rows of the tables of a text, as cells, with their headings. */
const rowsIn = (text: string): string[][] =>
  text.split('\n').flatMap((line) =>
    line.startsWith('|')
      ? [
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ]
      : [],
  );
/** A section up to the next one. */
const sectionOf = (document: string, heading: string): string =>
  document.slice(document.indexOf(heading) + heading.length).split(/^## /m)[0]!;

describe.each(NOTATIONS)('%s: %s', (id, file, heading) => {
  const document = readFileSync(file, 'utf8');

  it('has an example of every move, and only of moves', async () => {
    const { notation, actions } = await loadGame(id);
    const examples = rowsIn(sectionOf(document, heading))
      .flat()
      .flatMap((cell) => codeIn(cell).filter((code) => /^[{"]/.test(code)));
    const named = examples.map((code) => actions.write(notation.move.read(JSON.parse(code))).move);
    expect([...new Set(named)].sort()).toEqual(actions.names.toSorted());
  });

  it('names every kind of draw', async () => {
    const { notation } = await loadGame(id);
    const refused = faultIn(() => void notation.outcome.read({}))!;
    // The error lists the kinds.
    const draws = refused.message.split(': ')[1]!.split(', ');
    expect(draws.length).toBeGreaterThan(2);
    const named = draws.filter((kind) => new RegExp(`\\{ ?"${kind}": ?[^}]+\\}`).test(document));
    expect(named).toEqual(draws);
  });
});

it('the moves of boardgame.io in the documents are moves of The Evolution Game', async () => {
  const { actions } = await loadGame('evolution-game');
  const calls = [
    ...readFileSync('docs/notation-evolution-game.md', 'utf8').matchAll(/`moves\.(?!undo)(\w+)\(([^)]*)\)`/g),
  ];
  expect(calls.length).toBeGreaterThan(3);
  for (const [, name, args] of calls) {
    const given = JSON.parse(`[${args!.replaceAll("'", '"')}]`) as unknown[];
    expect([name, actions.read(name!, given)]).toEqual([name, expect.any(Number)]);
  }
});

it('the table of questions of Dominant Species says which moves answer each', async () => {
  const bgio = await (await loadGame('dominant-species')).bgio();
  const asked = Object.values(bgio.phases!).flatMap(({ turn }) => Object.entries(turn!.stages!));
  const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const answers = Object.fromEntries(
    asked.map(([stage, { moves }]) => [
      stage,
      Object.keys(moves!)
        .filter((name) => name !== 'undo')
        .map(inWords)
        .sort(),
    ]),
  );
  const rows = rowsIn(readFileSync('docs/notation.md', 'utf8'));
  const from = rows.findIndex(([question]) => question === 'question') + 2;
  const documented = rows
    .slice(
      from,
      rows.findIndex(([move], i) => i > from && move === 'move'),
    )
    .flatMap(([questions, , legal]) => {
      const named = codeIn(questions!);
      const groups = legal!.split(';');
      return named.map((question, i) => {
        const own = groups.length === named.length ? groups[i]! : legal!;
        return [question, codeIn(own).sort()] as const;
      });
    });
  expect(Object.fromEntries(documented)).toEqual(answers);
});
