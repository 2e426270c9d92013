/** Parts of the page whose code is loaded when they are first shown, to keep the first load small. */
import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { refetchStyles } from './refetch-styles.ts';

/** The texts shown in place of a part that is loading, or could not be loaded. */
export interface LazyText {
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
}

/** The texts in the current language; English by default. */
export const LazyTextContext = createContext<LazyText>({
  loading: 'Loading…',
  failed: 'This part could not be loaded.',
  again: 'Try again',
});

/** The component that `load` returns; a line of text until it is there. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const words = useContext(LazyTextContext);
    const [Part, setPart] = useState(() => fetched);
    const [failed, setFailed] = useState(false);
    const [isRetry, setRetry] = useState(false);

    useEffect(() => {
      if (Part !== null || failed) return;
      let shown = true;
      (isRetry ? refetchStyles().then(load) : load()).then(
        (part) => {
          fetched = part;
          if (shown) setPart(() => part);
        },
        () => {
          if (shown) setFailed(true);
        },
      );
      return () => {
        shown = false;
      };
    }, [Part, failed, isRetry]);

    if (Part !== null) return <Part {...props} />;
    if (!failed) {
      return (
        <p className="ui-empty" role="status">
          {words.loading}
        </p>
      );
    }
    return (
      <p className="ui-empty" role="alert">
        {words.failed}{' '}
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            setRetry(true);
            setFailed(false);
          }}
        >
          {words.again}
        </button>
      </p>
    );
  };
}
