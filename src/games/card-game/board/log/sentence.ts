/** What happens, as the sentences of the log. */
import { HIDDEN } from '../../rules/cards.ts';
import type { GameEvent } from '../../rules/chance.ts';
import { CLASSES, ELEMENTS } from '../../rules/components.ts';
import { cardsOf } from '../../rules/state.ts';
import { cardName } from '../cards/CardFace.tsx';
import { type Table, biomeName } from '../table.ts';

/** An event as a sentence, or `times` of them at once; null if it needs none of its own. */
export function sentence(event: GameEvent, table: Pick<Table, 'state' | 'names' | 'words'>, times = 1): string | null {
  const { state, names, words } = table;
  const { log } = words;
  const player = (seat: number): string => names[seat] ?? '';
  const element = (number: number): string => words.elements[ELEMENTS[number]!]();
  const card = (number: number): string =>
    times > 1 ? log.cards({ count: times }) : number === HIDDEN ? log.aCard() : cardName(words, cardsOf(state), number);
  switch (event.event) {
    case 'round':
      return log.round({
        round: event.round,
        biome: biomeName(table, event.biome),
        player: player(event.starter),
      });
    case 'drew':
    case 'discarded':
    case 'played':
      return log[event.event]({ player: player(event.player), card: card(event.card) });
    case 'reshuffled':
      return log.reshuffled({ count: event.cards });
    case 'recovered':
      return log.recovered({ card: card(event.card) });
    case 'passed':
      return log.passed({ player: player(event.player), emptyHand: event.emptyHand });
    case 'suppressed':
      return log.suppressed({ card: card(event.card), owner: player(event.owner), eliminated: event.eliminated });
    case 'class':
      return log.class({ player: player(event.player), class: words.classes[CLASSES[event.class]!]() });
    case 'abundance':
      return log.abundance({ player: player(event.player), element: element(event.element) });
    case 'control':
      return event.to < 0
        ? log.setAside({ element: element(event.element) })
        : log.control({
            player: player(event.to),
            element: element(event.element),
            from: event.from < 0 ? null : player(event.from),
            icons: event.icons[event.to] ?? 0,
            others: Math.max(0, ...event.icons.filter((_, seat) => seat !== event.to)),
          });
    case 'round over':
      return log.roundOver({ round: event.round, why: event.why.replace(' ', '-') });
    case 'vps':
      return log.vps({
        player: player(event.player),
        source: log.sources[event.source](),
        element: event.element < 0 ? null : element(event.element),
      });
    case 'advanced':
      return log.advanced({ player: player(event.player), space: event.space + 1 });
    case 'game over':
      return log.gameOver();
    default:
      return null;
  }
}
