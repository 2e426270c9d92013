/** The dates of moves as the log shows them: in the reader's language and time zone, as short as can be. */
import { describe, expect, it } from '@jest/globals';
import { whenOf } from '../../../src/table/log/when.ts';

const at = (text: string): { at: number } => ({ at: Date.parse(text) });
const NOW = Date.parse('2026-11-28T12:00:00Z');
const BERLIN = 'Europe/Berlin';
/** What is said of moves at some times; spaces as they are typed. */
const said = (zone: string, language: 'en' | 'de', ...times: string[]): string | undefined =>
  whenOf(times.map(at), language, NOW, zone)?.text.replaceAll(/[\u202f\u2009\u00a0]/g, ' ');

describe('when moves were made', () => {
  it('is the time on the same day, a day and a time before, the days where it took several, a year where it is another', () => {
    expect(said(BERLIN, 'en', '2026-11-28T08:05:00Z', '2026-11-28T09:00:00Z')).toBe('9:05 AM');
    expect(said(BERLIN, 'de', '2026-11-28T08:05:00Z')).toBe('9:05');
    expect(said(BERLIN, 'en', '2026-11-03T17:30:00Z')).toBe('Nov 3, 6:30 PM');
    expect(said(BERLIN, 'de', '2026-11-03T17:30:00Z')).toBe('3. Nov., 18:30');
    expect(said(BERLIN, 'en', '2026-11-03T17:30:00Z', '2026-11-05T07:00:00Z')).toBe('Nov 3 – 5');
    expect(said(BERLIN, 'de', '2026-11-03T17:30:00Z', '2026-11-05T07:00:00Z')).toBe('3.–5. Nov.');
    expect(said(BERLIN, 'en', '2025-11-03T17:30:00Z')).toBe('Nov 3, 2025, 6:30 PM');
  });

  it('is that of the reader’s zone, where the day may be another', () => {
    expect(said('America/New_York', 'en', '2026-11-28T03:00:00Z')).toBe('Nov 27, 10:00 PM');
    expect(said('Asia/Tokyo', 'en', '2026-11-28T03:00:00Z')).toBe('12:00 PM');
  });

  it('is nothing where no time is known; moves without one are left out', () => {
    expect(whenOf([{}, {}], 'en', NOW)).toBeNull();
    expect(whenOf([], 'en', NOW)).toBeNull();
    expect(whenOf([{}, at('2026-11-28T08:05:00Z')], 'en', NOW)).toEqual({
      text: expect.stringMatching(/^8:05/),
      dateTime: '2026-11-28T08:05:00.000Z',
    });
  });
});
