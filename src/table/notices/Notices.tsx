/** What a page has to say at a table, in one strip below the bar: the most urgent first, each with its buttons. */
import { useFrameWords } from '../use-table.ts';
import type { ReactNode } from 'react';
import type { Notice, NoticeAction } from '../../kit/module.ts';
import { useKeys } from '../../ui/keys.ts';
import { useFrame } from '../use-frame.ts';
import './notices.css';

const NONE: readonly never[] = [];
/** The most urgent first. */
const KINDS = ['alert', 'danger', 'question', 'calm'] as const satisfies readonly Notice['kind'][];

function Action({ action: { label, act, href, key, isMain, isBusy } }: { action: NoticeAction }) {
  const name = `ui-button${isMain === true ? ' ui-main' : ''}`;
  if (href !== undefined) {
    return (
      <a className={name} href={href}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" className={name} aria-keyshortcuts={key?.toUpperCase()} disabled={isBusy} onClick={act}>
      {label}
      {key !== undefined && (
        <>
          {' '}
          <kbd className="ui-kbd">{key.toUpperCase()}</kbd>
        </>
      )}
    </button>
  );
}

function Row({ notice: { kind, text, actions = NONE } }: { notice: Notice }): ReactNode {
  return (
    <div className={`table-notice table-notice-${kind}`}>
      <span>{text}</span>
      {actions.map((action) => (
        <Action key={action.label} action={action} />
      ))}
    </div>
  );
}

/** The strip of a table. */
export function Notices() {
  const { page } = useFrame();
  return <NoticeStrip label={useFrameWords().notices()} notices={page.notices ?? NONE} />;
}

export function NoticeStrip({ label, notices }: { label: string; notices: readonly Notice[] }) {
  const actions = notices.flatMap((notice) => notice.actions ?? NONE);
  useKeys(
    Object.fromEntries(actions.flatMap(({ key, act }) => (key === undefined || act === undefined ? [] : [[key, act]]))),
  );
  const rows = (kinds: readonly Notice['kind'][]): ReactNode =>
    kinds.flatMap((kind) =>
      notices.filter((notice) => notice.kind === kind).map((notice) => <Row key={notice.name} notice={notice} />),
    );
  // Screen readers announce what changes in these two: they are there before the first notice.
  return (
    <aside className="table-notices" aria-label={label}>
      <div role="alert">{rows(KINDS.slice(0, 1))}</div>
      <div role="status">{rows(KINDS.slice(1))}</div>
    </aside>
  );
}
