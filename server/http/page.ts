/**
 * The built page, served from memory: no request opens a file, and only what was in the folder at the start has a name. Files that
 * the build has compressed (`.br`, `.gz` beside them) are sent compressed to clients that accept it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAs } from '../addresses.ts';
import type { RateLimit } from '../rate-limit.ts';

/** The encodings of compressed copies, the smallest first, and the endings of their names. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The bytes of a file, as they are or compressed. */
interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface PageFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Body;
  readonly compressed: ReadonlyMap<Encoding, Body>;
}

function readBody(path: string): Body {
  const bytes = readFileSync(path);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Reads all files of a folder; their names are paths of URLs without the first slash. */
function readFiles(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  const endings: readonly string[] = Object.values(ENCODINGS);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || endings.includes(extname(path))) continue;
    const compressed = new Map<Encoding, Body>();
    for (const [encoding, ending] of Object.entries(ENCODINGS)) {
      if (existsSync(path + ending)) compressed.set(encoding as Encoding, readBody(path + ending));
    }
    const name = path.slice(join(folder, sep).length).split(sep).join('/');
    files.set(name, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      // Built files have a content hash in their names; the others may change.
      cacheControl: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      plain: readBody(path),
      compressed,
    });
  }
  return files;
}

/** Whether a client accepts an encoding. */
const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((each) => {
    const [name = '', quality = ''] = each.toLowerCase().split(';');
    return [encoding, '*'].includes(name.trim()) && !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality);
  });

/** Whether a client already has what has this tag. */
const isCurrent = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim())) === true;

/** Serves the built page, if there is one. `files` limits the files that an address may ask for. */
export function servePage(http: FastifyInstance, folder: string | undefined, limit: RateLimit): void {
  if (folder === undefined || !existsSync(folder)) return;
  const files = readFiles(folder);
  http.get('/*', { onRequest: (request) => limit.use(countedAs(request.ip)) }, async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const file = files.get(name === '' ? 'index.html' : name);
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    const [encoding, body] = bodyFor(request, file);
    void reply.headers({ etag: body.etag, 'cache-control': file.cacheControl });
    // Whoever caches it must not send it compressed to a client that does not accept that.
    if (file.compressed.size > 0) {
      const vary = reply.getHeader('vary');
      void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    }
    if (isCurrent(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    return reply.type(file.type).send(body.bytes);
  });
}

/** What a client is sent of a file, and how that is encoded. */
function bodyFor({ headers }: FastifyRequest, { plain, compressed }: PageFile): [Encoding | undefined, Body] {
  const accepted = headers['accept-encoding'];
  const header = typeof accepted === 'string' ? accepted : '';
  return [...compressed].find(([encoding]) => accepts(header, encoding)) ?? [undefined, plain];
}
