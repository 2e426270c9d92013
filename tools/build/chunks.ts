/**
 * Which modules of the page share a chunk: those that are always needed together. Many small files would be fetched in several rounds
 * by a browser that opens six connections.
 */
import type { Rolldown } from 'vite';

/** A chunk by name, with the file of the module that it is fetched for. */
type NamedChunk = readonly [name: string, root: string];

/**
 * Names the chunk of a module: that of the root that imports it statically. `lists` names chunks that are loaded together: what
 * several chunks of a list import goes to the first of them; what several lists import goes to the very first. What the entry
 * imports is in chunk `first`.
 */
export function chunkNames(
  entry: string,
  lists: readonly (readonly NamedChunk[])[],
): Rolldown.CodeSplittingNameFunction {
  let names: Map<string, string> | null = null;
  const assign = (context: Rolldown.ChunkingContext): Map<string, string> => {
    /** Assigns a module and its imports to a chunk, unless they are assigned already. */
    const give = (id: string, name: string, taken: Map<string, string>): void => {
      if (taken.has(id)) return;
      taken.set(id, name);
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) give(imported, name, taken);
    };
    const all = new Map<string, string>();
    give(entry, 'first', all);
    const first = new Map(all);
    const shared = lists[0]![0]![0];
    for (const list of lists) {
      const taken = new Map(first);
      for (const [name, root] of list) give(root, name, taken);
      for (const [id, name] of taken) if (!first.has(id)) all.set(id, all.has(id) ? shared : name);
    }
    all.delete(entry);
    return all;
  };
  return (id, context) => (names ??= assign(context)).get(id) ?? null;
}
