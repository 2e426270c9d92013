/** Terrains, before their engravings are loaded. */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { TerrainDefs } from '../../../../src/games/dominant-species/board/art/terrains.tsx';
import { TERRAINS } from '../../../../src/games/dominant-species/rules/components.ts';

it('every terrain and the ice of tundra are drawn before the engravings are loaded', () => {
  const drawn = renderToStaticMarkup(
    <svg>
      <TerrainDefs />
    </svg>,
  );
  const ids = TERRAINS.map((name, terrain) => (name === 'tundra' ? 'ds-ice' : `ds-terrain-${String(terrain)}`));
  for (const id of ids) expect(drawn).toMatch(new RegExp(`<g id="[^"]*${id}"[^>]*>(<path d="M[^"]+"[^>]*></path>)+`));
});
