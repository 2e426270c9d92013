/**
 * A Vite plugin that writes the home page into index.html: it shows as soon as that file has arrived, in the language and the scheme of
 * the browser, before any JavaScript or CSS file has been fetched. At the address of another page it says that the page is being fetched.
 */
import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';

const MARKUP = 'src/app/home/markup.ts';
const FIRST_SCRIPT = 'src/app/home/first.js';

export function staticShell(): Plugin {
  return {
    name: 'static-shell',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<typeof import('../src/app/home/markup.ts')>(`./${MARKUP}`);
        const { FIRST_GAME, homeMarkup, waitingMarkup } = module;
        const script = await readFile(FIRST_SCRIPT, 'utf8');
        return html.replace(
          '<!-- home -->',
          () =>
            `<div id="home" data-shown="${FIRST_GAME}/en">${homeMarkup(FIRST_GAME, 'en')}</div>` +
            `<template id="home-de">${homeMarkup(FIRST_GAME, 'de')}</template>${waitingMarkup()}<script>${script}</script>`,
        );
      },
    },
  };
}

/** Writes the style sheets that index.html links into it. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
          const sheet = bundle?.[name];
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link;
        });
      },
    },
  };
}
