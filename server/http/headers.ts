/** The headers of every answer that limit what a page may do, among them the content security policy of the built page. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The hashes of a page's inline scripts or styles, which allow them in a content security policy. */
const inlineHashes = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
  );

/** Allows everything from the same origin and the page's own inline elements, and nothing else. */
const policyFor = (html: string, frameAncestors: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'font-src': ["'self'"],
    // A picture of the board is drawn from a data URL: a canvas with a drawing from a blob URL could not be read.
    'img-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors':
      frameAncestors.length === 0 ? ["'none'"] : frameAncestors.map((each) => (each === 'self' ? "'self'" : each)),
  },
});

/** `X-Frame-Options` for browsers without `frame-ancestors`. It cannot name other origins: where those are allowed, it is left out. */
function xFrameOptions(frameAncestors: readonly string[]): false | { action: 'deny' | 'sameorigin' } {
  if (frameAncestors.length === 0) return { action: 'deny' };
  return frameAncestors.every((each) => each === 'self') && { action: 'sameorigin' };
}

/** The HTML of the built page; empty if it is not built. */
const pageHtml = (folder: string | undefined): string => {
  const file = folder && join(folder, 'index.html');
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/**
 * The headers, as options of Helmet. `page` is the folder of the built page, `frameAncestors` whose pages may embed it: `self` or origins; nobody's if
 * there are none.
 */
export const headersFor = (page: string | undefined, frameAncestors: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: policyFor(pageHtml(page), frameAncestors),
  xFrameOptions: xFrameOptions(frameAncestors),
  // The proxy that terminates TLS sets this if wanted.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' },
});
