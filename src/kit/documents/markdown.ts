/** The headings and paragraphs of the Markdown files that games keep their texts in. */
/** A heading `## Title {#id}` with the paragraphs below it. */
export interface Section {
  /** The number of its `#`. */
  readonly level: number;
  readonly title: string;
  /** Null if the heading has none. */
  readonly id: string | null;
  /** What an empty line separates, trimmed. */
  readonly parts: readonly string[];
}

/** The sections of a text. Throws an Error that quotes what stands before the first heading. */
export const sectionsOf = (markdown: string): readonly Section[] =>
  markdown.split(/^(?=#+ )/m).map((section) => {
    const [heading = '', ...parts] = section.trim().split(/\n{2,}/);
    const [, signs = '', title = '', id = null] = /^(#+) (.+?)(?: \{#([\w-]+)\})?$/.exec(heading) ?? [];
    if (signs === '') throw new Error(`"${heading}" is not a heading with an empty line below it`);
    return { level: signs.length, title, id, parts };
  });
