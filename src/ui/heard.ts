/** React listens to every event there is, on the way down and on the way up: those that nothing on the pages is told of need not reach it. */

/** What no component has a handler for. A test looks for those. */
export const UNHEARD: ReadonlySet<string> = new Set(['mousedown', 'mousemove', 'mouseup', 'wheel']);

/** Lets React listen on an element, but not to what nobody is told of: a click comes with a dozen other events. */
export function withoutUnheard<Made>(root: HTMLElement, listen: () => Made): Made {
  const add = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListener, (AddEventListenerOptions | boolean)?]): void => {
    if (!UNHEARD.has(type)) add(type, ...rest);
  };
  try {
    return listen();
  } finally {
    Reflect.deleteProperty(root, 'addEventListener');
  }
}
