import { describe, expect, it } from '@jest/globals';
import { readRulebook } from '../../../src/table/rulebook/rulebook-text.ts';

const TEXT = `## The sea {#sea}

Also: ocean, water

Up to {facts.limit.sea} species
live there.

- **Fish**: swim.
- **Whales ({facts.whales})**: swim, too.

![](figure:waves)

## The end {#end}

1. Count.

2. Win.
`;

describe('A rulebook in Markdown', () => {
  it('has entries with paragraphs, terms and figures, and numbers from the rules', () => {
    const [sea, end] = readRulebook(TEXT, { 'limit.sea': 4, whales: 2 });
    expect(sea).toMatchObject({ id: 'sea', title: 'The sea', alsoCalled: 'ocean, water' });
    expect(sea!.blocks).toEqual([
      { kind: 'text', text: 'Up to 4 species live there.' },
      {
        kind: 'terms',
        terms: [
          ['Fish', 'swim.'],
          ['Whales (2)', 'swim, too.'],
        ],
      },
      { kind: 'figure', name: 'waves', labels: [] },
    ]);
    expect(sea!.text).toEqual(['Up to 4 species live there.', 'Fish', 'swim.', 'Whales (2)', 'swim, too.']);
    expect(end).toMatchObject({ id: 'end', alsoCalled: '', text: ['1. Count.', '2. Win.'] });
  });

  it('has chapters, links, lists, keys, rulings, and words in figures', () => {
    const text = `## Water {#water-chapter}

### The sea {#sea}

It ends at [the shore](#shore).

- wide
- [deep](#shore)

- \`D\`: dive

![High | Low](figure:tides)

> Is it [wet](#sea)? Yes.
>
> It is salty.

### The shore {#shore}

Sand.

## Air {#air}

Thin.
`;
    const [sea, shore, air] = readRulebook(text, {});
    expect(sea!.blocks).toEqual([
      { kind: 'text', text: 'It ends at [the shore](#shore).' },
      { kind: 'list', points: ['wide', '[deep](#shore)'] },
      { kind: 'keys', terms: [['D', 'dive']] },
      { kind: 'figure', name: 'tides', labels: ['High', 'Low'] },
      { kind: 'rulings', points: ['Is it [wet](#sea)? Yes.', 'It is salty.'] },
    ]);
    expect(sea!.rulings).toEqual(['Is it wet? Yes.', 'It is salty.']);
    expect(sea!.text.slice(0, 3)).toEqual(['It ends at the shore.', 'wide', 'deep']);
    expect(sea!.chapter).toEqual({ id: 'water-chapter', title: 'Water' });
    expect([shore!.chapter, air!.chapter]).toEqual([sea!.chapter, null]);
  });

  it.each([
    [TEXT, '{facts.limit.sea} is not a fact; there are whales'],
    ['## The sea\n\nWet.', '"The sea" is not "Title {#id}"'],
    ['Wet.', '"Wet." is not a heading'],
    ['## The sea {#sea}\n\n- **Fish**: swim.\n- Whales.', '"- Whales." is not like "- **Fish**: swim."'],
    ['## Water {#water}\n\nWet.\n\n### The sea {#sea}', '"Wet." is in a chapter, but in no entry'],
  ])('is refused with what is wrong: %#', (text, error) => {
    expect(() => readRulebook(text, { whales: 2 })).toThrow(error);
  });
});
