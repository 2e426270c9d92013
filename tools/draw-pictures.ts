/**
 * Draws the pictures that are shipped as pixels from their SVG sources, in Chromium: the home page's and the games' covers, in light and dark, and the
 * icons of the installed page.
 *
 *     npx tsx tools/draw-pictures.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { gameIds } from '../src/games/index.ts';

interface Drawing {
  readonly source: string;
  readonly target: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly isDark: boolean;
  readonly format: 'png' | 'webp';
  /** The share of the width that stays empty at each side. */
  readonly margin?: number;
}

/** A drawing in both colour schemes. */
const inSchemes = (path: string, width: number, height: number, scale: number): Drawing[] =>
  [false, true].map((isDark) => ({
    source: `${path}.svg`,
    target: `${path}-${isDark ? 'dark' : 'light'}.webp`,
    ...{ width, height, scale, isDark },
    format: 'webp',
  }));

const icon = (target: string, size: number, margin: number): Drawing => ({
  source: 'public/icon.svg',
  target: `public/${target}.png`,
  ...{ width: size, height: size, scale: 1, isDark: false, margin },
  format: 'png',
});

const DRAWINGS: readonly Drawing[] = [
  ...inSchemes('src/app/home/pictures/home-wide', 1440, 900, 1.5),
  ...inSchemes('src/app/home/pictures/home-phone', 390, 372, 2),
  ...gameIds.flatMap((game) => inSchemes(`src/games/${game}/cover/cover`, 168, 168, 2)),
  icon('icon-180', 180, 0.08),
  icon('icon-192', 192, 0.04),
  icon('icon-512', 512, 0.04),
  // Masks may crop a fifth on every side.
  icon('icon-maskable-512', 512, 0.2),
];

async function draw(browser: Browser, drawing: Drawing): Promise<void> {
  const { source, target, width, height, scale, isDark, format, margin = 0 } = drawing;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const inner = Math.round(width * (1 - 2 * margin));
  const svg = readFileSync(source, 'utf8').replace(
    '<svg ',
    `<svg width="${String(inner)}" height="${String(Math.round(height * (1 - 2 * margin)))}" preserveAspectRatio="xMidYMid slice" `,
  );
  const background = format === 'png' ? '#efe4cb' : 'none';
  await page.setContent(
    `<html class="${isDark ? 'dark' : ''}"><style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${background} }</style><body>${svg}`,
  );
  const session = await page.context().newCDPSession(page);
  const quality = format === 'webp' ? { quality: 55 } : {};
  const { data } = await session.send('Page.captureScreenshot', { format, ...quality });
  writeFileSync(target, Buffer.from(data, 'base64'));
  await page.close();
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const drawing of DRAWINGS) await draw(browser, drawing);
await browser.close();
