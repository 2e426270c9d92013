/**
 * The home page as HTML. It is written into index.html by the build, so that it shows before any JavaScript has run, and again in
 * the browser when the language or game changes. It needs no React: everything on it is a link.
 */
import { GAMES } from '../../games/index.ts';
import type { GameMeta } from '../../kit/module.ts';
import { HOME_WORDS, unofficialText } from '../words/home.ts';
import { type Language, LANGUAGES, LANGUAGE_CODES } from '../../kit/languages.ts';
import { hashOf } from '../route.ts';

/** The game shown if the address names none. */
export const FIRST_GAME = GAMES[0]!.id;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** Drawn in a box of 16 × 16. */
const ICONS = {
  play: '<path d="M4 2.5v11l9-5.5z" fill="currentColor"/>',
  continue: '<path d="M2.5 3v10l6-5zM9 3v10l5-5z" fill="currentColor"/>',
  together:
    '<circle cx="6" cy="5" r="2.5"/><path d="M1.500 14c0-3 2-4.500 4.500-4.500s4.500 1.500 4.500 4.500M10.500 2.800a2.500 2.500 0 0 1 0 4.400M12.200 10c1.500.6 2.300 2 2.300 4"/>',
  online:
    '<circle cx="8" cy="8" r="6.200"/><path d="M1.800 8h12.400M8 1.800c4.500 4 4.500 8.400 0 12.400M8 1.800c-4.500 4-4.500 8.400 0 12.400"/>',
  learn:
    '<path d="M8 4C6.500 2.700 4 2.500 1.800 3v9.500c2.200-.5 4.700-.3 6.200 1 1.500-1.300 4-1.500 6.200-1V3C12 2.500 9.500 2.700 8 4zm0 0v9.500"/>',
  watch:
    '<path d="M1.200 8C4.500 2.500 11.500 2.500 14.800 8 11.500 13.500 4.500 13.500 1.200 8z"/><circle cx="8" cy="8" r="2.200"/>',
  more: '<path d="M2 4.500h7M13 4.500h1M2 11.500h1M7 11.500h7"/><circle cx="11" cy="4.500" r="1.800"/><circle cx="5" cy="11.500" r="1.800"/>',
  menu: '<path d="M2 4h12M2 8h12M2 12h12"/>',
  chosen: '<path d="M3 8.500l3.500 3.500L13 4.500"/>',
} as const;

const icon = (name: keyof typeof ICONS, size = 20): string =>
  `<svg width="${String(size)}" height="${String(size)}" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[name]}</svg>`;

const link = (hash: string, name: keyof typeof ICONS, text: string, more = ''): string =>
  `<a class="home-link" href="${hash}"${more}>${icon(name)}<span>${escaped(text)}</span></a>`;

function card({ id, title, cover }: GameMeta, game: string, language: Language): string {
  const isChosen = id === game;
  return (
    `<a class="home-game cover-${id}" href="${hashOf({ page: 'home', game: id })}"${isChosen ? ' aria-current="page"' : ''}>` +
    `<span class="home-picture"></span><span class="home-game-text"><strong>${escaped(title[language])}</strong>` +
    `<span>${escaped(cover[language].blurb)}</span>` +
    (isChosen ? `<em>${icon('chosen', 16)}${escaped(HOME_WORDS[language].chosen)}</em>` : '') +
    `</span></a>`
  );
}

/** The home page of a game in a language. The link to the stored game is hidden: only the browser knows whether there is one. */
export function homeMarkup(game: string, language: Language): string {
  const { title, cover, credit } = GAMES.find(({ id }) => id === game)!;
  const words = HOME_WORDS[language];
  const { tagline, play, playText } = cover[language];
  const name = title[language].split(' ').map(escaped).join(' <br>');
  return (
    `<div class="home-scene" aria-hidden="true"></div>` +
    `<header class="home-bar"><button type="button" class="home-menu-button" popovertarget="home-menu" aria-label="${words.menu}">${icon('menu')}</button>` +
    `<nav id="home-menu" popover aria-label="${words.menu}"><a href="${hashOf({ page: 'rules', game })}">${words.rules}</a>` +
    `<a href="#games">${words.savedGames}</a>` +
    LANGUAGE_CODES.filter((code) => code !== language)
      .map((code) => `<button type="button" data-language="${code}" lang="${code}">${LANGUAGES[code]}</button>`)
      .join('') +
    `<button type="button" data-scheme-to="dark">${words.dark}</button><button type="button" data-scheme-to="light">${words.light}</button></nav></header>` +
    `<main class="home-main"><h1 tabindex="-1">${name}</h1><div class="home-sheet"><p class="home-tagline">${escaped(tagline)}</p>` +
    `<a class="home-play" href="${hashOf({ page: 'play', game })}"><strong>${icon('play', 24)}<span>${escaped(play)}</span></strong><small>${escaped(playText)}</small></a>` +
    `<div class="home-links">` +
    link(hashOf({ page: 'game', game }), 'continue', '', ' data-continue hidden') +
    link(hashOf({ page: 'together', game }), 'together', words.together) +
    link('#lobby', 'online', words.online) +
    link(hashOf({ page: 'learn', game, parts: [] }), 'learn', words.learn) +
    link(hashOf({ page: 'replay', game, parts: [] }), 'watch', words.watch) +
    `</div><p class="home-more"><a href="${hashOf({ page: 'setup', game })}">${icon('more', 16)}${escaped(words.more)}</a></p>` +
    `<p class="home-update" role="status" data-update hidden>${escaped(words.update)}</p></div></main>` +
    (GAMES.length > 1
      ? `<nav class="home-shelf" aria-label="${words.games}">${GAMES.map((each) => card(each, game, language)).join('')}</nav>`
      : '') +
    `<footer class="home-footer">${escaped(unofficialText(language, [credit]))}</footer>`
  );
}

/** Shown at the address of any other page until that is loaded, in all languages. */
export const waitingMarkup = (): string =>
  `<p id="waiting" role="status"${LANGUAGE_CODES.map((code) => ` data-${code}="${HOME_WORDS[code].loading}"`).join('')} hidden></p>`;

/** Shown where scripts are switched off, in all languages. */
export const noScriptMarkup = (): string =>
  LANGUAGE_CODES.map((code) => `<span lang="${code}">${HOME_WORDS[code].noScript}</span>`).join(' ');

/** What index.html holds: the home page of the first game in English, and for the script behind it in all other languages. */
export const allHomeMarkup = (): string =>
  `<div id="home" data-shown="${FIRST_GAME}/en">${homeMarkup(FIRST_GAME, 'en')}</div>` +
  LANGUAGE_CODES.filter((code) => code !== 'en')
    .map((code) => `<template id="home-${code}">${homeMarkup(FIRST_GAME, code)}</template>`)
    .join('');

/** The languages, for the script in the head of index.html. */
export const languageList = (): string => LANGUAGE_CODES.join(' ');
