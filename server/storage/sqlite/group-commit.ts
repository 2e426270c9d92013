/** Group commit: transactions that come at the same time are made as one. */

/**
 * Does pieces of work that come at the same time together: what takes longest, the end of a transaction and with it the disk, is done once for all
 * of them. Nothing is reported before that. If the whole fails each piece is done alone, so that none suffers by another.
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
      // After all that has arrived has been looked at.
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
