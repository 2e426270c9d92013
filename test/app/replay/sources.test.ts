import { describe, expect, it } from '@jest/globals';
import {
  type Source,
  SourceError,
  openSource,
  partsOf,
  sourceOf,
  timelineIn,
} from '../../../src/app/replay/sources.ts';
import { gameIds } from '../../../src/games/index.ts';
import { routeOf } from '../../../src/app/route.ts';

const GAME = 'dominant-species';
/** What the parts of an address after its game refer to. */
const named = (hash: string) => {
  const route = routeOf(hash);
  return route.page === 'replay' ? sourceOf(route.parts) : undefined;
};

describe('The address of a game to watch', () => {
  it.each<Source>([
    { from: 'saved' },
    { from: 'archive', key: 'a' },
    { from: 'sample', id: 'three-strong-bots' },
    { from: 'file', number: 2 },
    { from: 'link', letters: 'x_-' },
    { from: 'match', id: 'm1' },
  ])('leads back to what it was made of: %j', (source) => {
    expect(sourceOf(partsOf(source, 12))).toEqual({ source, point: 12 });
    expect(sourceOf(partsOf(source))).toEqual({ source, point: 0 });
  });

  it('without a game is that of the list', () => {
    expect(named('#replay')).toBeNull();
    expect(named('#replay/card-game')).toBeNull();
    expect(named('#replay/card-game/')).toBeNull();
  });

  it.each(['#replay/chess', '#replay/card-game/smaple/five-strong-bots'])(
    '%s is said to lead nowhere',
    async (hash) => {
      const found = named(hash);
      await expect(openSource(GAME, found!.source)).rejects.toEqual(new SourceError('nowhere'));
    },
  );
});

describe.each(gameIds)('A document of %s', (id) => {
  it.each(['record', 'position'])('that is a %s of another version is refused as such', async (kind) => {
    const document = { format: `${id} ${kind} 99` };
    await expect(timelineIn(document)).rejects.toThrow(
      `format: comes from another version of this program; this one reads "${id} ${kind} `,
    );
  });
});
