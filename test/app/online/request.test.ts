import { describe, expect, it } from '@jest/globals';
import { errorOf } from '../../../src/app/online/request.ts';
import { readSeats } from '../../../src/app/storage/online.ts';

const answer = (status: number, headers: Record<string, string>, body = ''): Response =>
  new Response(body, { status, headers });

describe('an answer of the server', () => {
  it('is taken as it is if it is JSON', async () => {
    expect(await errorOf(answer(200, { 'content-type': 'application/json; charset=utf-8' }, '{}'))).toBeNull();
  });

  it('that refuses is thrown with the name of the refusal and the seconds to wait', async () => {
    const error = await errorOf(answer(429, { refusal: 'too-many', 'retry-after': '7' }, 'Slowly.'));
    expect(error).toMatchObject({ reason: 'too-many', retryAfter: 7, message: 'Slowly.' });
    expect(await errorOf(answer(418, { refusal: 'teapot' }, 'Short.'))).toMatchObject({
      reason: 'unknown',
      retryAfter: null,
      message: 'Short.',
    });
  });

  it('is none where files are served without a server, or the server behind does not answer', async () => {
    expect(await errorOf(answer(200, { 'content-type': 'text/html' }))).toMatchObject({ reason: 'no-server' });
    expect(await errorOf(answer(404, {}))).toMatchObject({ reason: 'no-server' });
    expect(await errorOf(answer(502, {}))).toMatchObject({ reason: 'unreachable' });
  });
});

it('keeps what can be read of the seats a browser holds', () => {
  const seat = { game: 'dominant-species', matchID: 'a', playerID: '0', credentials: 'x' };
  expect(readSeats(JSON.stringify([seat, { matchID: 'b' }, null, 3]))).toEqual([seat]);
  // Seats stored by an earlier version name no game.
  expect(readSeats(JSON.stringify([{ ...seat, game: undefined }]))).toEqual([seat]);
  for (const damaged of [null, '', '{', '{}', 'null']) expect(readSeats(damaged)).toEqual([]);
});
