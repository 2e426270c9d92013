/** The rules in short, and what of the data is our own reconstruction. */
import { useLocale } from '../../locales/locale.ts';

export function Rulebook() {
  const words = useLocale();
  return (
    <div className="evo-rulebook" tabIndex={0}>
      {words.rulebook.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
