/** A request to end the game: what it would lead to, and the answers. */
import type { GameModule, Notice } from '../../kit/module.ts';
import type { UndoAnswer } from '../../kit/online/wire.ts';
import { useWords } from '../words/words.ts';
import { useNow } from '../../ui/use-now.ts';
import type { Match, Seat } from '../wire.ts';
import { endGame } from './api.ts';
import { missingFor, openEnding, placesText } from './ending.ts';
import { type Notice as Problem, noticeOf } from './RefusalText.tsx';

interface AtTable {
  readonly game: GameModule;
  readonly match: Match;
  readonly state: unknown;
  /** Null for one who does not play. */
  readonly mine: Seat | null;
  readonly names: readonly string[];
  /** Shows why something was not done. */
  readonly onProblem: (problem: Problem) => void;
}

/** The notice; null if there is nothing to say. */
export function useEndNotice({ game, match, state, mine, names, onProblem }: AtTable): Notice | null {
  const { time: words } = useWords('online');
  const now = useNow(60_000);
  const asked = openEnding(match, now);
  if (asked === undefined || mine === null) return null;
  const answer = (what: UndoAnswer) => (): void => {
    endGame(mine, what, asked.as).catch((error: unknown) => {
      onProblem(noticeOf(error));
    });
  };
  const me = Number(mine.playerID);
  const missing = missingFor(match, asked);
  const isMine = asked.seat === me;
  const mustAnswer = missing.includes(me);
  if (!isMine && !mustAnswer) return null;
  // How it stands is seen by everybody only where nothing is hidden.
  const standing = asked.as === 'standing' && !game.meta.hasSecrets ? game.rules.standing?.(state) : undefined;
  const request = isMine
    ? words.waitsFor({ players: missing.map((seat) => names[seat]!).join(', ') })
    : words.asks({ player: names[asked.seat]!, as: asked.as });
  return {
    name: 'end',
    kind: 'question',
    text: [request, ...(standing ? [words.standing({ places: placesText(standing, names) })] : [])].join(' '),
    actions: [
      ...(mustAnswer ? [{ label: words.agree(), isMain: true, act: answer('grant') }] : []),
      { label: isMine ? words.withdraw() : words.refuse(), act: answer('refuse') },
    ],
  };
}
