/** The rules, to be read; with every event and biome of the cards that come with the game. */
import { listsOf } from '../../rules/cards.ts';
import { EFFECTS } from '../../rules/components.ts';
import { BiomeIcons } from '../biome/BiomeIcons.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { useWords } from '../locales/locale.ts';
import { RECONSTRUCTION } from '../../rules/reconstruction.ts';
import '../../../../ui/theme.css';
import './rulebook.css';

export function Rulebook() {
  const words = useWords();
  const cards = listsOf(RECONSTRUCTION.name);
  const { rulebook } = words;
  return (
    <article className="cg-rulebook">
      <h1>{rulebook.title}</h1>
      <p className="cg-origin">{rulebook.origin}</p>
      {rulebook.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>{rulebook.events}</h2>
        <dl>
          {EFFECTS.map((effect, number) => {
            const copies = [...cards.effectOf].filter((each) => each === number).length;
            return (
              <div key={effect}>
                <dt>
                  {cardName(words, cards, cards.effectOf.indexOf(number))} ×{copies}
                </dt>
                <dd>{words.effects[effect]}</dd>
              </div>
            );
          })}
        </dl>
      </section>
      <section>
        <h2>{rulebook.biomes}</h2>
        <dl>
          {cards.table.biomes.map(({ name, vps }, biome) => (
            <div key={name}>
              <dt>{words.biomeNames[name] ?? name}</dt>
              <dd>
                {vps.map((each) => (each === 0 ? '–' : String(each))).join(' / ')}{' '}
                <BiomeIcons counts={cards.biomeIcons[biome]!} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}
