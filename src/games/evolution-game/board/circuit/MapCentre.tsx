/** The middle of the board: the dice, the packs and what the symbols mean. */
import { useFrameWords } from '../../../../table/use-table.ts';
import { useNews } from '../../../../table/news/news.ts';
import { BLACK, ENVIRONMENT_FACES, WHITE } from '../../rules/components.ts';
import { ROLL } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { Swatch } from '../art/colours.tsx';
import { Crown, Die } from '../art/signs.tsx';
import { useHasHint } from '../../../../table/bar/Hint.tsx';
import { CENTRE, place } from '../geometry.ts';
import { PACKS } from '../places.ts';
import { HintHere, Story } from '../narration/Story.tsx';
import { dataOf, useTable } from '../table.ts';
import './centre.css';

/** The last face of the environment die, if the last move rolled it. */
function Faces({ s, face }: { s: State; face: number | null }) {
  const { environmentDie } = dataOf(s);
  return (
    <span className="evo-faces" aria-hidden="true">
      {environmentDie.map((text, i) => {
        const number = ENVIRONMENT_FACES.indexOf(text as 'O');
        const name = `evo-face${number === face ? ' evo-rolled' : ''}`;
        return (
          <span key={i} className={name}>
            {number === WHITE || number === BLACK ? (
              <i className={number === WHITE ? 'evo-white' : 'evo-black'} />
            ) : (
              <Swatch colour={number} />
            )}
          </span>
        );
      })}
    </span>
  );
}

export function MapCentre() {
  const { state, words, legal, last, play, question, layout } = useTable();
  const isHinted = useHasHint() && layout === 'wide';
  const news = useNews();
  const { news: texts } = useFrameWords();
  const rolled = last.findLast((event) => event.event === 'rolled' || event.event === 'rolledForFirst');
  const fell = last.findLast((event) => event.event === 'environment');
  const shown = state.rolled > 0 ? state.rolled : (rolled?.rolled ?? 0);
  const canRoll = legal.has(ROLL);
  const hasNarration = isHinted || news !== null || (legal.size === 0 && question !== null);
  const showsRecap = news?.kind === 'recap' && !isHinted;
  return (
    <>
      <div
        className={`evo-centre${hasNarration ? ' evo-telling' : ''}${showsRecap ? ' evo-recapping' : ''}`}
        style={place(CENTRE)}
      >
        <div className="evo-time">
          <button
            type="button"
            className={`evo-time-die${canRoll ? ' evo-legal' : ''}`}
            data-place={PACKS}
            aria-disabled={!canRoll}
            aria-label={
              canRoll ? words.buttons.roll() : shown > 0 ? words.table.rolled({ rolled: shown }) : words.table.timeDie()
            }
            onClick={() => {
              if (canRoll) play(ROLL);
            }}
          >
            {/* Keyed by the roll: the die tumbles for every throw. */}
            {canRoll || shown === 0 ? (
              <span className="evo-unrolled">?</span>
            ) : (
              <span className="evo-thrown" key={`${String(state.turn)} ${String(shown)}`}>
                <Die rolled={shown} />
              </span>
            )}
          </button>
          <div>
            <b>{words.table.timeDie()}</b>
            {!canRoll && shown > 0 && <span>{words.table.rolled({ rolled: shown })}</span>}
            {/* For the mouse; keys and screen readers have the die itself. */}
            {canRoll && (
              <button
                type="button"
                className="ui-button evo-main evo-roll"
                aria-hidden="true"
                tabIndex={-1}
                onClick={() => {
                  play(ROLL);
                }}
              >
                {words.buttons.roll()}
              </button>
            )}
          </div>
        </div>
        <div className="evo-environment-die">
          <span>{words.table.environmentDie()}</span>
          <Faces s={state} face={fell?.event === 'environment' ? fell.face : null} />
        </div>
        {showsRecap && (
          <b className="evo-recap-title" aria-hidden="true">
            {texts.recap()}
          </b>
        )}
        {isHinted ? <HintHere /> : hasNarration ? <Story /> : <Packs />}
      </div>
    </>
  );
}

/** The sizes of the packs, and what the symbols on the map mean. */
function Packs() {
  const { state, words } = useTable();
  const size = (...packs: readonly (readonly number[])[]): number => packs.reduce((sum, pack) => sum + pack.length, 0);
  const sizes = words.table.packs({
    niches: size(state.nichePack, state.nicheBottom),
    mutation: size(state.mutationPack, state.mutationBottom),
    selection: size(state.selectionPack, state.selectionBottom),
  });
  return (
    <>
      <p className="visually-hidden">{sizes}</p>
      <p className="evo-packs" aria-hidden="true">
        {sizes}
      </p>
      <p className="evo-legend">
        <span>
          <i className="evo-risk-sign">!</i> {words.table.risk()}
        </span>
        <span>
          <Crown /> {words.table.dominant()}
        </span>
      </p>
    </>
  );
}
