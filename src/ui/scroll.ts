/** Scrolling to an element. */

/** Brings an element into view, if there is one. Nothing scrolls without a layout (jsdom). */
export function scrollTo(element: Element | null | undefined, options: ScrollIntoViewOptions): void {
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView(options);
}
