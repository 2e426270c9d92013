/** The chat of a table. */
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../ui/use-now.ts';
import { useTableStore } from './use-table-store.ts';
import type { TableConnection } from './connection.ts';
import type { UnsentMessage } from './parts.ts';
import type { SeatSignOf } from './Players.tsx';
import type { Seat } from '../wire.ts';
import { keepPending, pending } from '../storage/online.ts';
import { CHAT_LENGTH, type ChatMessage } from '../wire.ts';
import { agoText } from '../words/time.ts';
import { useWords } from '../words/words.ts';

interface ChatProps {
  SeatSign: SeatSignOf;
  connection: TableConnection;
  seat: Seat | null;
  names: readonly string[];
}

/** From this few characters on, the number left is shown. */
const FEW_LEFT = 100;

/** My message that has not arrived. */
function Unsent({ connection, message }: { connection: TableConnection; message: UnsentMessage }) {
  const { chat: words } = useWords('online');
  return (
    <li className="page-unsent">
      <p dir="auto">{message.payload}</p>
      {message.isRefused ? (
        <small>
          {words.refused()}{' '}
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              connection.sayAgain(message.id);
            }}
          >
            {words.again()}
          </button>{' '}
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              connection.discard(message.id);
            }}
          >
            {words.discard()}
          </button>
        </small>
      ) : (
        <small>{words.unsent()}</small>
      )}
    </li>
  );
}

function Say({ connection, seat }: { connection: TableConnection; seat: Seat }) {
  const { chat: words } = useWords('online');
  const [text, setText] = useState(() => pending(seat, 'draft') ?? '');
  const write = (next: string): void => {
    setText(next);
    keepPending(seat, 'draft', next === '' ? null : next);
  };
  const left = CHAT_LENGTH - text.length;
  return (
    <form
      className="page-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        connection.say(text.trim());
        write('');
      }}
    >
      <input
        className="ui-field"
        type="text"
        aria-label={words.message()}
        placeholder={words.message()}
        autoComplete="off"
        maxLength={CHAT_LENGTH}
        value={text}
        onChange={(event) => {
          write(event.target.value);
        }}
      />
      <button type="submit" className="ui-button" disabled={text.trim() === ''}>
        {words.send()}
      </button>
      {left < FEW_LEFT && <small role="status">{words.left({ characters: left })}</small>}
    </form>
  );
}

export function Chat({ SeatSign, connection, seat, names }: ChatProps) {
  const online = useWords('online');
  const { chat: words, undo: undoWords, time, when } = online;
  const undoNotice = ({ what, moves }: NonNullable<ChatMessage['undo']>): string => undoWords.notices[what]({ moves });
  const messages = useTableStore(connection, 'messages');
  const unsent = useTableStore(connection, 'unsentMessages');
  const { state } = useTableStore(connection, 'game')!.G;
  const now = useNow(60_000);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages, unsent]);
  return (
    <div className="page-chat">
      <div ref={log} className="page-said" role="log" aria-label={words.label()} tabIndex={0}>
        {messages.length + unsent.length === 0 ? (
          <p className="page-empty">{words.none()}</p>
        ) : (
          <ul>
            {messages.map(({ id, sender, payload, at, undo, notice }) => (
              <li key={`${sender} ${id}`} className={sender === seat?.playerID ? 'page-own' : ''}>
                <small>
                  {SeatSign && (
                    <span className="page-sender">
                      <SeatSign state={state} seat={Number(sender)} />
                    </span>
                  )}
                  <b>{notice?.name ?? names[Number(sender)]}</b>{' '}
                  <time title={when({ at })}>{agoText(online, at, now)}</time>
                </small>
                {undo || notice ? (
                  <em>{undo ? undoNotice(undo) : time.notices[notice!.what]()}</em>
                ) : (
                  <p dir="auto">{payload}</p>
                )}
              </li>
            ))}
            {unsent.map((message) => (
              <Unsent key={message.id} connection={connection} message={message} />
            ))}
          </ul>
        )}
      </div>
      {seat === null ? (
        <p className="page-empty">{words.onlyPlayers()}</p>
      ) : (
        <Say connection={connection} seat={seat} />
      )}
    </div>
  );
}
