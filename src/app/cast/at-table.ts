/** Who is at a table, and what speaks for them above it. */
import type { ReactNode } from 'react';
import type { Character } from '../../kit/module.ts';

/** The characters of a table's bots, by seat, and the lines that they say. */
export interface AtTable {
  readonly characters: readonly (Character | null)[];
  readonly lines?: ReactNode;
}
