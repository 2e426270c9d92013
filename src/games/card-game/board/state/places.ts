/** Where on the table something has happened, as `data-motion` names it. */
import type { GameEvent } from '../../rules/chance.ts';

/** The places of an event: cards that came or were turned, an Element card's new owner, a player, a space of the track. */
export function placesOf(event: GameEvent): readonly string[] {
  switch (event.event) {
    case 'played':
    case 'recovered':
      return [`card ${String(event.card)}`];
    case 'suppressed':
      return event.eliminated ? [`player ${String(event.owner)}`] : [`card ${String(event.card)}`];
    case 'control':
      return [`element ${String(event.element)}`];
    case 'passed':
      return [`player ${String(event.player)}`];
    case 'advanced':
      return [`space ${String(event.space)}`];
    case 'vps':
      return [`vps ${String(event.player)}`];
    default:
      return [];
  }
}
