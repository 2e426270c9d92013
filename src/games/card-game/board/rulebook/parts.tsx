/** What the rulebook says of every event and biome of the cards that come with the game. */
import type { RulebookParts } from '../../../../table/rulebook/RulebookPages.tsx';
import type { RulebookEntry } from '../../../../table/rulebook/rulebook-text.ts';
import { type CardLists, listsOf } from '../../rules/cards.ts';
import { EFFECTS } from '../../rules/components.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from '../../rules/reconstruction.ts';
import { BiomeIcons } from '../biome/BiomeIcons.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { type Words, useWords } from '../words.ts';

type Terms = readonly (readonly [name: string, text: string])[];

const CARDS = listsOf(RECONSTRUCTION.name);
const TEN = listsOf(TEN_ROUNDS.name);
const isInTwelve = (event: number): boolean => CARDS.effectOf.includes(event);

const eventTerms = (words: Words, cards: CardLists, isShown: (event: number) => boolean): Terms =>
  EFFECTS.flatMap((effect, number) => {
    if (!isShown(number)) return [];
    const copies = [...cards.effectOf].filter((each) => each === number).length;
    const card = cards.effectOf.indexOf(number);
    return [[`${cardName(words, cards, card)} ×${String(copies)}`, words.effects[effect]()] as const];
  });

const biomeTerms = (words: Words): Terms =>
  CARDS.table.biomes.map(({ name, vps }) => [
    words.biomeNames[name] ?? name,
    vps.map((each) => (each === 0 ? '–' : String(each))).join(' / '),
  ]);

const tenBiomeTerms = (words: Words): Terms =>
  TEN.table.biomes.map(({ name, plus, minus }) => [
    words.biomeNames[name] ?? name,
    plus && minus ? `${words.classes[plus]()} +1, ${words.classes[minus]()} −1` : '–',
  ]);

/** Biomes, with their icons. */
function Biomes({ terms, cards }: { terms: (words: Words) => Terms; cards: CardLists }) {
  const words = useWords();
  return (
    <dl>
      {terms(words).map(([name, text], biome) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text} <BiomeIcons counts={cards.biomeIcons[biome]!} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const entry = (id: string, title: string, terms: Terms, isDrawn: boolean): RulebookEntry => ({
  id,
  title,
  chapter: null,
  alsoCalled: '',
  blocks: [isDrawn ? { kind: 'figure', name: id, labels: [] } : { kind: 'terms', terms }],
  rulings: [],
  text: terms.flat(),
});

export const parts: RulebookParts<Words> = {
  figures: {
    biomes: () => <Biomes terms={biomeTerms} cards={CARDS} />,
    'ten-biomes': () => <Biomes terms={tenBiomeTerms} cards={TEN} />,
  },
  more: (words) => [
    entry('events', words.rulebook.events(), eventTerms(words, CARDS, isInTwelve), false),
    entry('biomes', words.rulebook.biomes(), biomeTerms(words), true),
    entry(
      'ten-events',
      words.rulebook.tenEvents(),
      eventTerms(words, TEN, (event) => !isInTwelve(event) && TEN.effectOf.includes(event)),
      false,
    ),
    entry('ten-biomes', words.rulebook.tenBiomes(), tenBiomeTerms(words), true),
  ],
};
