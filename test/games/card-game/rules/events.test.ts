import { describe, expect, it } from '@jest/globals';
import { EFFECT, FIRST_ONGOING } from '../../../../src/games/card-game/rules/components.ts';
import { eventText } from '../../../../src/games/card-game/rules/chance.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { allows, answer, asked, endangered, happening, legal, look, player, table, totals } from '../support/table.ts';

/** A table at which the first player is about to play an event; each player has another card for later. */
const holding = (event: string, mine: object, ...others: object[]) =>
  table({
    players: [
      { hand: [event, 'insect-01'], ...mine },
      ...others.map((each, i) => ({ hand: [`amphibian-0${String(i + 1)}`], ...each })),
    ],
    upcoming: { cards: ['reptile-01', 'reptile-02', 'reptile-03', 'reptile-04', 'reptile-05'] },
  });

describe('Predation', () => {
  const play = { play: 'event-predation-1' };

  it('suppresses two different animals, of one owner or two', () => {
    const s = holding('event-predation-1', { table: ['mammal-01'] }, { table: ['bird-02', 'insect-03'] });
    const first = answer(s, play);
    expect(legal(first)).toEqual([{ target: 'mammal-01' }, { target: 'bird-02' }, { target: 'insect-03' }]);
    const second = answer(first, { target: 'bird-02' });
    expect(legal(second)).toEqual([{ target: 'mammal-01' }, { target: 'insect-03' }]);
    expect(player(answer(second, { target: 'insect-03' }), 2).table).toEqual([
      endangered('bird-02'),
      endangered('insect-03'),
    ]);
  });

  it('never hits the same animal twice', () => {
    const s = answer(holding('event-predation-1', {}, { table: ['bird-02', 'insect-03', 'mammal-04'] }), play, {
      target: 'bird-02',
    });
    expect(allows(s, { target: 'bird-02' })).toBe(false);
  });

  it('asks nothing when there are no more than two', () => {
    const two = answer(holding('event-predation-1', {}, { table: ['bird-02', endangered('insect-03')] }), play);
    expect(player(two, 2).table).toEqual([endangered('bird-02')]);
    expect(look(two).discards.faceUp).toEqual(['insect-03']);
    const one = answer(holding('event-predation-1', {}, { table: ['bird-02'] }), play);
    expect(player(one, 2).table).toEqual([endangered('bird-02')]);
    expect(asked(answer(holding('event-predation-1', {}, {}), play))).toEqual({ stage: 'turn', player: 2 });
  });
});

describe('Extinction', () => {
  const play = { play: 'event-extinction-2' };

  it('eliminates a healthy animal outright', () => {
    const s = answer(holding('event-extinction-2', { table: ['mammal-01'] }, { table: ['bird-02'] }), play);
    expect(legal(s)).toEqual([{ target: 'mammal-01' }, { target: 'bird-02' }]);
    const after = answer(s, { target: 'bird-02' });
    expect(player(after, 2).table).toEqual([]);
    expect(look(after).discards.faceUp).toEqual(['bird-02']);
  });

  it('eliminates the only animal unasked, and nothing where there is none', () => {
    const only = answer(holding('event-extinction-2', { table: ['mammal-01'] }, {}), play);
    expect(player(only, 1).table).toEqual([]);
    expect(look(answer(holding('event-extinction-2', {}, {}), play)).spent).toEqual(['event-extinction-2']);
  });
});

describe('Parasitism', () => {
  const play = { play: 'event-parasitism-1' };

  it('suppresses one animal of each opponent, clockwise, passed ones too; then draws', () => {
    const s = answer(
      holding(
        'event-parasitism-1',
        { table: ['mammal-01'] },
        { table: ['bird-02', 'bird-03'] },
        { table: ['insect-02'], passed: true },
        { table: ['insect-03', 'insect-04'] },
      ),
      play,
    );
    expect(legal(s)).toEqual([{ target: 'bird-02' }, { target: 'bird-03' }]);
    const next = answer(s, { target: 'bird-03' });
    expect(player(next, 3).table).toEqual([endangered('insect-02')]);
    expect(legal(next)).toEqual([{ target: 'insect-03' }, { target: 'insect-04' }]);
    expect(player(next, 1).hand).toEqual(['insect-01']);
    const after = answer(next, { target: 'insect-04' });
    expect(player(after, 1)).toMatchObject({ table: ['mammal-01'], hand: ['insect-01', 'reptile-01'] });
  });

  it('leaves out opponents without an animal that can be suppressed, and draws in any case', () => {
    const s = holding(
      'event-parasitism-1',
      {},
      { table: ['bird-02', 'bird-03', 'event-camouflage-1'] },
      { table: ['event-pack-hunting-1'] },
    );
    const after = answer(s, play);
    expect(player(after, 1).hand).toEqual(['insect-01', 'reptile-01']);
    expect(player(after, 2).table).toEqual(['bird-02', 'bird-03', 'event-camouflage-1']);
  });
});

describe('Disease', () => {
  const play = { play: 'event-disease-1' };

  it('suppresses every animal of a class, yours too, each once', () => {
    const s = answer(
      holding('event-disease-1', { table: ['mammal-01', 'bird-04'] }, { table: ['bird-02', endangered('bird-03')] }),
      play,
    );
    expect(legal(s)).toEqual([{ class: 'mammal' }, { class: 'bird' }]);
    expect(allows(s, { class: 'insect' })).toBe(false);
    const { after, events } = happening(s, [], { class: 'bird' });
    expect(player(after, 1).table).toEqual(['mammal-01', endangered('bird-04')]);
    expect(player(after, 2).table).toEqual([endangered('bird-02')]);
    expect(eventText(events[0]!, after)).toEqual({
      event: 'class',
      player: 0,
      card: 'event-disease-1',
      class: 'bird',
    });
  });

  it('spares those that cannot be suppressed, and is not asked about the only class left', () => {
    const s = holding(
      'event-disease-1',
      { table: ['mammal-01', 'bird-04', 'event-camouflage-1'] },
      { table: ['bird-02'] },
    );
    const after = answer(s, play);
    expect(player(after, 1).table).toEqual(['mammal-01', 'bird-04', 'event-camouflage-1']);
    expect(player(after, 2).table).toEqual([endangered('bird-02')]);
  });

  it('does nothing where there is no such animal', () => {
    expect(asked(answer(holding('event-disease-1', {}, {}), play))).toEqual({ stage: 'turn', player: 2 });
  });
});

describe('Recovery', () => {
  const play = { play: 'event-recovery-1' };
  const sick = { table: [endangered('mammal-01'), endangered('bird-04'), 'bird-05', endangered('insect-05')] };

  it('turns none', () => {
    const s = answer(holding('event-recovery-1', sick, {}), play);
    expect(legal(s)).toEqual([{ recover: 'mammal-01' }, { recover: 'bird-04' }, { recover: 'insect-05' }, 'done']);
    const after = answer(s, 'done');
    expect(player(after, 1)).toMatchObject({ ...sick, hand: ['insect-01', 'reptile-01'] });
  });

  it('turns one', () => {
    const after = answer(holding('event-recovery-1', sick, {}), play, { recover: 'bird-04' }, 'done');
    expect(player(after, 1).table).toEqual([endangered('mammal-01'), 'bird-04', 'bird-05', endangered('insect-05')]);
  });

  it('turns two, and then draws', () => {
    const s = answer(holding('event-recovery-1', sick, {}), play, { recover: 'bird-04' });
    expect(player(s, 1).hand).toEqual(['insect-01']);
    const after = answer(s, { recover: 'insect-05' });
    expect(player(after, 1)).toMatchObject({
      table: [endangered('mammal-01'), 'bird-04', 'bird-05', 'insect-05'],
      hand: ['insect-01', 'reptile-01'],
    });
  });

  it('works under Camouflage; other players’ animals are not yours', () => {
    const s = holding(
      'event-recovery-1',
      { table: [endangered('mammal-01'), 'event-camouflage-1'] },
      { table: [endangered('bird-02')] },
    );
    expect(legal(answer(s, play))).toEqual([{ recover: 'mammal-01' }, 'done']);
  });

  it('only draws without an endangered animal of yours', () => {
    const after = answer(holding('event-recovery-1', {}, { table: [endangered('bird-02')] }), play);
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
    expect(player(after, 1).hand).toEqual(['insect-01', 'reptile-01']);
  });
});

describe('Migration and Adaptive Radiation', () => {
  it('Migration draws 2 and discards 1 from the hand, face down', () => {
    const s = answer(holding('event-migration-2', {}, {}), { play: 'event-migration-2' });
    expect(legal(s)).toEqual([{ discard: 'insect-01' }, { discard: 'reptile-01' }, { discard: 'reptile-02' }]);
    expect(allows(s, { discard: 'amphibian-01' })).toBe(false);
    const after = answer(s, { discard: 'insect-01' });
    expect(player(after, 1).hand).toEqual(['reptile-01', 'reptile-02']);
    expect(look(after).discards.faceDown).toEqual([{ player: 0, card: 'insect-01' }]);
  });

  it('Adaptive Radiation draws 4 and discards 3', () => {
    const s = answer(holding('event-adaptive-radiation-1', {}, {}), { play: 'event-adaptive-radiation-1' });
    const after = answer(s, { discard: 'reptile-04' }, { discard: 'insect-01' }, { discard: 'reptile-01' });
    expect(player(after, 1).hand).toEqual(['reptile-02', 'reptile-03']);
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
  });

  it('discards the whole hand, unasked, if it has no more', () => {
    // The draw pile has a single card left, and there are no discards: all other cards are on tables.
    const ids = RECONSTRUCTION.animals.map(({ id }) => id).filter((id) => id !== 'insect-01' && id !== 'bird-01');
    const events = RECONSTRUCTION.events.filter(({ id }) => id !== 'event-migration-2');
    const ongoing = events.filter(({ effect }) => EFFECT[effect] >= FIRST_ONGOING);
    const s = table({
      players: [
        { hand: ['event-migration-2'] },
        {
          hand: ['bird-01'],
          table: [
            ...ids,
            ...ongoing.map(({ id, effect }) => (effect === 'abundance' ? { card: id, element: 'sun' } : id)),
          ],
        },
      ],
      spent: events.filter((each) => !ongoing.includes(each)).map(({ id }) => id),
    });
    expect(s.pileSize).toBe(1);
    const after = answer(s, { play: 'event-migration-2' });
    expect(look(after).discards.faceDown).toEqual([{ player: 0, card: 'insect-01' }]);
    expect(player(after, 1).hand).toEqual([]);
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
  });
});

describe('Fertility', () => {
  it('draws for you, then for all with the fewest VPs, clockwise from you', () => {
    const s = table({
      players: [
        { hand: ['event-fertility-1', 'insect-01'], vps: 2 },
        { hand: ['bird-01'], vps: 5 },
        { hand: ['bird-02'], vps: 2 },
        { hand: ['bird-03'], vps: 2 },
      ],
      upcoming: { cards: ['reptile-01', 'reptile-02', 'reptile-03', 'reptile-04'] },
    });
    const after = answer(s, { play: 'event-fertility-1' });
    expect(look(after).players.map(({ hand }) => hand)).toEqual([
      ['insect-01', 'reptile-01', 'reptile-02'],
      ['bird-01'],
      ['bird-02', 'reptile-03'],
      ['bird-03', 'reptile-04'],
    ]);
  });

  it('draws once for you if others have fewer', () => {
    const after = answer(holding('event-fertility-1', { vps: 4 }, { vps: 3 }), { play: 'event-fertility-1' });
    expect(player(after, 1).hand).toEqual(['insect-01', 'reptile-01']);
    expect(player(after, 2).hand).toEqual(['amphibian-01', 'reptile-02']);
  });
});

describe('Early Thaw', () => {
  it('ends the round: nobody gets another turn, and the round is scored', () => {
    const s = holding('event-early-thaw-1', { table: ['mammal-01'] }, { table: ['bird-02'] });
    const { after, events } = happening(s, [{ biome: 'Jungle' }], { play: 'event-early-thaw-1' });
    expect(events).toContainEqual({ event: 'round over', round: 1, why: 'early thaw', totals: [10, 8] });
    expect(look(after)).toMatchObject({ round: 2, spent: [] });
    // The Condor takes seed: 3 VPs for second place, 1 for the icon, 1 for the most Element cards.
    expect(look(after).players.map(({ vps }) => vps)).toEqual([6, 5]);
    // Spent events are discarded only now, after the cards on the tables.
    expect(look(after).discards.faceUp).toEqual(['mammal-01', 'bird-02', 'event-early-thaw-1']);
  });
});

describe('Blight', () => {
  const play = { play: 'event-blight-1' };

  it('sets a controlled Element card aside, your own too, then draws', () => {
    const s = answer(holding('event-blight-1', { elements: ['sun'] }, { elements: ['grub', 'water'] }), play);
    expect(legal(s)).toEqual([{ element: 'grub' }, { element: 'sun' }, { element: 'water' }]);
    expect(allows(s, { element: 'seed' })).toBe(false);
    const after = answer(s, { element: 'grub' });
    expect(look(after).players.map(({ elements }) => elements)).toEqual([['sun'], ['water']]);
    expect(player(after, 1).hand).toEqual(['insect-01', 'reptile-01']);
  });

  it('must take the only one there is, and only draws if there is none', () => {
    const only = answer(holding('event-blight-1', { elements: ['sun'] }, {}), play);
    expect(player(only, 1)).toMatchObject({ elements: [], hand: ['insect-01', 'reptile-01'] });
    const none = answer(holding('event-blight-1', {}, {}), play);
    expect(player(none, 1).hand).toEqual(['insect-01', 'reptile-01']);
  });

  it('is followed by a check that gives the card to a sole leader, even the one who just lost it', () => {
    // bird-02 shows a seed.
    const s = holding('event-blight-1', {}, { table: ['bird-02'], elements: ['seed'] });
    const { after, events } = happening(s, [], play);
    expect(player(after, 2).elements).toEqual(['seed']);
    expect(events.filter(({ event }) => event === 'control')).toEqual([
      { event: 'control', element: 3, from: 1, to: -1, icons: [0, 0] },
      { event: 'control', element: 3, from: -1, to: 1, icons: [0, 1] },
    ]);
  });
});

describe('Niche', () => {
  it('scores 1 VP per Element card, at most 3', () => {
    for (const [elements, vps] of [
      [[], 0],
      [['sun', 'grub'], 2],
      [['sun', 'grub', 'seed', 'meat'], 3],
    ] as const) {
      const after = answer(holding('event-niche-1', { elements: [...elements] }, {}), { play: 'event-niche-1' });
      expect(player(after, 1).vps).toBe(vps);
    }
  });
});

describe('Hardiness', () => {
  it('advances one space; on the last one, nothing', () => {
    const play = { play: 'event-hardiness-1' };
    expect(player(answer(holding('event-hardiness-1', { space: 2 }, {}), play), 1).space).toBe(3);
    expect(player(answer(holding('event-hardiness-1', { space: 6 }, {}), play), 1).space).toBe(6);
  });
});

describe('Ongoing events', () => {
  it('Pack Hunting makes the total 7 higher, and copies add up', () => {
    const s = holding('event-pack-hunting-1', { table: ['mammal-05', 'event-pack-hunting-2'] }, {});
    expect(totals(s)).toEqual([13, 0]);
    const after = answer(s, { play: 'event-pack-hunting-1' });
    expect(totals(after)).toEqual([20, 0]);
    expect(player(after, 1).table).toEqual(['mammal-05', 'event-pack-hunting-2', 'event-pack-hunting-1']);
  });

  it('count nothing while their player has no animal in play', () => {
    const s = table({
      players: [
        {
          hand: ['insect-02'],
          table: ['event-pack-hunting-1', 'event-camouflage-1', { card: 'event-abundance-1', element: 'sun' }],
        },
        { hand: ['bird-01'] },
      ],
    });
    expect(totals(s)).toEqual([0, 0]);
    const after = answer(s, { play: 'insect-02' });
    expect(totals(after)).toEqual([8 + 7 + 3, 0]);
    expect(player(after, 1).elements).toEqual(['grass', 'sun']);
  });

  it('Abundance is played for any element, which counts in its own check', () => {
    const s = holding('event-abundance-1', { table: ['mammal-01'] }, { table: ['bird-02'], elements: ['seed'] });
    const question = answer(s, { play: 'event-abundance-1' });
    expect(legal(question)).toHaveLength(6);
    const after = answer(question, { element: 'seed' });
    expect(player(after, 1)).toMatchObject({
      table: ['mammal-01', { card: 'event-abundance-1', element: 'seed' }],
      elements: ['seed'],
    });
  });

  it('Camouflage keeps your animals from being suppressed, by your own cards too, and adds 3', () => {
    const s = table({
      players: [
        { hand: ['event-camouflage-1', 'bird-14'], table: ['arachnid-01', endangered('arachnid-02')] },
        { hand: ['bird-01'] },
      ],
      upcoming: { cards: ['reptile-01'] },
    });
    const camouflaged = answer(s, { play: 'event-camouflage-1' }, 'pass');
    expect(player(camouflaged, 1).hand).toEqual(['bird-14', 'reptile-01']);
    expect(totals(camouflaged)).toEqual([10 + 4 + 3, 0]);
    const after = answer(camouflaged, { play: 'bird-14' });
    expect(player(after, 1).table).toEqual(['arachnid-01', endangered('arachnid-02'), 'event-camouflage-1', 'bird-14']);
  });

  it.each(['event-predation-1', 'event-extinction-1'])('Camouflage keeps %s from hitting anything', (event) => {
    const s = holding(event, {}, { table: ['mammal-01', endangered('mammal-02'), 'event-camouflage-1'] });
    const after = answer(s, { play: event });
    expect(player(after, 2).table).toEqual(['mammal-01', endangered('mammal-02'), 'event-camouflage-1']);
    expect(look(after).discards.faceUp).toEqual([]);
  });

  it('Abundance is no icon without an animal, and copies add up', () => {
    const sun = (copy: number) => ({ card: `event-abundance-${String(copy)}`, element: 'sun' });
    const s = holding('event-hardiness-1', { table: [sun(1), sun(2)] }, { table: ['reptile-06'], elements: ['sun'] });
    expect(player(answer(s, { play: 'event-hardiness-1' }), 2).elements).toContain('sun');
    const withAnimal = holding(
      'event-hardiness-1',
      { table: ['mammal-01', sun(1), sun(2)] },
      { table: ['reptile-11'], elements: ['sun'] },
    );
    // Four suns against three.
    expect(player(answer(withAnimal, { play: 'event-hardiness-1' }), 1).elements).toContain('sun');
  });

  it('Apex Predator gives each healthy animal 3 more', () => {
    const s = holding('event-apex-predator-1', { table: ['mammal-02', endangered('mammal-03'), 'bird-02'] }, {});
    const after = answer(s, { play: 'event-apex-predator-1' });
    expect(totals(after)).toEqual([8 + 3 + 4 + 8 + 3, 0]);
    expect(player(after, 1).hand).toEqual(['insect-01', 'reptile-01']);
  });
});
