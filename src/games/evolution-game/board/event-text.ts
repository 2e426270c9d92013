/** What happens, as the sentences of the log. */
import { LETTERS } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import { mutationText, nicheText, selectionText, squareText } from './card-names.ts';
import type { BoardWords, Naming } from './naming.ts';

/** An event as a sentence. */
export function eventText(e: GameEvent, names: Naming, { cards, squares, events }: BoardWords): string {
  const player = names.player(e.player);
  const squareName = (number: number): string => {
    const name = names.square(number);
    return name === squares.EVO() ? events.evolutionSquare() : name;
  };
  switch (e.event) {
    case 'arranged':
    case 'first':
    case 'turn':
    case 'stopped':
    case 'won':
      return events[e.event]({ player });
    case 'rolledForFirst':
    case 'rolled':
      return events[e.event]({ player, rolled: e.rolled });
    case 'dealt':
      return events.dealt({ player, count: e.niches.length, niches: e.niches.map(nicheText).join(', ') });
    case 'environment': {
      const domain = LETTERS[e.domain]!;
      const colour = names.colour(e.to);
      if (e.by === 'setup') return events.environment.rolled({ player, domain, colour });
      return events.environment[e.from === e.to ? 'stays' : 'becomes']({ domain, colour });
    }
    case 'adapted':
      return events.adapted({
        player,
        domain: LETTERS[e.domain]!,
        from: names.colour(e.from),
        to: names.colour(e.to),
        cards: e.cards.map((card) => mutationText(card, names)),
        count: e.cards.length,
      });
    case 'placed': {
      const square = squareText(e.square);
      return e.supplanted === null
        ? events.placed({ player, square })
        : events.supplanted({ player, rival: names.player(e.supplanted), square });
    }
    case 'settledEarly':
      return events.settledEarly({ player, left: e.left });
    case 'moved': {
      const jumped = e.jumped.map((seat) => events.rival({ rival: names.player(seat) }));
      return events.moved({ player, square: squareName(e.to), jumped, count: jumped.length });
    }
    case 'jumped':
      return events.jumped({ player, square: squareName(e.to) });
    case 'drewMutation':
      return events.drewMutation({ player, card: mutationText(e.card, names) });
    case 'drewNiche':
      return events.drewNiche({ player, niche: nicheText(e.niche) });
    case 'drewSelection':
      return events.drewSelection({ player, card: selectionText(e.card, cards) });
    case 'removed':
      return events.removed({ player, count: e.squares.length, squares: e.squares.map(squareText).join(', ') });
    case 'returned':
      return events.returned({ player, niches: e.niches.map(nicheText) });
    case 'advanced':
      return events.advanced[e.by]({ player, stage: names.stage(e.to) });
    case 'exchanged': {
      const parts = [
        ...(e.niches.length > 0 ? [events.niches({ count: e.niches.length })] : []),
        ...(e.mutation.length > 0 ? [events.mutations({ count: e.mutation.length })] : []),
      ];
      return events.exchanged({ player, cards: parts });
    }
  }
}
