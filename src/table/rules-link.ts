/** The way from what is explained on the table to the rulebook, wherever the game opens that. */

export interface RulesLink {
  /** The entry on what is explained at the moment; null if there is none. */
  readonly entry: () => string | null;
  explain(entry: string | null): void;
  /** Opens the rulebook at an entry. */
  open(entry: string): void;
  /** Says how the rulebook is opened. */
  onOpen(open: ((entry: string) => void) | null): void;
}

export function newRulesLink(): RulesLink {
  let explained: string | null = null;
  let opens: ((entry: string) => void) | null = null;
  return {
    entry: () => explained,
    explain(entry) {
      explained = entry;
    },
    open(entry) {
      opens?.(entry);
    },
    onOpen(open) {
      opens = open;
    },
  };
}
