/** The keys of the frame, the same in all games. */

/** The keys that mean the same at every table, as `KeyboardEvent.key` names them. */
export const FRAME_KEYS = ['l', 'v', 'a', '/', 'h', 'u', ' ', 'n', '?', 'Escape'] as const;

/** The keys that are left for games; pages answer a request to undo with X and Y. */
export const FREE_KEYS = [
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'i',
  'j',
  'k',
  'm',
  'o',
  'p',
  'q',
  'r',
  's',
  't',
  'w',
  'z',
  'Enter',
  '+',
  '-',
  '0',
] as const;
/** A key that a game may use. */
export type FreeKey = (typeof FREE_KEYS)[number];

/** A key of a game, with what it does. */
export interface GameKey {
  readonly key: FreeKey;
  readonly label: string;
  /** Left out if the key is bound where it applies. */
  readonly act?: () => void;
}
