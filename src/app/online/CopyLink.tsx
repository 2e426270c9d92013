import { useWords } from '../words/words.ts';
import { AddressField, useCopy } from '../ui/use-copy.tsx';

interface CopyLinkProps {
  address: string;
  label: string;
  text: string;
}

/** Copies an address; shows it if the browser cannot copy. */
export function CopyLink({ address, label, text }: CopyLinkProps) {
  const { link: words } = useWords('online');
  const { copied, copy } = useCopy(address);
  return (
    <div className="page-copy">
      <button type="button" className="ui-button" onClick={copy}>
        {label}
      </button>
      <p>
        {text} <b role="status">{copied === true && words.copied()}</b>
      </p>
      {copied === false && <AddressField label={words.copyYourself()} address={address} />}
    </div>
  );
}
