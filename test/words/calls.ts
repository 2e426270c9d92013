/** The places where messages are called, as the compiler sees them, and what is wrong with the values given there. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { type Placeholder, placeholdersIn } from './placeholders.ts';

/** A program of files, some of which need not exist: `invented` has their texts. */
export function programOf(paths: readonly string[], invented: Readonly<Record<string, string>> = {}): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: object };
  };
  // What Node and Vite declare takes seconds to read, and no message is given any of it.
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, '.');
  const texts = new Map(Object.entries(invented).map(([path, text]) => [resolve(path), text]));
  const host = ts.createCompilerHost(options, true);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };
  return ts.createProgram([...paths.map((path) => resolve(path)), ...texts.keys()], options, host);
}

const isJson = ({ fileName }: ts.SourceFile): boolean => fileName.endsWith('.json');

/** The text of a message, if that is what a file of JSON has here. */
const textAt = (node: ts.Node): string[] =>
  ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer) && isJson(node.getSourceFile())
    ? [node.initializer.text]
    : [];

const NUMBERS = ['plural', 'number', 'percent', 'signed', 'date', 'ago'];

/** What a program's calls of messages give them. */
export function messageCalls(program: ts.Program) {
  const checker = program.getTypeChecker();

  const propertyTexts = (type: ts.Type, names: readonly string[] | null): string[] =>
    checker
      .getPropertiesOfType(checker.getApparentType(type))
      .filter(({ name }) => names === null || names.includes(name))
      .flatMap(({ declarations = [] }) => declarations)
      .flatMap(textAt);

  const unionOf = (type: ts.Type): readonly ts.Type[] =>
    type.isUnion() ? type.types.flatMap(unionOf) : [checker.getBaseConstraintOfType(type) ?? type];

  /** The texts that a function may be the message of; none if it is none, or nobody can tell. */
  function textsOf(callee: ts.Node): string[] {
    if (ts.isParenthesizedExpression(callee) || ts.isNonNullExpression(callee)) return textsOf(callee.expression);
    if (ts.isConditionalExpression(callee)) return [callee.whenTrue, callee.whenFalse].flatMap(textsOf);
    if (ts.isBinaryExpression(callee)) return [callee.left, callee.right].flatMap(textsOf);
    if (ts.isPropertyAccessExpression(callee))
      return propertyTexts(checker.getNonNullableType(checker.getTypeAtLocation(callee.expression)), [
        callee.name.text,
      ]);
    if (ts.isElementAccessExpression(callee)) {
      const keys = unionOf(checker.getTypeAtLocation(callee.argumentExpression));
      const literals = keys.filter((key) => key.isStringLiteral() || key.isNumberLiteral());
      const names = literals.length === keys.length ? literals.map(({ value }) => String(value)) : null;
      return propertyTexts(checker.getNonNullableType(checker.getTypeAtLocation(callee.expression)), names);
    }
    if (!ts.isIdentifier(callee)) return [];
    const declared = checker.getSymbolAtLocation(callee)?.valueDeclaration;
    if (declared === undefined) return [];
    if (ts.isVariableDeclaration(declared) && declared.initializer !== undefined) return textsOf(declared.initializer);
    if (!ts.isBindingElement(declared) || !ts.isObjectBindingPattern(declared.parent)) return [];
    const name = declared.propertyName ?? declared.name;
    return ts.isIdentifier(name) ? propertyTexts(checker.getTypeAtLocation(declared.parent), [name.text]) : [];
  }

  /** The type of a value like `count` or `tile.at`, among those given. */
  const typeOf = (given: ts.Type, name: string): ts.Type | undefined =>
    name.split('.').reduce<ts.Type | undefined>((type, key) => {
      const property = type && checker.getPropertyOfType(checker.getNonNullableType(type), key);
      return property && checker.getTypeOfSymbol(property);
    }, given);

  /** Whether a message can write a value of a type, which is no union, in a form. */
  function fits(type: ts.Type, { form, inCase }: Placeholder): boolean {
    const has = (flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;
    if (has(ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return inCase || form === 'select';
    if (NUMBERS.includes(form)) return has(ts.TypeFlags.NumberLike);
    if (form === 'select' && has(ts.TypeFlags.BooleanLike)) return true;
    // A list, or nouns in one of their forms.
    if (form !== '' && form !== 'select' && checker.isArrayLikeType(type)) return true;
    return has(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike);
  }

  /** What is wrong with the values of a call, for each text that it may show. */
  function faultsOf(texts: readonly string[], call: ts.CallExpression): string[] {
    const [values] = call.arguments;
    // One object for each way in which the values may be given: a clock of minutes, or one of days.
    const given = values ? unionOf(checker.getTypeAtLocation(values)) : [];
    const wanted = texts.flatMap(placeholdersIn);
    const faults = wanted.flatMap((placeholder) => {
      const { name, inCase } = placeholder;
      const types = given.map((each) => typeOf(each, name)).filter((type) => type !== undefined);
      if (types.length === 0 || (types.length < given.length && !inCase)) return [`${name} is missing`];
      return types
        .filter((type) => !unionOf(type).every((each) => fits(each, placeholder)))
        .map((type) => `${name} is ${checker.typeToString(type)}`);
    });
    const known = wanted.map(({ name }) => name.split('.')[0]);
    const unknown = given
      .flatMap((each) => checker.getPropertiesOfType(each))
      .filter(({ name }) => !known.includes(name));
    return [...new Set([...faults, ...unknown.map(({ name }) => `${name} is not in the message`)])];
  }

  const placeOf = (node: ts.Node): string => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    return `${relative('.', file.fileName)}:${String(line + 1)}`;
  };

  /** The names of messages: nothing else that is called needs a look, and to look at all would take a minute. */
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) names.add((node.name as ts.StringLiteral).text);
    ts.forEachChild(node, collect);
  };
  program.getSourceFiles().filter(isJson).forEach(collect);

  const mayBeMessage = (callee: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(callee)) return names.has(callee.name.text);
    if (ts.isParenthesizedExpression(callee) || ts.isElementAccessExpression(callee)) return true;
    if (!ts.isIdentifier(callee)) return false;
    const declared = checker.getSymbolAtLocation(callee)?.valueDeclaration;
    return (
      declared !== undefined &&
      (ts.isBindingElement(declared) || ts.isVariableDeclaration(declared) || ts.isParameter(declared))
    );
  };

  /** The calls of messages in a file, and those whose message cannot be told. */
  function inFile(file: ts.SourceFile): { calls: number; faults: string[]; untold: string[] } {
    const found = { calls: 0, faults: [] as string[], untold: [] as string[] };
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && mayBeMessage(node.expression)) {
        const texts = textsOf(node.expression);
        if (texts.length > 0) {
          found.calls++;
          found.faults.push(...faultsOf(texts, node).map((fault) => `${placeOf(node)}: ${fault}`));
        } else if (checker.getTypeAtLocation(node.expression).aliasSymbol?.name === 'Message')
          found.untold.push(`${placeOf(node)}: ${node.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  }

  return { inFile };
}
