import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STALL_MS, watchHlsStall } from './hlsStall';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function prepare() {
  const element = new EventTarget();
  const controller = new AbortController();
  const network = { bytes: 0, mayWait: false };
  const restart = vi.fn();
  watchHlsStall(element, {
    fetchedBytes: () => network.bytes,
    mayWait: () => network.mayWait,
    restart,
    signal: controller.signal,
  });
  return {
    network,
    restart,
    release: () => controller.abort(),
    happen: (type: string) => element.dispatchEvent(new Event(type)),
  };
}

it('loads again where playback waits and no byte comes, and once more where that was in vain', () => {
  const { restart, happen } = prepare();
  happen('waiting');
  vi.advanceTimersByTime(STALL_MS - 1);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(restart).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(STALL_MS);
  expect(restart).toHaveBeenCalledTimes(2);
});

it('lets a slow line load, and starts again when that stalls', () => {
  const { network, restart, happen } = prepare();
  happen('waiting');
  vi.advanceTimersByTime(STALL_MS - 1);
  network.bytes += 100;
  vi.advanceTimersByTime(1);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(STALL_MS);
  expect(restart).toHaveBeenCalledOnce();
});

it.each(['playing', 'pause', 'ended'])('waits no longer after %s', (type) => {
  const { restart, happen } = prepare();
  happen('waiting');
  happen(type);
  vi.advanceTimersByTime(2 * STALL_MS);
  expect(restart).not.toHaveBeenCalled();
});

it('leaves alone what may wait, and a source that is released', () => {
  const { network, restart, happen, release } = prepare();
  network.mayWait = true;
  happen('waiting');
  vi.advanceTimersByTime(STALL_MS);
  network.mayWait = false;
  release();
  vi.advanceTimersByTime(2 * STALL_MS);
  expect(restart).not.toHaveBeenCalled();
});
