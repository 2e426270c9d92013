/**
 * A Vite plugin that writes the home page into index.html: it shows as soon as that file has arrived, in the browser's language and colour
 * scheme, before any JavaScript or CSS file has been fetched. At the address of another page it says that the page is being fetched.
 */
import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';
import { filesAtOnce } from './first-load.ts';

const MARKUP = 'src/app/home/markup.ts';
const HEAD_SCRIPT = 'src/app/home/head.js';
const BODY_SCRIPT = 'src/app/home/body.js';

export function staticShell(): Plugin {
  let conditions: string[] = [];
  return {
    name: 'static-shell',
    configResolved({ resolve }) {
      ({ conditions } = resolve);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<typeof import('../../src/app/home/markup.ts')>(`./${MARKUP}`, {
          resolve: { conditions },
        });
        const { allHomeMarkup, languageList, noScriptMarkup, waitingMarkup } = module;
        const script = async (path: string): Promise<string> => `<script>${await readFile(path, 'utf8')}</script>`;
        const head = (await script(HEAD_SCRIPT)).replace('LANGUAGES', languageList());
        const body = `${allHomeMarkup()}${waitingMarkup()}${await script(BODY_SCRIPT)}`;
        return html
          .replace('<!-- head script -->', () => head)
          .replace('<!-- no script -->', () => noScriptMarkup())
          .replace('<!-- home -->', () => body);
      },
    },
  };
}

/** Inlines the style sheets that index.html links to. */
export function inlineStyles(): Plugin {
  let base = '/';
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, address: string) => {
          const sheet = address.startsWith(base) ? bundle?.[address.slice(base.length)] : undefined;
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link;
        });
      },
    },
  };
}

/**
 * Notes in index.html which files a page needs, so that the script in its head has them fetched all at once instead of one after another
 * (src/app/home/head.js). `modules` names what a page opens by the parts of its address; `app` is needed by all.
 */
export function fetchAtOnce(modules: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'fetch-at-once',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const noted: Record<string, string[]> = {};
        for (const [part, names] of Object.entries(modules)) {
          // What a part is fetched with is named there.
          const others = ['app', part.split('/')[0]!].filter((other) => other !== part);
          const known = filesAtOnce(
            files,
            others.flatMap((other) => modules[other]!),
          );
          noted[part] = [...filesAtOnce(files, names)].filter((name) => !known.has(name));
        }
        return html.replace(
          '<!-- files -->',
          () => `<script type="application/json" id="files">${JSON.stringify(noted)}</script>`,
        );
      },
    },
  };
}
