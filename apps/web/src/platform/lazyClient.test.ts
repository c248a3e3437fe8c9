import { expect, it, vi } from 'vitest';
import { lazyClient } from './lazyClient';

it('brings the client with the first call and hands calls on', async () => {
  const history = vi.fn(async (uid: string) => [uid]);
  const bring = vi.fn(async () => ({ history }));
  const client = lazyClient(bring);
  expect(bring).not.toHaveBeenCalled();
  expect(await client.history('u1')).toEqual(['u1']);
});

it('rejects where the client can’t be brought or its call fails', async () => {
  const missing = lazyClient<{ ask: () => Promise<void> }>(() => Promise.reject(new Error('offline')));
  await expect(missing.ask()).rejects.toThrow('offline');
  const failing = lazyClient(async () => ({ ask: () => Promise.reject(new Error('refused')) }));
  await expect(failing.ask()).rejects.toThrow('refused');
});
