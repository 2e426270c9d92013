/** The latest events, in the middle of the board: the turn being shown, what the others did since one's own, or the hint. */
import { Hint } from '../../../../table/bar/Hint.tsx';
import { News } from '../../../../table/parts.ts';
import './narration.css';

export const Story = () => (
  <div className="evo-story">
    <News shows="lines" />
  </div>
);

/** The hint; on small screens there is more room in the bar. */
export const HintHere = () => (
  <div className="evo-story evo-hint">
    <Hint />
  </div>
);
