/** Gives tests the text of a Markdown file, as Vite does for `?raw`. */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
