import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPersonalDataClient } from './personalData.client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits a minute for an export, and no longer', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetch);
  const failed = vi.fn();
  const client = createPersonalDataClient({ baseUrl: 'https://api.example.in', token: async () => 'secret' });
  client.export('u1').catch(failed);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(fetch).toHaveBeenCalledOnce();
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
});
