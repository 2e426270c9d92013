import { describe, expect, it } from '@jest/globals';
import { result } from '../../../../src/games/evolution-game/rules/play.ts';
import { after, answers, asked, at, eventsOf, playerOf, refuse, roll } from './table.ts';

describe('survival (§9)', () => {
  const settled = { A: '1........', B: '1........', C: '1........' };
  const transition = (stage: number, niches: string[], rest: Parameters<typeof at>[0] = {}) =>
    at({ players: [{ counter: 7, stage, niches }, {}], colonies: settled, ...rest });

  it('offers any set of niches in which the player is established', () => {
    const s = after(transition(6, ['A', 'AB', 'D', 'BC']), [roll], { time: 1 });
    expect(asked(s)).toBe('survive 1');
    expect(answers(s)).toHaveLength(8);
    expect(answers(s)).toContainEqual({ survive: [1, 2, 4] });
    expect(answers(s)).toContainEqual({ survive: [] });
    refuse(s, { survive: [3] });
  });
  it('is not asked of a player established in none', () => {
    expect(asked(after(transition(6, ['D', 'E', 'F', 'G']), [roll], { time: 1 }))).toBe('begin 2');
  });
  it('needs the adaptation as well as the colony', () => {
    const s = after(transition(6, ['A', 'D', 'E', 'F'], { domains: 'LOLLGGYY' }), [roll], { time: 1 });
    expect(asked(s)).toBe('begin 2');
  });
  it('Transition: advances one stage for each, then draws up to the new minimum; unused ones stay', () => {
    const s = after(
      transition(5, ['A', 'AB', 'D', 'BC', 'E']),
      [roll, { survive: [4, 1] }],
      { time: 1 },
      { niche: 'G' },
    );
    expect(playerOf(s, 1)).toMatchObject({ stage: 7, niches: ['AB', 'D', 'E', 'G'] });
    // In the order named.
    expect(s.nicheBottom).toEqual([6, 1]);
  });
  it('Evolution Square: a bonus stage, survival, then all cards are exchanged', () => {
    const s = at({
      players: [{ counter: 30, stage: 9, niches: ['A', 'D', 'E'], mutation: ['OL'] }, {}],
      colonies: settled,
    });
    const landed = after(s, [roll], { time: 2 });
    expect(asked(landed)).toBe('survive 1');
    expect(playerOf(landed, 1).stage).toBe(10);
    const done = after(landed, [{ survive: [1] }], { niche: 'F' }, { niche: 'G' });
    expect(playerOf(done, 1)).toMatchObject({ stage: 11, niches: ['F', 'G'], mutation: [] });
    expect(done.nicheBottom).toEqual([1, 8, 16]);
    expect(done.mutationBottom).toEqual([0]);
  });
  it('is won by the bonus from stage 14, at once', () => {
    const s = at({
      players: [{ counter: 30, stage: 14, mutation: ['OL'] }, { stage: 9 }, { stage: 9 }],
      colonies: settled,
    });
    const won = after(s, [roll], { time: 6 });
    expect(asked(won)).toBe('over');
    expect(answers(won)).toEqual([]);
    expect(playerOf(won, 1).mutation).toEqual(['OL']);
    expect(result(won)).toEqual({ places: [1, 2, 2], scores: [15, 9, 9] });
    expect(eventsOf(s, roll, { time: 6 }).at(-1)).toEqual({ event: 'won', player: 0 });
  });
  it('is won by bonus and one niche from stage 13', () => {
    const s = at({ players: [{ counter: 30, stage: 13, niches: ['AB'] }, {}], colonies: settled });
    expect(asked(after(s, [roll, { survive: [1] }], { time: 6 }))).toBe('over');
    expect(asked(after(s, [roll, { survive: [] }], { time: 6 }))).toBe('begin 2');
    expect(result(s)).toBeNull();
  });
  it('Evolution Square: exchanges the cards unasked of a player established in none', () => {
    const s = at({ players: [{ counter: 30, stage: 9, niches: ['A', 'D', 'E'], mutation: ['OL', 'LG'] }, {}] });
    const done = after(s, [roll], { time: 2 }, { niche: 'F' }, { niche: 'G' });
    expect(playerOf(done, 1)).toMatchObject({ stage: 10, niches: ['F', 'G'], mutation: [] });
    expect(done.nicheBottom).toEqual([1, 8, 16]);
    expect(done.mutationBottom).toEqual([0, 3]);
    expect(asked(done)).toBe('begin 2');
  });
  it('Transition: keeps the mutation cards', () => {
    const s = transition(6, ['A', 'D', 'E', 'F']);
    s.mutation[0] = [s.mutationPack.shift()!];
    expect(after(s, [roll, { survive: [1] }], { time: 1 }, { niche: 'G' }).mutation[0]).toHaveLength(1);
  });
  it('Transition: the last niche leads to stage 14, where none is held any more, and the game goes on', () => {
    const s = after(transition(13, ['A']), [roll, { survive: [1] }], { time: 1 });
    expect(playerOf(s, 1)).toMatchObject({ stage: 14, niches: [] });
    expect(asked(s)).toBe('begin 2');
    expect(asked(after(transition(14, []), [roll], { time: 1 }))).toBe('begin 2');
  });
  it('Evolution Square: the bonus counts even where no niche is returned', () => {
    const s = at({ players: [{ counter: 31, stage: 13, niches: ['A'] }, {}], colonies: settled });
    const done = after(s, [roll, { survive: [] }], { time: 1 });
    expect(playerOf(done, 1)).toMatchObject({ stage: 14, niches: [] });
    expect(done.nicheBottom).toEqual([1]);
  });
  it('refuses a niche not held and one in which the player is not established', () => {
    const s = after(transition(6, ['A', 'AB', 'D', 'BC']), [roll], { time: 1 });
    refuse(s, { survive: [5] });
    refuse(s, { survive: [1, 3] });
    refuse(s, roll);
    refuse(s, 'done');
  });
  it('Transition: draws nothing where enough niches are left for the stage reached', () => {
    // Stages 8 and 9 require three niches, stage 10 two.
    const s = transition(8, ['A', 'B', 'D']);
    const two = after(s, [roll, { survive: [1, 2] }], { time: 1 }, { niche: 'G' });
    expect(playerOf(two, 1)).toMatchObject({ stage: 10, niches: ['D', 'G'] });
    const one = after(transition(9, ['A', 'B', 'D']), [roll, { survive: [2] }], { time: 1 });
    expect(playerOf(one, 1)).toMatchObject({ stage: 10, niches: ['A', 'D'] });
  });
});
