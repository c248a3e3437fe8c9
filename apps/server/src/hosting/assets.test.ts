import { expect, test, vi } from 'vitest';
import { toBrotli, toGzip } from '../http/encodings';
import { storeBody } from './assets';

test('an edition that could not be made once is made with the next request, and then kept', async () => {
  const gzip = vi.fn(toGzip).mockRejectedValueOnce(new Error('no memory'));
  const br = (bytes: Buffer) => toBrotli(bytes, 0);
  const body = storeBody(Buffer.from('text '.repeat(1000)), 'text/plain', new Map(), { br, gzip });
  const send = () =>
    body.send(new Request('https://watch.example', { headers: { 'accept-encoding': 'gzip' } }), {});
  await expect(send()).rejects.toThrow('no memory');
  for (const response of [...(await Promise.all([send(), send()])), await send()]) {
    expect(response.headers.get('content-encoding')).toBe('gzip');
  }
  expect(gzip).toHaveBeenCalledTimes(2);
});
