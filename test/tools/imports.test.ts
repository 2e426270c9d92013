import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

/** The files that a file imports when it runs: types are gone by then, and what is loaded later by `import()` may look back. */
function importsOf(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    if (from === undefined || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    const names = named && 'elements' in named ? [...named.elements] : [];
    const isDefault = ts.isImportDeclaration(statement) && statement.importClause?.name !== undefined;
    const isTypeOnly = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const isType = isTypeOnly || (names.length > 0 && !isDefault && names.every((name) => name.isTypeOnly));
    return isType ? [] : [join(dirname(file), from.text)];
  });
}

/** The files that import each other in a circle, each circle once as it is met first. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): void => {
    const since = path.indexOf(file);
    if (since >= 0) found.push(path.slice(since));
    if (since >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of imports.get(file) ?? []) walk(next);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) walk(file);
  return found;
}

it('finds a circle where there is one, and none among types', () => {
  const graph = (files: Record<string, string>) =>
    circles(new Map(Object.entries(files).map(([file, text]) => [file, importsOf(file, text)])));
  const b = `import { a } from './a.ts'; export const b = a;`;
  expect(graph({ 'a.ts': `import { type B, b } from './b.ts';`, 'b.ts': b })).toEqual([['a.ts', 'b.ts']]);
  expect(graph({ 'a.ts': `export * from './b.ts';`, 'b.ts': b })).toEqual([['a.ts', 'b.ts']]);
  expect(graph({ 'a.ts': `import { type B } from './b.ts';`, 'b.ts': b })).toEqual([]);
  expect(graph({ 'a.ts': `const b = import('./b.ts');`, 'b.ts': b })).toEqual([]);
});

it('no files import each other in a circle', () => {
  const files = ['src', 'server', 'tools', 'bench', 'package'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(circles(new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))])))).toEqual([]);
});
