import { expect, it } from 'vitest';
import { ApiError } from './errors';
import { createBackOff, retryAfterSeconds, retryDelay } from './retry';

const now = Date.parse('2024-06-01T10:00:00Z');

it.each([
  [null, undefined],
  ['', undefined],
  ['0', 0],
  [' 12 ', 12],
  ['Sat, 01 Jun 2024 10:00:30 GMT', 30],
  ['Sat, 01 Jun 2024 09:00:00 GMT', 0],
  ['soon', undefined],
  ['9'.repeat(400), 86_400],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

it('doubles its waits, each with jitter, and ends', () => {
  const offline = { kind: 'offline' } as const;
  expect([0, 1].map((random) => retryDelay(offline, 0, 300, random))).toEqual([150, 300]);
  expect([0, 1].map((random) => retryDelay(offline, 1, 300, random))).toEqual([300, 600]);
  expect(retryDelay(offline, 2, 300, 0)).toBeNull();
});

it('waits as the server demands, and not at all for what stays', () => {
  expect(retryDelay({ kind: 'http', status: 429, retryAfterSeconds: 4 }, 0, 300, 0)).toBe(4000);
  for (const kind of ['timeout', 'aborted', 'notJson', 'badShape'] as const) {
    expect(retryDelay({ kind }, 0, 300, 0)).toBeNull();
  }
  expect(retryDelay({ kind: 'http', status: 500 }, 0, 300, 0)).toBeNull();
});

it('leaves an address alone as long as it demanded, and no other', () => {
  let now = 0;
  const backOff = createBackOff(() => now);
  const refusal = new ApiError({ kind: 'http', status: 429, retryAfterSeconds: 60 });
  backOff.add('GET /a', refusal);
  backOff.add('GET /b', new ApiError({ kind: 'http', status: 429 }));
  now = 20_500;
  expect(backOff.remaining('GET /a')).toMatchObject({
    waitMs: 39_500,
    refusal: { kind: 'http', status: 429, retryAfterSeconds: 40 },
  });
  expect(backOff.remaining('GET /b')).toBeNull();
  now = 60_000;
  expect(backOff.remaining('GET /a')).toBeNull();
});

it('leaves an address alone for a minute at most, and says how long its server demanded', () => {
  let now = 0;
  const backOff = createBackOff(() => now);
  backOff.add('GET /a', new ApiError({ kind: 'http', status: 503, retryAfterSeconds: 3600 }));
  now = 59_000;
  expect(backOff.remaining('GET /a')).toMatchObject({
    waitMs: 1000,
    refusal: { status: 503, retryAfterSeconds: 3541 },
  });
  now = 60_000;
  expect(backOff.remaining('GET /a')).toBeNull();
});
