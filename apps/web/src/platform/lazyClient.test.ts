import { expect, it, vi } from 'vitest';
import { lazyClient } from './lazyClient';

it('brings the client with the first call and hands calls on', async () => {
  const history = vi.fn(async (uid: string) => [uid]);
  const bring = vi.fn(async () => ({ history }));
  const client = lazyClient(bring);
  expect(bring).not.toHaveBeenCalled();
  expect(await client.history('u1')).toEqual(['u1']);
  expect(await client.history('u2')).toEqual(['u2']);
  expect(bring).toHaveBeenCalledOnce();
});

it('rejects where the client can’t be brought or its call fails', async () => {
  const missing = lazyClient<{ ask: () => Promise<void> }>(() => Promise.reject(new Error('offline')));
  await expect(missing.ask()).rejects.toThrow('offline');
  const failing = lazyClient(async () => ({ ask: () => Promise.reject(new Error('refused')) }));
  await expect(failing.ask()).rejects.toThrow('refused');
});

it('tries again after a failure to bring the client', async () => {
  const bring = vi.fn<() => Promise<{ ask: () => Promise<string> }>>();
  bring.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ ask: async () => 'answer' });
  const client = lazyClient(bring);
  await expect(client.ask()).rejects.toThrow('offline');
  expect(await client.ask()).toBe('answer');
});
