/** What an answer would change, before it is given. The rules carry it out on a copy, up to the first draw or choice. */
import type { CardChance, GameEvent } from '../../rules/chance.ts';
import { checkControl } from '../../rules/control.ts';
import { EFFECT, FIRST_ONGOING, NOTHING, Q } from '../../rules/components.ts';
import { DISCARD, DONE, type Move, PASS, PLAY, kindOf, valueOf } from '../../rules/moves.ts';
import { answerCard, legalMoves, putIntoPlay } from '../../rules/play.ts';
import { type State, cardsOf, copyState, isTenRounds } from '../../rules/state.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** An answer to the question a card would ask, and what the round would score after it. */
export interface Choice {
  readonly move: Move;
  readonly after: Outlook;
}

export interface Preview {
  /** The card it is about. */
  readonly card: number;
  /** With the card on the table; what it asks is not chosen yet. */
  readonly after: Outlook;
  /** What would happen at once. Cards that would be drawn are not known. */
  readonly events: readonly GameEvent[];
  /** What the card would ask next, one entry for each answer; none if it asks nothing that changes the table. */
  readonly choices: readonly Choice[];
  /** Whether it is a card of the hand that stays on the table. */
  readonly lands: boolean;
  /** How many cards of the hand would have to be discarded. */
  readonly discards: number;
  /** Whether the round would be over. */
  readonly endsRound: boolean;
}

/** Chance without consequences: what would be drawn is not shown. */
const unknown = (emit: (event: GameEvent) => void): CardChance => ({
  draw: (_, weights) =>
    Math.max(
      0,
      weights.findIndex((weight) => weight > 0),
    ),
  emit,
});

/** The kinds of answers that change what the round would score. */
const isChoice = (move: Move): boolean => move !== DONE && move !== PASS && kindOf(move) !== kindOf(DISCARD);

/** Step 3 on a copy: what the round would score once control has been checked. */
function settled(s: State, chance: CardChance): Outlook {
  if (!isTenRounds(s)) checkControl(s, chance);
  return outlookOf(s);
}

/** What an answer to the open question would change; null for answers that change nothing visible. */
export function previewOf(s: State, move: Move): Preview | null {
  if (!isChoice(move)) return null;
  const after = copyState(s);
  after.question = NOTHING;
  const events: GameEvent[] = [];
  const chance = unknown((event) => {
    events.push(event);
  });
  const isPlay = kindOf(move) === kindOf(PLAY);
  const card = isPlay ? valueOf(move) : s.card;
  if (isPlay) putIntoPlay(after, card, chance);
  else answerCard(after, move, chance);
  const effect = cardsOf(s).effectOf[card]!;
  const lands = isPlay && (effect === NOTHING || effect >= FIRST_ONGOING);
  const discards = after.question === Q.discard ? after.left : 0;
  const endsRound = effect === EFFECT['early thaw'];
  if (after.question === NOTHING) {
    // The end of the round is not carried out, but what counts for it is.
    return { card, after: settled(after, chance), events, choices: [], lands, discards, endsRound };
  }
  const choices = legalMoves(after)
    .filter(isChoice)
    .map((choice): Choice => {
      const chosen = copyState(after);
      const quiet = unknown(() => undefined);
      answerCard(chosen, choice, quiet);
      return { move: choice, after: settled(chosen, quiet) };
    });
  // Setting a card aside, or choosing an element, is all that such a card does: nothing is settled before.
  const waits = effect === EFFECT.blight;
  return {
    card,
    after: waits ? outlookOf(after) : settled(after, chance),
    events,
    choices,
    lands,
    discards,
    endsRound,
  };
}
