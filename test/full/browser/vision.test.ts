/**
 * The six animals can be told apart by shape alone, whatever colours a player sees.
 *
 * Chromium shows the page as someone with each colour vision deficiency would see it. The contours of each picture are found: the pixels
 * where it turns from dark to light or back. Two pictures differ by the share of contours of either that the other has none
 * near. Another colour leaves the contours where they are, so it does not count; the test proves that too.
 */
import type { Page } from 'playwright-core';
import { expect, it } from '@jest/globals';
import { SILHOUETTE_ON } from '../../../src/games/dominant-species/board/art/animals.tsx';
import { ANIMALS } from '../../../src/games/dominant-species/rules/components.ts';
import { devtools, openRecord } from '../../browser/support/player.ts';
import { gameFor } from '../../browser/support/situations.ts';
import { onThePage } from '../../browser/support/browser.ts';

const DEFICIENCIES = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

/** The side of a picture, in pixels. */
const SIDE = 96;
/** How near another contour must be to count as the same one, in pixels. */
const NEAR = 3;
/** Two animals differ by at least this share of their contours. */
const CLEARLY = 0.25;
/** The same animal in other colours differs by at most this share: an edge that one colour shows, another may not. */
const HARDLY = 0.15;

/** The pieces that show an animal. */
const PIECES = ['icon', 'token', 'pawn'] as const;
type Piece = (typeof PIECES)[number];

/**
 * Lays out pieces of the board in a row over the page, cropped to the silhouette on them: `animals[i]` in the colours of
 * `colours[i]`.
 */
const layOut = (page: Page, piece: Piece, animals: readonly string[], colours: readonly string[]): Promise<void> =>
  page.evaluate(
    ({ piece, animals, colours, side, place }) => {
      document.querySelector('#specimens')?.remove();
      const row = document.createElement('div');
      row.id = 'specimens';
      row.style.cssText = `position:fixed;z-index:99;inset:0 auto auto 0;display:flex;background:var(--ui-paper)`;
      animals.forEach((animal, i) => {
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        svg.setAttribute('width', String(side));
        svg.setAttribute('height', String(side));
        const found =
          piece === 'icon'
            ? document.querySelector(`.ds-animal.ds-of-${animal} .ds-animal-head > svg`)
            : piece === 'pawn'
              ? [...document.querySelectorAll('.ds-pawn')].find((pawn) =>
                  pawn.innerHTML.includes(`--ds-${animal}-edge)`),
                )
              : document.querySelector(`.ds-species .ds-of-${animal} .ds-token`);
        if (!found) throw new Error(`the board shows no ${piece} of the ${animal}`);
        const copy = document.createElementNS(svg.namespaceURI, 'g') as SVGGElement;
        copy.append(...[...found.children].map((part) => part.cloneNode(true)));
        // What a piece refers to is drawn in place, and plain where it is lit, so that the copy has the colours it should have.
        for (const use of copy.querySelectorAll('use')) {
          const parts = document.querySelector(use.getAttribute('href')!)!.children;
          use.replaceWith(...[...parts].map((part) => part.cloneNode(true)));
        }
        for (const lit of copy.querySelectorAll('[fill^="url(#ds-lit"]'))
          lit.setAttribute('fill', `var(--ds-${animal})`);
        // The number of species and the rim of a pawn are the same for all.
        for (const shared of copy.querySelectorAll('text, ellipse')) shared.remove();
        // The patterns are six paths in the ink of their animal: the copy has its own in the ink it should have.
        const ids = /url\(#([^)]+)\)/.exec(copy.innerHTML);
        const pattern = ids === null ? null : document.getElementById(ids[1]!)?.cloneNode(true);
        svg.append(copy);
        if (pattern instanceof Element) {
          pattern.id = `pattern-${String(i)}`;
          svg.prepend(pattern);
          copy.innerHTML = copy.innerHTML.replaceAll(`url(#${ids![1]!})`, `url(#${pattern.id})`);
        }
        for (const part of ['', '-ink', '-edge'])
          svg.style.setProperty(`--ds-${animal}${part}`, `var(--specimen-${colours[i]!}${part})`);
        row.append(svg);
      });
      // Colours under names of their own, so that one animal can borrow another's.
      const theme = getComputedStyle(document.documentElement);
      for (const colour of new Set(colours))
        for (const part of ['', '-ink', '-edge'])
          row.style.setProperty(`--specimen-${colour}${part}`, theme.getPropertyValue(`--ds-${colour}${part}`));
      document.body.append(row);
      // The board need not be painted behind them for every picture.
      document.querySelector<HTMLElement>('#root')!.style.visibility = 'hidden';
      // The part of each piece that holds the silhouette, which is drawn in a box of 24 × 24.
      for (const svg of row.querySelectorAll('svg')) {
        svg.setAttribute('viewBox', [place.x, place.y, 24 * place.scale, 24 * place.scale].join(' '));
      }
    },
    { piece, animals, colours, side: SIDE, place: SILHOUETTE_ON[piece] },
  );

/** Where the contours of each laid-out piece are, row by row of pixels; and whether the picture is all grey. */
async function contours(page: Page, count: number): Promise<{ found: Contours[]; grey: boolean }> {
  const clip = { x: 0, y: 0, width: SIDE * count, height: SIDE };
  const picture = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  const { edges, grey } = await page.evaluate(
    async ({ picture, side, count }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side * count;
      canvas.height = side;
      const drawing = canvas.getContext('2d')!;
      drawing.drawImage(image, 0, 0);
      const { data } = drawing.getImageData(0, 0, canvas.width, side);
      let grey = true;
      const light = Array.from({ length: canvas.width * side }, (_, i) => {
        const [r, g, b] = [data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!];
        if (Math.max(r, g, b) - Math.min(r, g, b) > 6) grey = false;
        return 0.299 * r + 0.587 * g + 0.114 * b;
      });
      const at = (which: number, x: number, y: number): number => light[y * side * count + which * side + x]!;
      const edges = Array.from({ length: count }, (_, which) => {
        const steep: number[] = [];
        for (let y = 0; y < side; y++)
          for (let x = 0; x < side; x++) {
            const [left, right] = [at(which, Math.max(0, x - 1), y), at(which, Math.min(side - 1, x + 1), y)];
            const [above, below] = [at(which, x, Math.max(0, y - 1)), at(which, x, Math.min(side - 1, y + 1))];
            steep.push(Math.hypot(right - left, below - above));
          }
        const most = Math.max(...steep);
        // As text: a list of this many values would take longer to transfer than to compute.
        return steep.map((step) => (step > 0.3 * most ? '#' : ' ')).join('');
      });
      return { edges, grey };
    },
    { picture, side: SIDE, count },
  );
  return { found: edges.map((row) => withSurroundings(Array.from(row, (mark) => mark === '#'))), grey };
}

/** The contours of a picture, and the pixels near them. */
interface Contours {
  readonly edges: readonly boolean[];
  readonly near: readonly boolean[];
}

/** The offsets of the pixels near a contour. */
const AROUND = Array.from({ length: 2 * NEAR + 1 }, (_, down) => down - NEAR).flatMap((dy) =>
  Array.from({ length: 2 * NEAR + 1 }, (_, across) => across - NEAR)
    .filter((dx) => dx * dx + dy * dy <= NEAR * NEAR)
    .map((dx) => [dx, dy] as const),
);

/** Computed once for each picture, which is compared with many. */
function withSurroundings(edges: readonly boolean[]): Contours {
  const near = edges.map(() => false);
  edges.forEach((edge, i) => {
    if (!edge) return;
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    for (const [dx, dy] of AROUND)
      if (x + dx >= 0 && x + dx < SIDE && y + dy >= 0 && y + dy < SIDE) near[(y + dy) * SIDE + x + dx] = true;
  });
  return { edges, near };
}

/** The share of the contours of either picture that the other has none near, 0 … 1. */
function difference(a: Contours, b: Contours): number {
  const lonely = ({ edges }: Contours, { near }: Contours): number => {
    const all = edges.flatMap((edge, i) => (edge ? [i] : []));
    return all.filter((i) => !near[i]).length / all.length;
  };
  return (lonely(a, b) + lonely(b, a)) / 2;
}

const pairs = ANIMALS.flatMap((a, i) => ANIMALS.slice(i + 1).map((b) => [a, b] as const));

onThePage('the animals', (site) => {
  it.each(['light', 'dark'] as const)(
    'are told apart by shape, not by colour, in the %s scheme',
    async (colorScheme) => {
      const page = await site.open({ colorScheme });
      await openRecord(page, gameFor('all-pieces'));

      const alike: string[] = [];
      for (const type of DEFICIENCIES) {
        await (await devtools(page)).send('Emulation.setEmulatedVisionDeficiency', { type });
        for (const piece of PIECES) {
          await layOut(page, piece, ANIMALS, ANIMALS);
          const { found, grey } = await contours(page, ANIMALS.length);
          expect(grey).toBe(type === 'achromatopsia');
          for (const [a, b] of pairs) {
            const by = difference(found[ANIMALS.indexOf(a)]!, found[ANIMALS.indexOf(b)]!);
            if (!(by > CLEARLY)) alike.push(`${type}, ${piece}: ${a}, ${b} differ by ${String(by)}`);
          }
        }
      }
      expect(alike).toEqual([]);

      // The same animal in all colours would not count as different.
      await (await devtools(page)).send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
      const different: string[] = [];
      for (const piece of PIECES) {
        for (const animal of ANIMALS) {
          const colours = [animal, ...ANIMALS.filter((other) => other !== animal)];
          const same = colours.map(() => animal);
          await layOut(page, piece, same, colours);
          const [own, ...others] = (await contours(page, colours.length)).found;
          others.forEach((other, i) => {
            const by = difference(own!, other);
            if (!(by < HARDLY))
              different.push(`${piece} of the ${animal} in the colours of the ${colours[i + 1]!}: ${String(by)}`);
          });
        }
      }
      expect(different).toEqual([]);
    },
  );
});
