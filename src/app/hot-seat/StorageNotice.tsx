import { useLocale } from '../locales/locale.ts';

/** Says that another tab has continued the game, or that the browser does not store it. */
export function StorageNotice({ isElsewhere, onReload }: { isElsewhere: boolean; onReload: () => void }) {
  const { table: words } = useLocale();
  return (
    <div className="shell-notice" role="status">
      {isElsewhere ? words.elsewhere : words.notStored}
      {isElsewhere && (
        <button type="button" className="ui-button" onClick={onReload}>
          {words.reload}
        </button>
      )}
    </div>
  );
}
