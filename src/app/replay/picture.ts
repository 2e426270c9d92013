/**
 * The board as a picture with a caption below. If it is a single drawing (`data-picture="whole"`), that drawing, with every
 * relevant style inlined; otherwise the page's board with the page's stylesheets, without its controls (`data-picture="none"`),
 * including parts that are scrolled out of view. Either looks the same outside the page.
 */

/** The properties inlined into the picture; others have no effect on a drawing. */
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
/** The room around a drawing, as a share of its longer side. */
const MARGIN = 0.04;
/** How much of a picture's width the caption may take. */
const CAPTION_WIDTH = 0.96;
const CAPTION_FONT = "'Source Serif 4 Variable', Georgia, serif";
/** Marks the copy of the window. */
const FRAMED = 'replay-framed';

/** An element with a `style`. Set as an attribute, the page's content security policy would refuse it. */
type Styled = Element & ElementCSSInlineStyle;

/** Inlines the computed styles of each element into its copy. */
function inlineStyles(from: Element, to: Styled, defaults: CSSStyleDeclaration): void {
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
  const children = [...to.children] as Styled[];
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
  to.style.cssText = style.join(';');
}

/** What a drawing's references refer to elsewhere on the page. */
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
    const copy = original.cloneNode(true) as Styled;
    inlineStyles(original, copy, defaults);
    defs.append(copy);
    wanted.push(...namesIn(copy));
  }
  return defs;
}

/** What to draw of the board, and its size. */
interface Standalone {
  readonly elements: readonly Element[];
  readonly width: number;
  readonly height: number;
}

/** A self-contained copy of a whole drawing, including parts outside the screen. */
function standaloneDrawing(drawing: SVGSVGElement): Standalone {
  const box = drawing.getBBox();
  const margin = MARGIN * Math.max(box.width, box.height);
  const width = box.width + 2 * margin;
  const height = box.height + 2 * margin;
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
  inner.setAttribute('viewBox', [box.x - margin, box.y - margin, width, height].map(String).join(' '));
  const defs = definitionsFor(inner, defaults);
  root.remove();
  return { elements: [defs, inner], width, height };
}

/** Attributes that stylesheets match. */
const STYLED_BY = /^(class|lang|data-.*)$/;

function copyAttributes(from: Styled, to: Styled): void {
  for (const { name, value } of from.attributes) if (STYLED_BY.test(name)) to.setAttribute(name, value);
  to.style.cssText = from.style.cssText;
}

/** How much of a board is hidden below, if most of it scrolls. */
function hiddenBelow(board: Element): number {
  const scrolled = [board, ...board.querySelectorAll('*')].filter(
    (each) => each.clientWidth > board.clientWidth / 2 && /auto|scroll/.test(getComputedStyle(each).overflowY),
  );
  return Math.max(0, ...scrolled.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

/** A copy of the board inside copies of its ancestors, which stylesheets need, high enough to show everything. */
function copyOf(board: Element): { copy: Element; height: number } {
  let copy = board.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('[data-picture="none"]')) each.remove();
  const { width, height } = board.getBoundingClientRect();
  const frame = document.createElement('div');
  for (let around = board.parentElement!; around !== document.documentElement; around = around.parentElement!) {
    const outer = around.cloneNode(false) as HTMLElement;
    outer.append(copy);
    copy = outer;
    if (around.classList.contains('replay')) outer.classList.add(FRAMED);
  }
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; visibility: hidden; width: ${String(width)}px`;
  frame.append(copy);
  document.body.append(frame);
  // The window ends where the board does.
  const framed = frame.querySelector<HTMLElement>(`.${FRAMED}`)!;
  const setHeight = (pixels: number): void => {
    framed.style.height = `${String(pixels)}px`;
  };
  let whole = height;
  if (width < height) {
    // In portrait format the board scrolls: the picture grows to its full height, but to no more than twice the window, since long
    // texts do not belong in it.
    setHeight(height / 2);
    whole = Math.min(2 * height, height / 2 + hiddenBelow(frame.querySelector('.replay-board')!));
  }
  setHeight(whole);
  frame.remove();
  return { copy, height: whole };
}

/** A stylesheet's source without its fonts: the browser's own serialisation of its rules loses uses of variables. */
async function writtenStyles({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  const text = href === null ? (ownerNode?.textContent ?? '') : await (await fetch(href)).text();
  return text.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

/** The board as the page shows it, with the page's styles and without animations. */
async function standalonePage(board: Element): Promise<Standalone> {
  const style = document.createElementNS(SVG, 'style');
  style.textContent = [
    ...(await Promise.all([...document.styleSheets].map(writtenStyles))),
    '*, *::before, *::after { animation: none !important; transition: none !important; scrollbar-width: none !important; }',
  ].join('\n');
  const { width } = board.getBoundingClientRect();
  const { copy, height } = copyOf(board);
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', String(width));
  frame.setAttribute('height', String(height));
  frame.append(copy);
  return { elements: [style, frame], width, height };
}

/** A file as a data URL. */
const inlined = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new Error('the file cannot be read'));
    };
    reader.readAsDataURL(file);
  });

/** The page's fonts with their files inlined, since a picture loads nothing. None if they are not available. */
async function fontStyles(): Promise<string> {
  const plain = (family: string): string => family.replaceAll(/["']/g, '');
  const used = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => `${plain(family)} ${unicodeRange}`),
  );
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) =>
      used.has(`${plain(style.getPropertyValue('font-family'))} ${style.getPropertyValue('unicode-range')}`),
    );
  const styles = await Promise.all(
    faces.map(async ({ cssText, parentStyleSheet }) => {
      const address = /url\("?([^")]+)"?\)/.exec(cssText)![1]!;
      const file = await fetch(new URL(address, parentStyleSheet?.href ?? window.location.href));
      return cssText.replace(address, await inlined(await file.blob()));
    }),
  ).catch(() => []);
  return styles.join('\n');
}

/** The caption's font size: as large as the band below the picture allows, and no wider than the picture. */
function captionSize(caption: string, width: number, band: number): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `100px ${CAPTION_FONT}`;
  return Math.min(band * 0.55, (100 * CAPTION_WIDTH * width) / context.measureText(caption).width);
}

/** The board as a self-contained drawing, with its size. */
async function pictured(caption: string): Promise<{ svg: SVGSVGElement; width: number; height: number }> {
  const board = document.querySelector('.replay-board')!;
  const drawing = board.querySelector<SVGSVGElement>('svg[data-picture="whole"]');
  const { elements, width, height } = drawing ? standaloneDrawing(drawing) : await standalonePage(board);
  if (!(width * height > 0)) throw new Error('there is nothing to draw');
  const page = getComputedStyle(document.body);
  const band = Math.max(28, height * CAPTION);
  const svg = document.createElementNS(SVG, 'svg');
  copyAttributes(document.documentElement, svg);
  svg.setAttribute('viewBox', `0 0 ${String(width)} ${String(height + band)}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height + band));
  const fonts = document.createElementNS(SVG, 'style');
  fonts.textContent = await fontStyles();
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', page.backgroundColor);
  const text = document.createElementNS(SVG, 'text');
  text.setAttribute('x', String(width / 2));
  text.setAttribute('y', String(height + band * 0.65));
  text.setAttribute('text-anchor', 'middle');
  text.setAttribute('font-family', CAPTION_FONT);
  text.setAttribute('font-size', String(captionSize(caption, width, band)));
  text.setAttribute('fill', page.color);
  text.textContent = caption;
  svg.append(fonts, paper, ...elements, text);
  return { svg, width, height: height + band };
}

/** The board with a caption. Rejects if there is nothing to draw, or the browser cannot. */
export async function boardPicture(caption: string, kind: 'png' | 'svg'): Promise<Blob> {
  const { svg, width, height } = await pictured(caption);
  const source = new XMLSerializer().serializeToString(svg);
  if (kind === 'svg') return new Blob([source], { type: 'image/svg+xml' });
  const image = new Image();
  // A data URL: with a blob URL the canvas would be tainted and could not be read.
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

/** Downloads a picture. */
export function savePicture(name: string, picture: Blob): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
