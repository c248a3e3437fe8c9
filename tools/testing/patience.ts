import { afterAll, vi } from 'vitest';

/** Vitest has no setting for how long `vi.waitFor` waits: one second by itself, which a busy machine takes. */
const { waitFor } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 120_000, ...options });

// Files share one `vi`.
afterAll(() => {
  vi.waitFor = waitFor;
});
