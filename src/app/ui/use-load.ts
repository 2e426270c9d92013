/** Something that is loaded before it can be shown. */
import { useEffect, useState } from 'react';
import { refetchStyles } from '../../ui/refetch-styles.ts';

export type Load<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** What `load` returns. `load` must be stable; when it changes, the old value stays until the new one is there. */
export function useLoad<Value>(load: () => Promise<Value>): Load<Value> {
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ load: () => Promise<Value>; value: Value } | null>(null);
  const [failure, setFailure] = useState<{ load: () => Promise<Value>; tries: number; error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    (tries === 0 ? load() : refetchStyles().then(load)).then(
      (value) => {
        if (wanted) setResult({ load, value });
      },
      (error: unknown) => {
        if (wanted) setFailure({ load, tries, error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  if (failure?.load === load && failure.tries === tries && result?.load !== load) {
    const retry = (): void => {
      setTries(tries + 1);
    };
    const { error } = failure;
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error), error, retry };
  }
  return result === null ? { status: 'loading' } : { status: 'ready', value: result.value };
}
