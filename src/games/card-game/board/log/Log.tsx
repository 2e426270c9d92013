/** What has happened, in sentences, the latest round first; and how VPs grew. */
import { useMemo } from 'react';
import type { GameEvent } from '../../rules/chance.ts';
import { CLASSES, ELEMENTS } from '../../rules/components.ts';
import { HIDDEN } from '../../rules/cards.ts';
import { cardName } from '../cards/CardFace.tsx';
import { type Namer, type Words, useWords } from '../locales/locale.ts';
import { Chart } from '../scores/Chart.tsx';
import type { History } from '../state/history.ts';
import { type Table, useTable } from '../state/table.ts';

/** Names for the numbers of events. */
export const namer = (
  words: Words,
  { cards, names, biomeName }: Pick<Table, 'cards' | 'names' | 'biomeName'>,
): Namer => ({
  player: (seat) => names[seat] ?? '',
  card: (card) => (card === HIDDEN ? words.log.aCard : cardName(words, cards, card)),
  biome: biomeName,
  element: (element) => words.elements[ELEMENTS[element]!],
  animalClass: (number) => words.classes[CLASSES[number]!],
});

/** Rounds with their events, the latest first. */
function byRound(history: History): { round: number; events: GameEvent[] }[] {
  const rounds: { round: number; events: GameEvent[] }[] = [{ round: 1, events: [] }];
  for (const { events } of history) {
    for (const event of events) {
      if (event.event === 'round' && event.round > rounds[0]!.round) rounds.unshift({ round: event.round, events: [] });
      rounds[0]!.events.push(event);
    }
  }
  return rounds;
}

export function Log({ history }: { history: History }) {
  const words = useWords();
  const table = useTable();
  const name = namer(words, table);
  const rounds = useMemo(() => byRound(history), [history]);
  return (
    <section className="cg-log" aria-label={words.log.title}>
      <h2>{words.log.title}</h2>
      <Chart history={history} />
      {history.every(({ events }) => events.length === 0) && <p className="cg-none">{words.log.empty}</p>}
      {rounds.map(({ round, events }) => (
        <details key={round} open={round === rounds[0]!.round}>
          <summary>{words.bar.round(round, table.cards.table.biomes.length)}</summary>
          <ol>
            {events.map((event, i) => {
              const sentence = words.log.sentence(event, name);
              return sentence === null ? null : (
                <li key={i} data-event={event.event}>
                  {sentence}
                </li>
              );
            })}
          </ol>
        </details>
      ))}
    </section>
  );
}
