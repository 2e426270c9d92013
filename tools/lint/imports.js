/**
 * An ESLint rule that says which files may import which: by `import` and `export … from`, `import()`, types by `import('…')`, `require`, `import.meta.glob`,
 * and the addresses of workers. The rooms are in eslint.config.js.
 */
import { posix, relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * @typedef {object} Room
 * @property {string} files The files of the room, by their path in the project: `*` stands for a name, `**` for any path, `:game` for the name of a game.
 * @property {readonly string[]} knows The files that they may know; `:game` is the same game.
 * @property {readonly string[]} [without] Packages that they must not import.
 * @property {boolean} [isComputed] Whether they may import modules whose names are computed at run time.
 * @property {string} [because] Why it is an exception.
 */

/** A pattern of a room as a regular expression. @param {string} pattern @param {string} game */
const expression = (pattern, game) =>
  new RegExp(
    `^${pattern
      .replace(/[.[\]()+^$|\\]/g, '\\$&')
      .replace(/\*\*|\*|:game/g, (mark) => ({ '**': '.*', '*': '[^/]*', ':game': game })[mark] ?? mark)}$`,
  );

/** The first room that contains a file, and the game it belongs to. @param {readonly Room[]} rooms @param {string} file */
function roomOf(rooms, file) {
  for (const room of rooms) {
    const match = expression(room.files, '(?<game>[^/]+)').exec(file);
    if (match) return { ...room, game: match.groups?.game ?? '' };
  }
  return undefined;
}

/**
 * What stands for the name of a file: its text, `*` for what a template fills in; undefined if it cannot be read.
 * @param {import('estree').Node | null | undefined} node
 */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const text = node.quasis.map(({ value }) => value.cooked ?? '').join('*');
  return text.startsWith('*') ? undefined : text;
}

const isMeta = (node) => node?.type === 'MetaProperty';

/** Whether an expression is `import.meta.NAME`. */
const isOfMeta = (node, ...names) =>
  node.type === 'MemberExpression' && isMeta(node.object) && names.includes(node.property.name);

/** @type {import('eslint').Rule.RuleModule} */
export const imports = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array' }],
    messages: {
      file: '{{ room }} must not know {{ file }}; it may know {{ knows }}.',
      package: '{{ room }} must not know {{ file }}.',
      computed: 'Which file is imported cannot be read here; {{ room }} must name it.',
    },
  },
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join(posix.sep);
    const room = roomOf(context.options[0], file);
    if (!room) return {};
    const { files, knows, without = [], isComputed = false, game } = room;
    const allowed = knows.map((pattern) => expression(pattern, game));
    const data = { room: files.replaceAll(':game', game), knows: knows.join(', ').replaceAll(':game', game) };

    /** Checks an imported name; an expression for it cannot always be read. */
    const check = (node) => {
      if (!node) return;
      const text = textOf(node);
      if (text === undefined) {
        if (!isComputed) context.report({ node, messageId: 'computed', data });
        return;
      }
      const name = text.replace(/[?#].*$/, '');
      if (/^\.{0,2}\//.test(name)) {
        const target = name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name);
        if (!allowed.some((pattern) => pattern.test(target)))
          context.report({ node, messageId: 'file', data: { ...data, file: target } });
      } else if (
        without.some(
          (each) => name === each || name.startsWith(`${each}/`) || (each.endsWith(':') && name.startsWith(each)),
        )
      ) {
        context.report({ node, messageId: 'package', data: { ...data, file: name } });
      }
    };
    /** Checks the address of a file, `new URL(…, import.meta.url)`, if the file is code. */
    const checkAddress = (node) => {
      const [address, base] = node.arguments;
      if (node.callee.name === 'URL' && base && isOfMeta(base, 'url') && /\.[jt]sx?$/.test(textOf(address) ?? ''))
        check(address);
    };

    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
      NewExpression: checkAddress,
      CallExpression({ callee, arguments: [first] }) {
        if (callee.name === 'require') check(first);
        if (isOfMeta(callee, 'glob', 'resolve')) check(first);
      },
    };
  },
};
