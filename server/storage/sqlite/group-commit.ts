/** Group commit: simultaneous transactions are committed as one. */

/**
 * Does simultaneous pieces of work in one transaction: the slow part, the commit with its wait for the disk, happens once for all
 * of them. No result is reported before the commit. If it fails, each piece is retried alone, so that one failure does not affect the rest.
 */
export function together<Piece, Result>(
  doAll: (pieces: readonly Piece[]) => Result[],
): ((piece: Piece) => Promise<Result>) & { settled(): Promise<void> } {
  interface Asked {
    piece: Piece;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }
  let asked: Asked[] = [];
  let doing = Promise.resolve();
  const doNow = (now: readonly Asked[]): void => {
    try {
      const results = doAll(now.map(({ piece }) => piece));
      now.forEach(({ resolve }, i) => {
        resolve(results[i]!);
      });
    } catch (error) {
      if (now.length === 1) now[0]!.reject(error);
      else for (const each of now) doNow([each]);
    }
  };
  const add = (piece: Piece): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (asked.push({ piece, resolve, reject }) > 1) return;
      // Deferred until all pending input has been read, so that simultaneous work shares the commit.
      doing = new Promise((done) => {
        setImmediate(() => {
          const now = asked;
          asked = [];
          doNow(now);
          done();
        });
      });
    });
  return Object.assign(add, { settled: () => doing });
}
