import { afterAll, vi } from 'vitest';

/** Vitest has no setting for how long `vi.waitFor` waits: by default one second, which a busy machine may need. */
const { waitFor } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 120_000, ...options });

// Files share one `vi`.
afterAll(() => {
  vi.waitFor = waitFor;
});
