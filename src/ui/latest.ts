/** The state last shown: what asks for an answer to an earlier one, and is still on the screen, asks for nothing any more. */
export interface Latest<State> {
  set(state: State): void;
  is(state: State): boolean;
}

export function newLatest<State>(): Latest<State> {
  let latest: State | null = null;
  return {
    set(state) {
      latest = state;
    },
    is: (state) => state === latest,
  };
}
