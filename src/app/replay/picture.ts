/**
 * The board as a picture with a caption below. Where all of it is one drawing (`data-picture`), that drawing, with every style that counts written
 * into it; otherwise the page's board as it stands, with the page's styles. Both look the same outside of the page.
 */

/** What is written into the picture of how an element is drawn; everything else has no effect on a drawing. */
const PROPERTIES = [
  'clip-path',
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'filter',
  'font-family',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'mask',
  'mix-blend-mode',
  'opacity',
  'paint-order',
  'rotate',
  'scale',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-origin',
  'translate',
  'visibility',
  'transform-box',
  'vector-effect',
  'paint-order',
] as const;

const SVG = 'http://www.w3.org/2000/svg';
/** The longer side of a PNG, and the room for the caption, in pixels. */
const PNG_SIDE = 1600;
const CAPTION = 0.055;

/** Writes how each element is drawn into its copy. */
function inlineStyles(from: Element, to: Element, defaults: CSSStyleDeclaration): void {
  const computed = getComputedStyle(from);
  if (computed.display === 'none') {
    to.remove();
    return;
  }
  const style = PROPERTIES.flatMap((name) => {
    const value = computed.getPropertyValue(name);
    return value === '' || (value === defaults.getPropertyValue(name) && !to.hasAttribute(name))
      ? []
      : [`${name}:${value}`];
  });
  const children = [...to.children];
  [...from.children].forEach((child, i) => {
    inlineStyles(child, children[i]!, defaults);
  });
  for (const { name } of [...to.attributes]) {
    if (
      name === 'class' ||
      name === 'style' ||
      name.startsWith('data-') ||
      name.startsWith('aria-') ||
      name === 'tabindex'
    ) {
      to.removeAttribute(name);
    }
  }
  to.setAttribute('style', style.join(';'));
}

/** Names that a drawing refers to, and what they stand for elsewhere on the page. */
function definitionsFor(drawing: Element, defaults: CSSStyleDeclaration): SVGDefsElement {
  const defs = document.createElementNS(SVG, 'defs');
  const have = new Set([...drawing.querySelectorAll('[id]')].map(({ id }) => id));
  const namesIn = (element: Element): string[] => {
    const text = new XMLSerializer().serializeToString(element);
    return [
      ...[...text.matchAll(/url\((?:&quot;|["'])?[^#)]*#([^"')&]+)/g)],
      ...[...text.matchAll(/href="#([^"]+)"/g)],
    ].map(([, name]) => name!);
  };
  const wanted = namesIn(drawing);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (have.has(name)) continue;
    have.add(name);
    const original = document.getElementById(name);
    if (original === null) continue;
    const copy = original.cloneNode(true) as Element;
    inlineStyles(original, copy, defaults);
    defs.append(copy);
    wanted.push(...namesIn(copy));
  }
  return defs;
}

/** A drawing that stands alone. */
function standaloneDrawing(drawing: SVGSVGElement, width: number, height: number): Element[] {
  const probe = document.createElementNS(SVG, 'g');
  const root = document.createElementNS(SVG, 'svg');
  root.append(probe);
  root.style.cssText = 'all: initial';
  document.body.append(root);
  const defaults = getComputedStyle(probe);
  const inner = drawing.cloneNode(true) as SVGSVGElement;
  inlineStyles(drawing, inner, defaults);
  inner.setAttribute('width', String(width));
  inner.setAttribute('height', String(height));
  const defs = definitionsFor(inner, defaults);
  root.remove();

  return [defs, inner];
}

/** Attributes by which styles find an element of the page. */
const STYLED_BY = /^(class|style|lang|data-.*)$/;

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) if (STYLED_BY.test(name)) to.setAttribute(name, value);
}

/** The board as the page shows it, inside the same elements, with the styles of the page; nothing of it moves. */
function standalonePage(board: Element, width: number, height: number): Element[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = [
    // A picture fetches nothing.
    ...rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText),
    '*, *::before, *::after { animation: none !important; transition: none !important; }',
  ].join('\n');
  let inside: Element = board.cloneNode(true) as Element;
  for (let around = board.parentElement!; ; around = around.parentElement!) {
    const copy = around.cloneNode(false) as HTMLElement;
    copy.append(inside);
    inside = copy;
    if (around !== document.body) {
      // The window ends where the board does.
      if (around.classList.contains('replay')) copy.style.height = `${String(height)}px`;
      continue;
    }
    break;
  }
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', String(width));
  frame.setAttribute('height', String(height));
  frame.append(inside);
  return [style, frame];
}

/** The board as a drawing that stands alone, with its size. */
function pictured(caption: string): { svg: SVGSVGElement; width: number; height: number } {
  const board = document.querySelector('.replay-board')!;
  const drawing = board.querySelector<SVGSVGElement>('svg[data-picture]');
  const { width, height } = (drawing ?? board).getBoundingClientRect();
  if (width * height === 0) throw new Error('there is nothing to draw');
  const page = getComputedStyle(document.body);
  const band = Math.max(28, height * CAPTION);
  const svg = document.createElementNS(SVG, 'svg');
  copyAttributes(document.documentElement, svg);
  svg.setAttribute('viewBox', `0 0 ${String(width)} ${String(height + band)}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height + band));
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', page.backgroundColor);
  const text = document.createElementNS(SVG, 'text');
  text.setAttribute('x', String(width / 2));
  text.setAttribute('y', String(height + band * 0.65));
  text.setAttribute('text-anchor', 'middle');
  text.setAttribute('font-family', 'Georgia, serif');
  text.setAttribute('font-size', String(Math.min(band * 0.55, (1.9 * width) / Math.max(1, caption.length))));
  text.setAttribute('fill', page.color);
  text.textContent = caption;
  const drawn = drawing
    ? standaloneDrawing(drawing, width, height)
    : standalonePage(board.firstElementChild!, width, height);
  svg.append(paper, ...drawn, text);
  return { svg, width, height: height + band };
}

/** The board with a caption. Rejects if there is nothing to draw, or the browser cannot. */
export async function boardPicture(caption: string, kind: 'png' | 'svg'): Promise<Blob> {
  const { svg, width, height } = pictured(caption);
  const source = new XMLSerializer().serializeToString(svg);
  if (kind === 'svg') return new Blob([source], { type: 'image/svg+xml' });
  const image = new Image();
  // Not from a blob: what a drawing with a page in it was drawn on could not be read then.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const scale = Math.max(1, PNG_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the browser cannot draw it'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Hands a picture to the browser as a file to download. */
export function savePicture(name: string, picture: Blob): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
