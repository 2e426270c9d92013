/** Between two people at one device, in the place of the question: the table shows what everybody may see until the next one confirms that they are there. */
import { useEffect, useRef } from 'react';
import type { Language } from '../../kit/languages.ts';
import { frameWords } from '../words.ts';
import './curtain.css';

interface CurtainProps {
  readonly language: Language;
  /** Who is to look. */
  readonly name: string;
  readonly onReady: () => void;
}

export function Curtain({ language, name, onReady }: CurtainProps) {
  const { curtain: words } = frameWords({ language });
  const title = words.title({ player: name });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus went with the table; screen readers announce what it goes to. It is taken from nothing else on the page.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <section className="table-curtain">
      <div className="table-ask">
        <div className="table-says">
          <h1 ref={heading} tabIndex={-1} style={{ '--bar-characters': title.length }}>
            {title}
          </h1>
          <div className="table-note">{words.text()}</div>
        </div>
      </div>
      <div className="table-buttons">
        <button type="button" className="ui-button ui-main" onClick={onReady}>
          {words.ready({ player: name })}
        </button>
      </div>
    </section>
  );
}
