/** The scenes on the Dominance cards. */
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Vignette } from '../../../../src/games/dominant-species/board/cards/Vignette.tsx';
import { CARDS } from '../../../../src/games/dominant-species/rules/components.ts';

it.each(CARDS)('the card "%s" has a scene of known shapes, animals and elements', (card) => {
  const drawn = renderToStaticMarkup(<Vignette card={card} />);
  // Besides the sky and its lines.
  expect(drawn.match(/<(path|g|circle)/g)!.length).toBeGreaterThan(2);
  expect(drawn).not.toMatch(/NaN|undefined|null|fill=""|d=""/);
});
