/**
 * Fetches the stylesheets again that could not be fetched, before a part of the page is asked for again: the build asks for each only once, so
 * the part would come without. Rejects if they still cannot be.
 */
export async function refetchStyles(): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ sheet }) => sheet === null,
  );
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
