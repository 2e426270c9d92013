/** Whether a stylesheet came to nothing: some browsers leave it out then, others let nobody read it. */
function isBroken({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length < 0;
  } catch {
    return true;
  }
}

/**
 * Fetches the stylesheets again that could not be fetched, before a part of the page is asked for again: the build asks for each only once, so
 * the part would come without. Rejects if they still cannot be.
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
