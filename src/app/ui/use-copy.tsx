/** Copying an address to the clipboard, or showing it if the browser cannot. */
import { useState } from 'react';

/** Copies an address. `copied` is null before, then whether it worked. */
export function useCopy(address: string): { copied: boolean | null; copy: () => void } {
  const [copied, setCopied] = useState<boolean | null>(null);
  const write = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return {
    copied,
    copy: () => {
      void write();
    },
  };
}

/** An address to copy by hand: it is selected on focus. */
export function AddressField({ label, address }: { label: string; address: string }) {
  return (
    <label>
      {label}
      <input
        className="ui-field"
        type="text"
        readOnly
        value={address}
        onFocus={(event) => {
          event.target.select();
        }}
      />
    </label>
  );
}
