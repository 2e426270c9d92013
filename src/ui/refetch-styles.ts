/** Whether a stylesheet failed to load: some browsers drop it then, others deny access to it. */
function isBroken({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length < 0;
  } catch {
    return true;
  }
}

/**
 * Reloads stylesheets that failed, before a part of the page is requested again: the build requests each only once, so the part
 * would come without. Rejects if they still cannot be loaded.
 */
export async function refetchStyles(): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isBroken);
  await Promise.all(
    broken.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = () => {
            resolve();
          };
          again.onerror = () => {
            reject(new Error(`${link.href} cannot be fetched`));
          };
          link.replaceWith(again);
        }),
    ),
  );
}
