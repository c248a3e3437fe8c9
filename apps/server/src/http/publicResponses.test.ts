import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@chalchitra/api/constants';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPublicResponses } from './publicResponses';

const request = new Request('http://a/');
const bodyOf = async (response: Response) => (await response.json()) as unknown;

test('windows of a list, however many, fill no more memory than responses may', async () => {
  const maxBytes = 1024 * 1024;
  const responses = createPublicResponses(async () => 1, undefined, maxBytes);
  // What doesn't shrink weighs three times its size: as it is, and in two encodings.
  const page = randomBytes(50_000).toString('base64');
  for (let offset = 0; offset < 20; offset += 1)
    await responses.send(request, `videos?${offset}`, async () => ({ offset, page }));
  expect(responses.size()).toBeGreaterThan(maxBytes / 2);
  expect(responses.size()).toBeLessThanOrEqual(maxBytes);
  for (let offset = 0; offset < 1500; offset += 1)
    await responses.send(request, `empty?${offset}`, async () => []);
  expect(responses.size()).toBeLessThanOrEqual(maxBytes);
});

test('a database that is slow to say its catalogue’s number delays responses from memory for half a second', async () => {
  let at = 0;
  let isSlow = false;
  const version = () => (isSlow ? new Promise<number>(() => {}) : Promise.resolve(1));
  const responses = createPublicResponses(version, () => at);
  await responses.send(request, 'a', async () => 'kept');
  isSlow = true;
  at = 2000;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onResponse = vi.fn();
  const slow = responses.send(request, 'a', async () => 'made');
  slow.then(onResponse);
  await vi.advanceTimersByTimeAsync(499);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledOnce();
  expect(await bodyOf(await slow)).toBe('kept');
  expect(await bodyOf(await responses.send(request, 'a', async () => 'made'))).toBe('kept');
});

test('a catalogue that is replaced after the clock was set back is sent within a second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let version = 1;
  const responses = createPublicResponses(async () => version);
  await responses.send(request, 'a', async () => 'old');
  vi.setSystemTime(Date.now() - HOUR_MS);
  version = 2;
  vi.advanceTimersByTime(1001);
  expect(await bodyOf(await responses.send(request, 'a', async () => 'new'))).toBe('new');
});

test('a response is made once for all who request it meanwhile, and again after it failed', async () => {
  const responses = createPublicResponses(async () => 1);
  let made = 0;
  const load = async () => {
    made += 1;
    if (made === 1) throw new Error('away');
    return made;
  };
  const failed = await Promise.allSettled([
    responses.send(request, 'a', load),
    responses.send(request, 'a', load),
  ]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const both = await Promise.all([responses.send(request, 'a', load), responses.send(request, 'a', load)]);
  expect(await Promise.all(both.map(bodyOf))).toEqual([2, 2]);
});

test('what was being made when the catalogue was replaced is not kept', async () => {
  let version = 1;
  let at = 0;
  const responses = createPublicResponses(
    async () => version,
    () => at,
  );
  let finish = (_value: string) => {};
  const slow = responses.send(
    request,
    'a',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await expect.poll(() => finish.length).toBe(1);
  version = 2;
  at = 2000;
  expect(await responses.version()).toBe(2);
  finish('old');
  expect(await bodyOf(await slow)).toBe('old');
  expect(await bodyOf(await responses.send(request, 'a', async () => 'new'))).toBe('new');
});
