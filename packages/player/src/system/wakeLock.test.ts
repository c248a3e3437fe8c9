import { expect, it, vi } from 'vitest';
import { createWakeLock } from './wakeLock';

function fakePage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const sentinels: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async () => {
    const sentinel = {
      released: false,
      release: async () => {
        sentinel.released = true;
      },
    };
    sentinels.push(sentinel);
    return sentinel;
  });
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    // The browser takes the lock from a hidden page.
    if (visibilityState === 'hidden') for (const sentinel of sentinels) sentinel.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const window = { document, navigator: { wakeLock: { request } } };
  return { window: window as unknown as Window, request, sentinels, show };
}

const soon = () => new Promise((done) => setTimeout(done));

it('keeps the screen on, again when the page comes back, until every player has released it', async () => {
  const { window, request, sentinels, show } = fakePage();
  const lock = createWakeLock(window);
  const release = lock.hold();
  const releaseOther = lock.hold();
  await soon();
  expect(request).toHaveBeenCalledOnce();
  show('hidden');
  show('visible');
  await soon();
  expect(request).toHaveBeenCalledTimes(2);
  releaseOther();
  releaseOther();
  expect(sentinels.at(-1)?.released).toBe(false);
  release();
  expect(sentinels.every(({ released }) => released)).toBe(true);
  show('visible');
  await soon();
  expect(request).toHaveBeenCalledTimes(2);
});

it('lets go of a lock that comes after its release', async () => {
  const { window, sentinels } = fakePage();
  const lock = createWakeLock(window);
  lock.hold()();
  await soon();
  expect(sentinels.map(({ released }) => released)).toEqual([true]);
});

it('plays on where the lock is refused or there is none', async () => {
  const { window, request } = fakePage();
  request.mockRejectedValue(new Error('low battery'));
  createWakeLock(window).hold();
  createWakeLock({ document: window.document, navigator: {} } as Window).hold();
  await soon();
  expect(request).toHaveBeenCalledOnce();
});
