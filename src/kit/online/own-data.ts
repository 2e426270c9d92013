/**
 * States of a table that brought its own data: the data is in every state, never changes, and is most of it. After the first state
 * it is left out of what is sent: all the rest comes as changes, in the form of JSON Patch (RFC 6902) that boardgame.io's clients
 * apply.
 */

export type Change =
  | { readonly op: 'add'; readonly path: string; readonly value: unknown }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

interface State {
  readonly G: { readonly state: unknown };
}

const fieldsOf = (state: State): Record<string, unknown> => state.G.state as Record<string, unknown>;

/** Whether a state holds a table's own data in a field, not the name of the data that comes with the game. */
export const hasOwnData = (state: State, field: string): boolean => typeof fieldsOf(state)[field] === 'object';

/** The parts of boardgame.io's state that are the same in every state that is sent. */
const CONSTANT: readonly string[] = ['plugins', '_undo', '_redo'];

/** The changes that make any other state of the same table this one: everything but the data, which is put aside meanwhile. */
export function changesTo(state: State, field: string): Change[] {
  const rest = { ...fieldsOf(state), [field]: undefined };
  const changed = Object.entries({ ...state, G: { ...state.G, state: rest } });
  return [
    { op: 'move', from: `/G/state/${field}`, path: `/${field}` },
    ...changed.flatMap(([name, value]): Change[] =>
      CONSTANT.includes(name) ? [] : [{ op: 'add', path: `/${name}`, value }],
    ),
    { op: 'move', from: `/${field}`, path: `/G/state/${field}` },
  ];
}

/** The state that such changes make of another, which stays as it is. */
export function withChanges<S extends State>(before: S, changes: readonly Change[]): S {
  const after = { ...before };
  for (const change of changes) if (change.op === 'add') Object.assign(after, { [change.path.slice(1)]: change.value });
  const field = changes[0]!.path.slice(1);
  return { ...after, G: { ...after.G, state: { ...fieldsOf(after), [field]: fieldsOf(before)[field] } } };
}
