/** What a page hides: texts that are cut, and things of which one lies over another. */
import type { Page } from 'playwright-core';

/** A thing that something may lie over by design; without `over`, a text that may be cut. */
export interface Meant {
  /** A selector of what is covered, or cut. */
  readonly under: string;
  /** A selector of what covers it, or of what that is in. */
  readonly over?: string;
  readonly reason: string;
}

/** The pieces of a large drawing, which has no boxes: tokens, disks and signs on earth. */
const PIECES = '.ds-species > g, .ds-disk-on-earth, .ds-tag, .ds-plaque, .ds-count-chip';

/** What of the page hides what, as sentences; empty if everything can be seen. */
export const layoutFaults = (page: Page, meant: readonly Meant[] = []): Promise<string[]> =>
  page.evaluate(
    ([allowed, pieces]) => {
      const found = new Set<string>();
      const everything = document.head.appendChild(document.createElement('style'));
      // What lets the pointer through is seen as well.
      everything.textContent = '* { pointer-events: auto !important; cursor: default !important }';

      const isIn = (each: Element, selector: string): boolean => each.closest(selector) !== null;
      const isMeant = (under: Element, over: Element | null): boolean =>
        allowed.some(
          (one) =>
            under.matches(one.under) &&
            (over === null ? one.over === undefined : one.over !== undefined && isIn(over, one.over)),
        );

      /** A part of the page in words: what it says, or what it is. */
      const named = (each: Element): string => {
        const text = (each instanceof HTMLElement ? each.innerText : each.textContent)
          .replaceAll(/[\s\u00ad]+/gu, ' ')
          .trim();
        const classOf = (one: Element): string => {
          const [first] = (one.getAttribute('class') ?? '').split(' ').filter((name) => name !== '');
          return one.tagName.toLowerCase() + (first === undefined ? '' : `.${first}`);
        };
        const label = each.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
        const said = text !== '' ? text : label;
        const around = each.parentElement?.closest('[class]');
        const path = around === null || around === undefined ? '' : ` in ${classOf(around)}`;
        return `“${said.slice(0, 40)}” (${classOf(each)}${path})`;
      };

      const opacities = new Map<Element, number>();
      const opacityOf = (each: Element): number => {
        let known = opacities.get(each);
        if (known === undefined) {
          const own = parseFloat(getComputedStyle(each).opacity);
          known = (each.parentElement === null ? 1 : opacityOf(each.parentElement)) * own;
          opacities.set(each, known);
        }
        return known;
      };
      /** How opaque a colour is. */
      const alpha = (colour: string): number => {
        if (colour === 'none' || colour === 'transparent') return 0;
        const parts = /^(?:rgba|color)\([^)]*?[,/]\s*([\d.]+)\)$/u.exec(colour);
        return parts === null ? 1 : parseFloat(parts[1]!);
      };
      const hasBox = (each: Element): boolean => {
        const style = getComputedStyle(each);
        return (
          alpha(style.backgroundColor) > 0.3 || style.backgroundImage !== 'none' || each instanceof HTMLImageElement
        );
      };
      /** Whether a part of the page paints anything where the pointer meets it. */
      const paints = (each: Element, x: number, y: number): boolean => {
        if (opacityOf(each) < 0.3) return false;
        const style = getComputedStyle(each);
        if (each instanceof SVGElement && !(each instanceof SVGSVGElement)) {
          if (each instanceof SVGUseElement || each instanceof SVGImageElement) return true;
          const fill = alpha(style.fill) * parseFloat(style.fillOpacity);
          const stroke = alpha(style.stroke) * parseFloat(style.strokeOpacity);
          if (!(each instanceof SVGGeometryElement)) return fill > 0.3 || stroke > 0.3;
          const point = new DOMPoint(x, y).matrixTransform(each.getScreenCTM()!.inverse());
          return (fill > 0.3 && each.isPointInFill(point)) || (stroke > 0.3 && each.isPointInStroke(point));
        }
        if (hasBox(each)) return true;
        return linesOf(each).some((line) => x > line.left && x < line.right && y > line.top && y < line.bottom);
      };

      const forReaders = new Map<Element, boolean>();
      /** Whether only screen readers find it: in a box without size, or all clipped away. */
      const isForReaders = (each: Element): boolean => {
        let known = forReaders.get(each);
        if (known === undefined) {
          const { clipPath, width } = getComputedStyle(each);
          known =
            clipPath === 'inset(50%)' ||
            width === '1px' ||
            (each.parentElement !== null && isForReaders(each.parentElement));
          forReaders.set(each, known);
        }
        return known;
      };
      const isSeen = (each: Element): boolean =>
        each.checkVisibility({ visibilityProperty: true }) && opacityOf(each) > 0.2 && !isForReaders(each);

      interface Line {
        left: number;
        right: number;
        top: number;
        bottom: number;
      }
      const lines = new Map<Element, Line[]>();
      /** The lines of an element's own text, where letters are: without the space between lines. */
      const linesOf = (each: Element): Line[] => {
        let known = lines.get(each);
        if (known !== undefined) return known;
        known = [];
        for (const node of each.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE || node.textContent!.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const size = parseFloat(getComputedStyle(each).fontSize);
          for (const { left, right, top, bottom } of range.getClientRects()) {
            const middle = (top + bottom) / 2;
            const half = Math.min((bottom - top) / 2, each instanceof SVGElement ? Infinity : size * 0.5) * 0.76;
            if (right - left > 1) known.push({ left, right, top: middle - half, bottom: middle + half });
          }
        }
        lines.set(each, known);
        return known;
      };

      const clips = new Map<Element, Line>();
      const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      /** What the boxes around an element leave to be seen of it. */
      const clipOf = (each: Element): Line => {
        const known = clips.get(each);
        if (known !== undefined) return known;
        const style = getComputedStyle(each);
        const outer = each.parentElement === null || style.position === 'fixed' ? WINDOW : clipOf(each.parentElement);
        let clip = outer;
        const hides = (value: string): boolean => /hidden|clip|auto|scroll/u.test(value);
        const isDrawing = each instanceof SVGElement && !(each instanceof SVGSVGElement);
        if (!isDrawing && style.display !== 'inline' && (hides(style.overflowX) || hides(style.overflowY))) {
          const box = each.getBoundingClientRect();
          const [x, y] = [hides(style.overflowX), hides(style.overflowY)];
          clip = {
            left: x ? Math.max(outer.left, box.left) : outer.left,
            right: x ? Math.min(outer.right, box.right) : outer.right,
            top: y ? Math.max(outer.top, box.top) : outer.top,
            bottom: y ? Math.min(outer.bottom, box.bottom) : outer.bottom,
          };
        }
        clips.set(each, clip);
        return clip;
      };
      /** What hides the part of an element's lines that nobody can scroll to; null if nothing does. */
      const cutBy = (each: Element): Element | null => {
        const style = getComputedStyle(each);
        let isFixed = style.position === 'fixed';
        let own = linesOf(each);
        for (let one: Element | null = each; one !== null && !isFixed; one = one.parentElement) {
          const { overflowX, overflowY, display, position } = getComputedStyle(one);
          const isDrawing = one instanceof SVGElement && !(one instanceof SVGSVGElement);
          if (isDrawing || display === 'inline') continue;
          const box = one.getBoundingClientRect();
          const [x, y] = [/hidden|clip/u.test(overflowX), /hidden|clip/u.test(overflowY)];
          if (
            own.some(
              (line) =>
                (x && (line.left < box.left - 1.5 || line.right > box.right + 1.5)) ||
                (y && (line.top < box.top - 1.5 || line.bottom > box.bottom + 1.5)),
            )
          )
            return one;
          // What is scrolled out of view can be scrolled to.
          if (/auto|scroll/u.test(overflowX + overflowY)) own = own.map((line) => within(line, box));
          isFixed = position === 'fixed';
        }
        return null;
      };
      const within = (box: Line, clip: Line): Line => ({
        left: Math.max(box.left, clip.left),
        right: Math.min(box.right, clip.right),
        top: Math.max(box.top, clip.top),
        bottom: Math.min(box.bottom, clip.bottom),
      });
      const isEmpty = ({ left, right, top, bottom }: Line): boolean => right - left < 1 || bottom - top < 1;

      const all = [...document.body.querySelectorAll('*')].filter((each) => each.getClientRects().length > 0);
      const seen = all.filter(isSeen);

      /** What lies over a thing at a point; null if nothing does. */
      const coverAt = (x: number, y: number, thing: Element, isWhole: boolean): Element | null => {
        const top = document.elementFromPoint(x, y);
        if (top === null || top.contains(thing) || (isWhole && thing.contains(top))) return null;
        const stack = document.elementsFromPoint(x, y);
        const own = stack.findIndex((each) => each === thing || (isWhole && thing.contains(each)));
        return stack.slice(0, Math.max(0, own)).find((each) => paints(each, x, y)) ?? null;
      };
      const report = (thing: Element, covered: Map<Element, number>, points: number): void => {
        for (const [cover, count] of covered) {
          if (count < 2 && points > 8) continue;
          if (!isMeant(thing, cover)) found.add(`${named(cover)} lies over ${named(thing)}`);
        }
      };
      /** Finds what lies over a box, at points at most `step` apart. */
      const probe = (thing: Element, boxes: readonly Line[], step: number, isWhole: boolean): void => {
        const covered = new Map<Element, number>();
        let points = 0;
        for (const line of boxes) {
          const box = within(line, clipOf(thing));
          if (isEmpty(box)) continue;
          const columns = Math.min(16, Math.max(2, Math.ceil((box.right - box.left) / step)));
          const rows = Math.min(5, Math.max(2, Math.ceil((box.bottom - box.top) / step)));
          for (let column = 0; column < columns; column++) {
            for (let row = 0; row < rows; row++) {
              const x = box.left + ((column + 0.5) * (box.right - box.left)) / columns;
              const y = box.top + ((row + 0.5) * (box.bottom - box.top)) / rows;
              points++;
              const cover = coverAt(x, y, thing, isWhole);
              if (cover !== null) covered.set(cover, (covered.get(cover) ?? 0) + 1);
            }
          }
        }
        report(thing, covered, points);
      };

      // Texts.
      for (const each of seen) {
        const own = linesOf(each);
        if (own.length === 0) continue;
        probe(each, own, 7, false);
        if (isIn(each, '[title]') || isMeant(each, null)) continue;
        if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).textOverflow === 'ellipsis') {
          found.add(`${named(each)} is cut`);
          continue;
        }
        const by = cutBy(each);
        if (by !== null) found.add(`${named(each)} is cut by ${named(by)}`);
      }

      // Icons and pieces.
      const inOneOf = (set: ReadonlySet<Element>, each: Element): boolean => {
        for (let one = each.parentElement; one !== null; one = one.parentElement) if (set.has(one)) return true;
        return false;
      };
      const icons = new Set(
        seen.filter((each) => {
          if (each.matches(pieces)) return true;
          if (!(each instanceof SVGSVGElement || each instanceof HTMLImageElement)) return false;
          const { width, height } = each.getBoundingClientRect();
          return width > 5 && height > 5 && width < 90 && height < 90;
        }),
      );
      for (const each of icons) if (!inOneOf(icons, each)) probe(each, [each.getBoundingClientRect()], 6, true);

      // Boxes.
      const isPlate = (each: Element): boolean => {
        if (!(each instanceof HTMLElement) || isIn(each, 'svg')) return false;
        const { width, height } = each.getBoundingClientRect();
        if (width < 10 || height < 10) return false;
        const style = getComputedStyle(each);
        const isFramed = ['Top', 'Right', 'Bottom', 'Left'].every(
          (side) =>
            parseFloat(style[`border${side}Width` as 'borderTopWidth']) >= 1 &&
            alpha(style[`border${side}Color` as 'borderTopColor']) > 0.3,
        );
        return isFramed || alpha(style.backgroundColor) > 0.3;
      };
      const plates = seen
        .filter(isPlate)
        .map((each) => ({ each, box: within(each.getBoundingClientRect(), clipOf(each)) }));
      plates.forEach((a, i) => {
        for (const b of plates.slice(i + 1)) {
          if (a.each.contains(b.each)) continue;
          const both = within(a.box, b.box);
          if (both.right - both.left < 3 || both.bottom - both.top < 3) continue;
          if (!isMeant(a.each, b.each) && !isMeant(b.each, a.each))
            found.add(`${named(b.each)} and ${named(a.each)} overlap`);
        }
      });

      // On a wide screen everything is in view at once.
      for (const each of document.querySelectorAll('[data-layout=wide], [data-layout=wide] *')) {
        if (!/auto|scroll/u.test(getComputedStyle(each).overflow) || !isSeen(each) || isMeant(each, null)) continue;
        const [down, across] = [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth];
        if (down > 1 || across > 1)
          found.add(`${named(each)} has to be scrolled, by ${String(Math.max(down, across))} px`);
      }
      everything.remove();
      return [...found];
    },
    [meant, PIECES] as const,
  );
