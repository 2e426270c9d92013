/** Stops what `global-setup.js` started. */
export default async function tearDown() {
  await globalThis.tearDownBrowserTests?.();
}
