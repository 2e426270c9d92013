/** Between two people at one device: it is shown instead of the table, so that nothing secret is on the page until the next one confirms that they are there. */
import { useEffect, useRef } from 'react';
import { type Language, inEveryLanguage } from '../../kit/languages.ts';
import './curtain.css';

interface CurtainWords {
  title(player: string): string;
  text(player: string): string;
  ready(player: string): string;
}

const WORDS = inEveryLanguage<CurtainWords>({
  en: {
    title: (player) => `${player}, it is your turn`,
    text: (player) => `Pass the device to ${player}. Nobody else should look at the screen now.`,
    ready: (player) => `I am ${player}`,
  },
  de: {
    title: (player) => `${player}, du bist am Zug`,
    text: (player) => `Gib das Gerät an ${player} weiter. Sonst sollte jetzt niemand auf den Bildschirm schauen.`,
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus went with the table; screen readers announce what it goes to. It is taken from nothing else on the page.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <section className="table-curtain">
      <h1 ref={heading} tabIndex={-1}>
        {words.title(name)}
      </h1>
      <p>{words.text(name)}</p>
      <button type="button" className="ui-button ui-main" onClick={onReady}>
        {words.ready(name)}
      </button>
    </section>
  );
}
