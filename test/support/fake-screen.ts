/** Stand-ins for what jsdom lacks of a screen. */

const nothing = (): void => undefined;

/** Sets how the screen answers media queries; its answers never change by themselves. */
export function setScreen(matches: (query: string) => boolean): void {
  window.matchMedia = (query) =>
    ({
      matches: matches(query),
      addEventListener: nothing,
      removeEventListener: nothing,
    }) as unknown as MediaQueryList;
}

/** Nothing ever changes its size. */
export function neverResize(): void {
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
}
