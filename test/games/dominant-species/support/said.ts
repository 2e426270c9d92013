/**
 * Everything a catalogue can say: its texts, and its sentences for arguments of every kind their types allow. The entries and
 * their arguments are read from the catalogue's type, so that a new entry is covered without a change here.
 */
import { resolve } from 'node:path';
import ts from 'typescript';

/** A text of a catalogue: its path, its arguments, and what it says. */
export interface Said {
  /** Its path and arguments: `bar.turn(1)`. */
  readonly path: string;
  readonly text: unknown;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const has = (type: ts.Type, flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0;

/** Reads types from the given files. */
export function reader(files: readonly string[]) {
  const paths = files.map((file) => resolve(file));
  const program = ts.createProgram(paths, OPTIONS);
  const checker = program.getTypeChecker();

  /** The members of an object type; those that can be missing have `optional`. */
  const members = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((property) => ({
      name: property.name,
      type: checker.getNonNullableType(checker.getTypeOfSymbol(property)),
      optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    }));

  const elementOf = (type: ts.Type): ts.Type | undefined =>
    checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;

  /** Values of a type: every member of a union of strings, no empty lists, objects with each value of each member. */
  function samples(type: ts.Type): unknown[] {
    if (type.isUnion()) return [...new Set(type.types.flatMap(samples))];
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (has(type, ts.TypeFlags.Null)) return [null];
    if (has(type, ts.TypeFlags.BooleanLiteral)) return [checker.typeToString(type) === 'true'];
    if (has(type, ts.TypeFlags.String)) return ['Ann'];
    if (has(type, ts.TypeFlags.Number)) return [1, 2, 0, 7];
    if (has(type, ts.TypeFlags.Any)) throw new Error('a word is asked with something whose type cannot be read');
    if (checker.typeToString(type) === 'Date') return [new Date('2026-03-05T12:00:00Z')];
    const element = elementOf(type);
    if (element !== undefined) {
      const all = samples(element);
      return [...all.map((each) => [each]), ...all.map((each, i) => [each, all[(i + 1) % all.length]])];
    }
    return together(members(type).map(({ type: each }) => samples(each))).map((values) =>
      Object.fromEntries(members(type).map(({ name }, i) => [name, values[i]])),
    );
  }

  /** Arguments in step, as many times as the longest list of values needs, then once more out of step. */
  function together(lists: readonly unknown[][]): unknown[][] {
    const most = Math.max(1, ...lists.map((list) => list.length));
    return [0, 1].flatMap((shift) =>
      Array.from({ length: most }, (_, i) => lists.map((list, at) => list[(i + shift * at) % list.length])),
    );
  }

  /** Everything that a value of a type says. */
  function* said(value: unknown, type: ts.Type, path: string): Generator<Said> {
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) {
      const returned = signature.getReturnType();
      if (checker.typeToString(returned).startsWith('Promise')) return;
      const lists = signature.parameters.map((each) => samples(checker.getTypeOfSymbol(each)));
      for (const given of together(lists)) {
        const result: unknown = (value as (...given: unknown[]) => unknown)(...given);
        yield* said(result, returned, `${path}(${given.map((each) => JSON.stringify(each)).join(', ')})`);
      }
    } else if (Array.isArray(value)) {
      for (const [i, each] of value.entries()) {
        yield Array.isArray(each) || typeof each === 'string'
          ? { path: `${path}[${String(i)}]`, text: Array.isArray(each) ? each.join(' ') : each }
          : { path: `${path}[${String(i)}]`, text: undefined };
      }
    } else if (has(type, ts.TypeFlags.StringLike) || typeof value !== 'object' || value === null) {
      yield { path, text: value };
    } else {
      const known = members(type);
      for (const name of Object.keys(value))
        if (!known.some((each) => each.name === name)) yield { path: `${path}.${name}`, text: undefined };
      for (const { name, type: each, optional } of known) {
        if (optional && !Object.hasOwn(value, name)) continue;
        yield* said((value as Record<string, unknown>)[name], each, path === '' ? name : `${path}.${name}`);
      }
    }
  }

  /** The type that a file exports under a name. */
  function typeOf(file: string, name: string): ts.Type {
    const source = program.getSourceFile(resolve(file));
    const exported = source && checker.getSymbolAtLocation(source);
    const symbol = exported && checker.getExportsOfModule(exported).find((each) => each.name === name);
    if (symbol === undefined) throw new Error(`${file} exports no type ${name}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  }

  return (value: unknown, file: string, name: string): Said[] => [...said(value, typeOf(file, name), '')];
}

/** The keys of a catalogue, with its functions and texts as leaves. */
export function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value)
    .flatMap(([key, each]) => keysOf(each, path === '' ? key : `${path}.${key}`))
    .sort();
}
