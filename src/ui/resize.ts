/** Changes of an element's size. */

/**
 * Calls back with the size of an element's contents, in CSS pixels, whenever it has changed; returns a function that ends it. Where
 * nothing has a size (jsdom), it never does.
 */
export function observeSize(element: Element, changed: (size: DOMRectReadOnly) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (entry !== undefined) changed(entry.contentRect);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
