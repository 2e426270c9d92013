/** Checks the text of a position: it is valid, or what is wrong with it. */
import { useCallback, useMemo } from 'react';
import { FaultsError, NotationError } from '../../kit/documents/decode.ts';
import type { GameEditor } from '../../kit/module.ts';
import { inLanguage } from '../../kit/say.ts';
import { useLanguage } from '../words/languages.tsx';
import { timelineIn } from '../replay/sources.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { faultText } from '../ui/fault-text.ts';
import { useLoad } from '../ui/use-load.ts';
import { brokenLine } from './broken-line.ts';
import { useWords } from '../words/words.ts';

/** The document of a text; undefined if it is not JSON, with the broken line if the browser reports it. */
function parsed(text: string): { document: unknown; isJson: boolean; line?: number } {
  try {
    return { document: JSON.parse(text), isJson: true };
  } catch (error) {
    const line = brokenLine(text, String(error));
    return { document: undefined, isJson: false, ...(line === undefined ? {} : { line }) };
  }
}

/**
 * Why a position is refused, in the language of the page: each error with its field, named as in the notation or as in the
 * editor.
 */
function useReasons(error: unknown, document: unknown, fieldName: GameEditor['fieldName']): readonly string[] {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const reason = async (fault: unknown): Promise<string> => {
      if (!(fault instanceof NotationError)) return faultText(fault, language);
      const { path, said } = fault;
      const name = path === '' || said === null ? undefined : fieldName?.(path, document);
      return name === undefined ? faultText(fault, language) : `${name}: ${await inLanguage(said!, language)}`;
    };
    const faults = error === null ? [] : error instanceof FaultsError ? error.faults : [error];
    // In the editor several fields may have the same name.
    return [...new Set(await Promise.all(faults.map(reason)))];
  }, [error, document, fieldName, language]);
  const reasons = useLoad(load);
  return reasons.status === 'ready' ? reasons.value : [''];
}

/**
 * What the rules say about a position. While a new one is being read, the previous result stays. `isByHand`: fields have the
 * editor's names instead of the notation's.
 */
export function useChecked({ game, ui }: LoadedGame, text: string, isByHand: boolean) {
  const words = useWords('editor');
  const { language } = useLanguage();
  const loadEditor = useMemo(() => async () => (await ui.loadEditor?.(language)) ?? null, [ui, language]);
  const editor = useLoad(loadEditor);
  const { document, isJson, line } = useMemo(() => parsed(text), [text]);
  const faults = useMemo(
    () => (editor.status === 'ready' && document !== undefined ? (editor.value?.faults(document) ?? []) : []),
    [editor, document],
  );
  const read = useCallback(
    () =>
      Promise.resolve(document)
        .then(timelineIn)
        .then(
          (timeline) => ({ document, timeline, error: null }),
          (error: unknown) => ({ document, timeline: null, error }),
        ),
    [document],
  );
  const result = useLoad(read);
  const { timeline = null, error = null } = result.status === 'ready' ? result.value : {};
  const hand = editor.status === 'ready' ? editor.value : null;
  const refusals = useReasons(error, document, isByHand ? hand?.fieldName : undefined);
  const isCurrent = result.status === 'ready' && result.value.document === document;
  // A position of another game is no position here.
  const own = timeline?.game === game ? timeline : null;
  // In a text, syntax errors come first: inconsistencies may only follow from them.
  const isUnread = error instanceof FaultsError || (error instanceof NotationError && error.path !== '');
  const reasons = !isJson
    ? [words.status.noJson({ line: line ?? null })]
    : isUnread && !isByHand
      ? refusals
      : faults.length > 0
        ? faults
        : error !== null
          ? refusals
          : timeline !== own
            ? [words.status.otherGame()]
            : [];
  return { document, timeline: own, isCurrent, reasons, editor };
}
