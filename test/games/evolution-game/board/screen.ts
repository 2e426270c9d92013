/** A page in jsdom as its user finds it: elements by role, name and text; clicks, keys and focus. */
import type { ReactNode } from 'react';
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];

export function render(page: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  act(() => {
    root.render(page);
  });
  return container;
}

export function cleanup(): void {
  for (const root of roots.splice(0)) {
    act(() => {
      root.unmount();
    });
  }
  document.body.replaceChildren();
}

const SELECTORS = {
  button: 'button',
  heading: 'h1',
  img: '[role="img"]',
  region: 'section[aria-label]',
  group: '[role="group"]',
} as const;
type Role = keyof typeof SELECTORS;

const squeezed = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? squeezed(element.textContent);
const fits = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** All elements with a role and name, in page order. */
export const all = (role: Role, name: string | RegExp, inside: ParentNode = document): HTMLElement[] =>
  Array.from(inside.querySelectorAll<HTMLElement>(SELECTORS[role])).filter((each) => fits(nameOf(each), name));

/** The first of them; if there is none, throws an error that lists what there is. */
export function find(role: Role, name: string | RegExp, inside: ParentNode = document): HTMLElement {
  const [first] = all(role, name, inside);
  if (first) return first;
  const there = Array.from(inside.querySelectorAll(SELECTORS[role]), nameOf);
  throw new Error(`no ${role} ${String(name)}; there are ${there.join(' | ')}`);
}

/** Whether an element, or one in it, has that text; an element without the text is not searched further. */
function holds(element: Element, text: string | RegExp): boolean {
  const own = squeezed(element.textContent);
  if (fits(own, text)) return true;
  return (
    (typeof text !== 'string' || own.includes(text)) && Array.from(element.children).some((each) => holds(each, text))
  );
}

/** Whether a text is somewhere on the page. */
export const shows = (text: string | RegExp): boolean =>
  Array.from(document.body.children).some((each) => holds(each, text));

const fire = (target: EventTarget, event: Event): void => {
  act(() => {
    target.dispatchEvent(event);
  });
};
export const click = (target: HTMLElement): void => {
  act(() => {
    target.click();
  });
};
/** A mouse has to rest for a moment before it points, and tooltips are loaded when they are first shown. */
const rest = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));

export const focus = (target: HTMLElement): void => {
  act(() => {
    target.focus();
  });
};
export async function hover(target: HTMLElement): Promise<void> {
  fire(target, new MouseEvent('pointerover', { bubbles: true }));
  await rest();
  await rest();
}
export const blur = (target: HTMLElement): void => {
  act(() => {
    target.blur();
  });
};
export const press = (key: string): void => {
  fire(window, new KeyboardEvent('keydown', { key, bubbles: true }));
};

/** Chooses a file in an input and waits until it has been read. */
export async function chooseFile(input: HTMLInputElement, text: string): Promise<void> {
  const file = { text: () => Promise.resolve(text) };
  Object.defineProperty(input, 'files', { value: [file] });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}
