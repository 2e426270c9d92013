/** Puts compressed copies beside the built page's files, so that a server can send them without compressing each time. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Where the built page is. */
const FOLDER = process.argv[2] ?? 'dist/app';
/** Smaller files gain nothing from it. */
const MIN = 1024;

for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  // Fonts and pictures are already compressed.
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
  const file = join(FOLDER, name);
  const content = readFileSync(file);
  if (content.length < MIN) continue;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}
