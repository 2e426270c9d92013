/** What is said at a table. */
import { useEffect, useRef, useState } from 'react';
import { useNow, usePart } from './hooks.ts';
import type { TableLink, UnsentMessage } from './link.ts';
import type { Seat } from './lobby.ts';
import { keepPending, pending } from './mine.ts';
import { MESSAGE_LENGTH } from './wire.ts';
import { useOnlineWords } from './words/words.ts';

interface ChatProps {
  link: TableLink;
  seat: Seat | null;
  names: readonly string[];
}

/** From how few characters on it says how many are left. */
const FEW_LEFT = 100;

/** A message of mine that has not arrived. */
function Unsent({ link, message }: { link: TableLink; message: UnsentMessage }) {
  const { chat: words } = useOnlineWords();
  return (
    <li className="shell-unsent">
      <p>{message.payload}</p>
      {message.isRefused ? (
        <small>
          {words.refused}{' '}
          <button
            type="button"
            onClick={() => {
              link.sayAgain(message.id);
            }}
          >
            {words.again}
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              link.unsay(message.id);
            }}
          >
            {words.discard}
          </button>
        </small>
      ) : (
        <small>{words.unsent}</small>
      )}
    </li>
  );
}

function Say({ link, seat }: { link: TableLink; seat: Seat }) {
  const { chat: words } = useOnlineWords();
  const [text, setText] = useState(() => pending(seat, 'draft') ?? '');
  const write = (next: string): void => {
    setText(next);
    keepPending(seat, 'draft', next === '' ? null : next);
  };
  const left = MESSAGE_LENGTH - text.length;
  return (
    <form
      className="shell-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        link.say(text.trim());
        write('');
      }}
    >
      <input
        type="text"
        aria-label={words.message}
        placeholder={words.message}
        autoComplete="off"
        maxLength={MESSAGE_LENGTH}
        value={text}
        onChange={(event) => {
          write(event.target.value);
        }}
      />
      <button type="submit" disabled={text.trim() === ''}>
        {words.send}
      </button>
      {left < FEW_LEFT && <small role="status">{words.left(left)}</small>}
    </form>
  );
}

export function Chat({ link, seat, names }: ChatProps) {
  const { chat: words, ago, when } = useOnlineWords();
  const messages = usePart(link, 'messages');
  const unsent = usePart(link, 'unsentMessages');
  const now = useNow(60_000);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, unsent]);
  return (
    <div className="shell-chat">
      <div ref={log} className="shell-said" role="log" aria-label={words.label} tabIndex={0}>
        {messages.length + unsent.length === 0 ? (
          <p className="shell-empty">{words.none}</p>
        ) : (
          <ul>
            {messages.map(({ id, sender, payload, at }) => (
              <li key={id} className={sender === seat?.playerID ? 'shell-own' : ''}>
                <small>
                  <b>{names[Number(sender)]}</b> <time title={when(at)}>{ago(at, now)}</time>
                </small>
                <p>{payload}</p>
              </li>
            ))}
            {unsent.map((message) => (
              <Unsent key={message.id} link={link} message={message} />
            ))}
          </ul>
        )}
      </div>
      {seat === null ? <p className="shell-empty">{words.onlyPlayers}</p> : <Say link={link} seat={seat} />}
    </div>
  );
}
