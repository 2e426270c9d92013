/** What a stylesheet is to a test that runs without a browser. */
export {};
