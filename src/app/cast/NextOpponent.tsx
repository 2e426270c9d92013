/** In the final scoring of a game on this device: somebody stronger to play after a win, somebody gentler after a loss. */
import { castName } from '../../kit/bots/cast.ts';
import type { GameMeta, GameModule } from '../../kit/module.ts';
import { WithWords } from '../ui/WithWords.tsx';
import { useWords } from '../words/words.ts';
import { type NextOpponent as Next, nextOpponent } from './next-opponent.ts';
import { Portrait, Temper } from './Portrait.tsx';

interface NextOpponentProps {
  readonly game: GameModule;
  /** The final state. */
  readonly state: unknown;
  /** The bots' levels by seat; null for a person. */
  readonly bots: readonly (string | null)[];
  /** Starts the same game with other bots. */
  readonly onPlay: (bots: readonly (string | null)[]) => void;
}

interface OfferProps extends Pick<NextOpponentProps, 'onPlay'> {
  readonly meta: GameMeta;
  readonly next: Next;
}

function Offer({ next: { isWon, met, level, bots }, meta, onPlay }: OfferProps) {
  const { opponent: words } = useWords('cast');
  if (level === null) return isWon && <p className="page-next">{words.strongest({ name: castName(met) })}</p>;
  const name = castName(level);
  const button = (
    <button
      type="button"
      className="ui-button"
      onClick={() => {
        onPlay(bots);
      }}
    >
      {words.play({ name })}
    </button>
  );
  if (!isWon) {
    return (
      <p className="page-next">
        {words.gentler({ name })} {button}
      </p>
    );
  }
  return (
    <section className="page-next">
      <Portrait level={level} name={name} />
      <div>
        <h3>{words.next({ name })}</h3>
        <Temper level={level} strength={meta.strengths[level]} />
      </div>
      {button}
    </section>
  );
}

export function NextOpponent({ game: { meta, rules }, state, bots, onPlay }: NextOpponentProps) {
  const next = nextOpponent(meta, bots, rules.result(state)!.places);
  return (
    next !== null && (
      <WithWords of="cast" isPart>
        <Offer next={next} meta={meta} onPlay={onPlay} />
      </WithWords>
    )
  );
}
