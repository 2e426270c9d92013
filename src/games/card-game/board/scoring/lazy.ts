import { lazyPart } from '../../../../ui/lazy.tsx';

/** The ledger of a round, loaded apart from the table. */
export const LazyLedger = lazyPart(async () => (await import('./Ledger.tsx')).Ledger);
