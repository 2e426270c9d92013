/** Ways to share a game or a position: links, a file, a picture. */
import { useCallback, useState } from 'react';
import { AddressField, useCopy } from '../ui/use-copy.tsx';
import { useLanguage } from '../words/languages.tsx';
import { addressOf } from '../route.ts';
import { download } from '../storage/saved-games.ts';
import { useLoad } from '../ui/use-load.ts';
import { pack } from '../../kit/documents/pack.ts';
import { gameLink, partsOf } from './sources.ts';
import type { ReplayPoint } from './replay-point.ts';
import { usePointText } from './use-point-text.ts';
import { useWords } from '../words/words.ts';

/** Copies a text; shows it if the browser cannot copy. */
function CopyButton({ label, text, address }: { label: string; text: string; address: string }) {
  const { tools: words } = useWords('replay');
  const { copied, copy } = useCopy(address);
  return (
    <>
      <button type="button" className="ui-button" onClick={copy}>
        <strong>{label}</strong>
        <span>
          {text} <b role="status">{copied === true && words.copied()}</b>
        </span>
      </button>
      {copied === false && <AddressField label={words.copyYourself()} address={address} />}
    </>
  );
}

export function Share({ loaded, timeline, names, source, point, onClose }: ReplayPoint & { onClose: () => void }) {
  const { tools: words, viewer } = useWords('replay');
  const { language } = useLanguage();
  const { game, record } = timeline;
  const { id, title } = game.meta;
  const pointText = usePointText({ loaded, timeline, names });
  const load = useCallback(async () => {
    const position = await pack(game.notation.position.write(timeline.at(point)));
    return {
      game: await gameLink(id, record, point),
      position: addressOf({ page: 'replay', game: id, parts: partsOf({ from: 'link', letters: position }) }),
      editor: addressOf({ page: 'editor', game: id, parts: [position] }),
    };
  }, [game, id, record, timeline, point]);
  const links = useLoad(load);
  const [failed, setFailed] = useState<string | null>(null);
  const [isPictureCopied, setPictureCopied] = useState(false);
  const number = (value: number): string => value.toLocaleString(language);
  const caption = `${title[language]} · ${pointText(point)}`;

  const picture = async (kind: 'png' | 'svg'): Promise<void> => {
    setFailed(null);
    try {
      const { boardPicture, savePicture } = await import('./picture.ts');
      savePicture(`${id}-${String(point)}.${kind}`, await boardPicture(caption, kind));
    } catch (error) {
      setFailed(words.failed({ reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  const copyPicture = async (): Promise<void> => {
    setFailed(null);
    setPictureCopied(false);
    try {
      // The clipboard gets a promise: browsers only let a click copy what it provides at once.
      const picture = import('./picture.ts').then(({ boardPicture }) => boardPicture(caption, 'png'));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      setPictureCopied(true);
    } catch (error) {
      setFailed(words.failed({ reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return (
    <>
      {source?.from === 'match' && (
        <CopyButton
          label={words.linkMatch()}
          text={words.linkMatchText()}
          address={addressOf({ page: 'replay', game: id, parts: partsOf(source, point) })}
        />
      )}
      <p>{words.shareLead()}</p>
      {links.status === 'ready' && (
        <>
          <CopyButton
            label={words.linkGame()}
            text={words.linkGameText({ letters: number(links.value.game.length) })}
            address={links.value.game}
          />
          <CopyButton
            label={words.linkPosition()}
            text={words.linkPositionText({ letters: number(links.value.position.length) })}
            address={links.value.position}
          />
          <a className="ui-button" href={links.value.editor}>
            <strong>{words.edit()}</strong>
            <span>{words.editText()}</span>
          </a>
        </>
      )}
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          download(`${id}-${String(record.moves.length)}.json`, JSON.stringify(record));
        }}
      >
        <strong>{words.file()}</strong>
        <span>{words.fileText()}</span>
      </button>
      {'ClipboardItem' in window && (
        <button type="button" className="ui-button" onClick={() => void copyPicture()}>
          <strong>{words.copyPicture()}</strong>
          <span>
            {words.copyPictureText()} <b role="status">{isPictureCopied && words.copied()}</b>
          </span>
        </button>
      )}
      <button type="button" className="ui-button" onClick={() => void picture('png')}>
        <strong>{words.png()}</strong>
        <span>{words.pngText()}</span>
      </button>
      <button type="button" className="ui-button" onClick={() => void picture('svg')}>
        <strong>{words.svg()}</strong>
        <span>{words.svgText()}</span>
      </button>
      {failed !== null && (
        <p className="ui-reason" role="alert">
          {failed}
        </p>
      )}
      <button type="button" className="ui-button ui-main" onClick={onClose}>
        {viewer.close()}
      </button>
    </>
  );
}
