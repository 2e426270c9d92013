/** Translations by their English key, with `{1}`, `{2}`, … for the parts. Some may be missing. */
export type Sentences = Readonly<Record<string, string>>;
