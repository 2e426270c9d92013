/** The rulebook of a game: its text and its pages are loaded when they are first opened. */
import { type ComponentType, memo, useEffect, useState } from 'react';
import { type Language, forEveryLanguage } from '../../kit/languages.ts';
import { translatedText } from '../../kit/documents/translated-text.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import type { RulebookParts, RulebookTarget } from './RulebookPages.tsx';
import type { Facts, RulebookEntry } from './rulebook-text.ts';

interface RulebookSource<Words> {
  /** Fetches the text in a language as a module; it fails where that is missing. */
  text(language: string): Promise<unknown>;
  /** The numbers in it. */
  readonly facts: Facts;
  /** What the game adds to the text, loaded with it. */
  parts?(): Promise<RulebookParts<Words>>;
  /** The texts of the board in the language of the page. */
  useWords(): Words;
}

interface Rulebook {
  /** The rulebook, open at a target. */
  readonly Rulebook: ComponentType<{ target?: RulebookTarget }>;
  /** Its entries in a language; in English where it is missing. */
  readonly fetchRules: (language: Language) => Promise<readonly RulebookEntry[]>;
}

const ANYWHERE: RulebookTarget = { to: null };

export function rulebookOf<Words extends { readonly language: Language }>(source: RulebookSource<Words>): Rulebook {
  const fetched = new Map<Language, readonly RulebookEntry[]>();
  const fetchRules = async (language: Language): Promise<readonly RulebookEntry[]> => {
    const [{ readRulebook }, markdown] = await Promise.all([
      import('./rulebook-text.ts'),
      translatedText((code) => source.text(code), language),
    ]);
    const entries = fetched.get(language) ?? readRulebook(markdown, source.facts);
    fetched.set(language, entries);
    return entries;
  };
  const pages = forEveryLanguage((language) =>
    lazyPart<{ target: RulebookTarget; words: Words }>(async () => {
      const [{ RulebookPages }, entries, parts] = await Promise.all([
        import('./RulebookPages.tsx'),
        fetchRules(language),
        source.parts?.() ?? {},
      ]);
      return function Pages(props) {
        return <RulebookPages<Words> {...props} entries={entries} parts={parts} />;
      };
    }),
  );
  const Rulebook = memo(function Rulebook({ target = ANYWHERE }: { target?: RulebookTarget }) {
    // Returns the keyboard focus to where it was: recorded before the pages take it.
    const [before] = useState(() => document.activeElement);
    useEffect(
      () => () => {
        const isLost = document.activeElement === document.body;
        if (isLost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
      },
      [before],
    );
    const words = source.useWords();
    const Pages = pages[words.language];
    return <Pages target={target} words={words} />;
  });
  return { Rulebook, fetchRules };
}
