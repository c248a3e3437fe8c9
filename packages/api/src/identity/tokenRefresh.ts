import { DAY_MS, TOKEN_REFRESH_LEAD_MS } from '../constants';

const MIN_WAIT_MS = 30_000;

/**
 * Milliseconds until a token is renewed: 5 minutes before it expires (spec §9), at least 30 s from now, so that
 * a wrong clock or a short-lived token doesn't renew without pause. Both times in milliseconds since 1970.
 */
export function refreshDelay(expiresAt: number, now: number): number {
  const wait = expiresAt - TOKEN_REFRESH_LEAD_MS - now;
  return Number.isNaN(wait) ? MIN_WAIT_MS : Math.min(Math.max(wait, MIN_WAIT_MS), DAY_MS);
}

/** The one timer that renews the token; a renewal that fails is tried again. */
export interface TokenRefresh {
  /** Milliseconds since 1970 at which the token in force expires. */
  schedule(expiresAt: number): void;
  stop(): void;
}

/** A timer that calls `renew` before each expiry; a successful renewal is expected to schedule the next one. */
export function createTokenRefresh(renew: () => Promise<unknown>): TokenRefresh {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule(expiresAt: number): void {
    stop();
    const started = setTimeout(
      () => {
        renew().catch(() => {
          if (timer === started) schedule(expiresAt);
        });
      },
      refreshDelay(expiresAt, Date.now()),
    );
    timer = started;
  }

  return { schedule, stop };
}
