/** Between two people on one device: nothing hidden is shown until the next one confirms that they are there. */
import { useLocale } from '../locales/locale.ts';
import { Heading } from '../ui/Heading.tsx';

export function Curtain({ name, onReady }: { name: string; onReady: () => void }) {
  const { curtain } = useLocale();
  return (
    <main className="shell-page shell-curtain">
      <Heading>{curtain.title(name)}</Heading>
      <p>{curtain.text(name)}</p>
      <p className="ui-buttons">
        <button type="button" className="ui-button ui-main" onClick={onReady}>
          {curtain.ready(name)}
        </button>
      </p>
    </main>
  );
}
