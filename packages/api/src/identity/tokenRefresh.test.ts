import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants';
import { createTokenRefresh, refreshDelay } from './tokenRefresh';

it('renews 5 minutes before the expiry (spec §9)', () => {
  expect(refreshDelay(HOUR_MS, 0)).toBe(55 * MINUTE_MS);
});

it.each([[6 * MINUTE_MS - 59_000], [MINUTE_MS], [0], [-HOUR_MS], [Number.NaN]])(
  'never renews without pause, whatever the expiry: %d',
  (expiresAt) => {
    expect(refreshDelay(expiresAt, 0)).toBe(30_000);
  },
);

it('waits a day at most, which timers can count', () => {
  expect(refreshDelay(Number.MAX_SAFE_INTEGER, 0)).toBe(DAY_MS);
});

describe('the timer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('renews once for the latest expiry', async () => {
    const renew = vi.fn(async () => undefined);
    const refresh = createTokenRefresh(renew);
    refresh.schedule(20 * MINUTE_MS);
    refresh.schedule(HOUR_MS);
    await vi.advanceTimersByTimeAsync(55 * MINUTE_MS - 1);
    expect(renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600 * MINUTE_MS);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('tries again after a failure, until it succeeds', async () => {
    const renew = vi.fn(async () => undefined);
    renew.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    createTokenRefresh(renew).schedule(5 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(renew).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(renew).toHaveBeenCalledTimes(3);
  });

  it('stops, also in the middle of a renewal that then fails', async () => {
    let fail: (error: Error) => void = () => undefined;
    const renew = vi.fn(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    const refresh = createTokenRefresh(renew);
    refresh.schedule(0);
    await vi.advanceTimersByTimeAsync(30_000);
    refresh.stop();
    fail(new Error('offline'));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(renew).toHaveBeenCalledOnce();
  });
});
