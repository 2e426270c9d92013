/** Replaces a stylesheet in tests that run without a browser. */
export {};
