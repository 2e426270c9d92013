/** The link to use another device, as a QR code. */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from '../../../src/app/account/QrCode.tsx';

/** The dark modules of a code, by rows. */
function modulesOf(text: string): { size: number; isDark: (x: number, y: number) => boolean } {
  const svg = renderToStaticMarkup(<QrCode text={text} label="a link" />);
  const size = Number(/viewBox="-4 -4 (\d+)/.exec(svg)![1]) - 8;
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x!} ${y!}`));
  return { size, isDark: (x, y) => dark.has(`${String(x)} ${String(y)}`) };
}

it('has a finder pattern in three corners, the timing between them, and a quiet margin of four modules (ISO/IEC 18004)', () => {
  const { size, isDark } = modulesOf('https://play.example.org/#link/9vJ2hR0uTqkYxw3c');
  expect((size - 17) % 4).toBe(0);
  const ring = (x: number, y: number): number => Math.max(Math.abs(x - 3), Math.abs(y - 3));
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 7; x++) expect([x, y, isDark(left + x, top + y)]).toEqual([x, y, ring(x, y) !== 2]);
  for (let i = 8; i < size - 8; i++) expect([i, isDark(i, 6), isDark(6, i)]).toEqual([i, i % 2 === 0, i % 2 === 0]);
});

it('differs from link to link', () => {
  const of = (text: string): string => renderToStaticMarkup(<QrCode text={text} label="" />);
  expect(of('https://play.example.org/#link/a')).not.toBe(of('https://play.example.org/#link/b'));
});
