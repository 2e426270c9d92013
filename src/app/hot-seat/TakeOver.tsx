/** Waits for the person who is asked while the device is handed over, in the bar of the table. */
import { Curtain } from '../../table/curtain/Curtain.tsx';
import { useLanguage } from '../words/languages.tsx';

interface TakeOverProps {
  asked: number;
  name: string;
  onReady: (viewer: number) => void;
}

export function TakeOver({ asked, name, onReady }: TakeOverProps) {
  const { language } = useLanguage();
  return (
    <Curtain
      language={language}
      name={name}
      onReady={() => {
        onReady(asked);
      }}
    />
  );
}
