/** The memory of an online game: told anew from boardgame.io's log once, then a move at a time. */
import type { LogEntry } from 'boardgame.io';
import { fromBoardgameMove } from '../../dominant-species/game/game.ts';
import type { Move } from '../../dominant-species/rules/moves.ts';
import type { OutcomeText } from '../../dominant-species/rules/names.ts';
import { writePosition } from '../../dominant-species/rules/position.ts';
import { RECORD_FORMAT, type RecordedMove } from '../../dominant-species/rules/record.ts';
import type { State } from '../../dominant-species/rules/state.ts';
import { type Memory, entryOf, forget, remember, tellMove } from '../session.ts';
import { loggedMove } from './wire.ts';

/** What the log says of a game: a move with what was drawn after it, or that the last one was taken back. */
type Said = { move: Move; drawn: readonly OutcomeText[] } | 'undo';

/** What an entry of the log says; null for what follows by itself. */
function saidBy(entry: LogEntry): Said | null {
  const logged = loggedMove(entry);
  if (logged === null) return null;
  if (logged.type === 'undo') return 'undo';
  const move = fromBoardgameMove(logged.type, logged.args);
  if (move === undefined) throw new Error(`the log has a move that the rules do not know: ${logged.type}`);
  const { outcomes } = (entry.metadata ?? {}) as { outcomes?: readonly OutcomeText[] };
  return { move, drawn: outcomes ?? [] };
}

/** The memory of a game from its first state and its whole log. */
export function retell(start: State, log: readonly LogEntry[]): Memory {
  const standing: Exclude<Said, 'undo'>[] = [];
  for (const entry of log) {
    const said = saidBy(entry);
    if (said === 'undo') standing.pop();
    else if (said !== null) standing.push(said);
  }
  const moves: RecordedMove[] = [];
  const story = [entryOf(null, start, null, [])];
  let state = start;
  for (const { move, drawn } of standing) {
    const { after, recorded, entry } = tellMove(state, move, drawn);
    moves.push(recorded);
    story.push(entry);
    state = after;
  }
  return { record: { format: RECORD_FORMAT, position: writePosition(start), moves }, story };
}

/** The memory after what was logged since, given the state before it. */
export function retellOn(memory: Memory, before: State, entries: readonly LogEntry[]): Memory {
  const [said, ...more] = entries.map(saidBy).filter((each) => each !== null);
  if (said === undefined) return memory;
  if (more.length > 0) throw new Error('several moves came at once');
  return said === 'undo' ? forget(memory) : remember(memory, before, said.move, said.drawn);
}
