import { useSyncExternalStore } from 'react';
import type { TableConnection } from './connection.ts';
import type { Parts } from './parts.ts';

/** A part of a table. A component that uses it is rendered again only when that part changes. */
export const useTableStore = <Name extends keyof Parts>(connection: TableConnection, name: Name): Parts[Name] =>
  useSyncExternalStore(connection.subscribe, () => connection.get()[name]);
