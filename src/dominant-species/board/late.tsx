/** Parts of the board whose code is fetched when they are first shown, to keep the first load small. */
import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from './words/words.ts';

/** The component that `load` fetches; until it is there, a line that says so. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;

  return function Late(props: Props) {
    const { late: words } = useWords();
    const [Part, setPart] = useState(() => fetched);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Part !== null || failed) return;
      let shown = true;
      load().then(
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
    }, [Part, failed]);

    if (Part !== null) return <Part {...props} />;
    if (!failed) {
      return (
        <p className="ds-none" role="status">
          {words.loading}
        </p>
      );
    }
    return (
      <p className="ds-none" role="alert">
        {words.failed}{' '}
        <button
          type="button"
          className="ds-ending"
          onClick={() => {
            setFailed(false);
          }}
        >
          {words.again}
        </button>
      </p>
    );
  };
}
