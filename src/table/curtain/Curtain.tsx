/** Between two people at one device, in the place of the question: the table shows what everybody may see until the next one confirms that they are there. */
import { useEffect, useRef } from 'react';
import { type Language, inEveryLanguage } from '../../kit/languages.ts';
import './curtain.css';

interface CurtainWords {
  title(player: string): string;
  readonly text: string;
  ready(player: string): string;
}

const WORDS = inEveryLanguage<CurtainWords>({
  en: {
    title: (player) => `${player}, it is your turn`,
    text: 'Pass the device on. All hands are hidden.',
    ready: (player) => `I am ${player}`,
  },
  de: {
    title: (player) => `${player}, du bist am Zug`,
    text: 'Gib das Gerät weiter. Alle Handkarten sind verdeckt.',
    ready: (player) => `Ich bin ${player}`,
  },
});

interface CurtainProps {
  readonly language: Language;
  /** Who is to look. */
  readonly name: string;
  readonly onReady: () => void;
}

export function Curtain({ language, name, onReady }: CurtainProps) {
  const words = WORDS[language];
  const title = words.title(name);
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
          <div className="table-note">{words.text}</div>
        </div>
      </div>
      <div className="table-buttons">
        <button type="button" className="ui-button ui-main" onClick={onReady}>
          {words.ready(name)}
        </button>
      </div>
    </section>
  );
}
