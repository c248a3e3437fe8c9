import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Source } from '../sources/source';
import { watchStatistics } from './statistics';

function prepare() {
  const element = {
    currentTime: 12,
    videoWidth: 1280,
    videoHeight: 720,
    buffered: { length: 2, start: (index: number) => index * 20, end: (index: number) => index * 20 + 15 },
    getVideoPlaybackQuality: () => ({ droppedVideoFrames: 2, totalVideoFrames: 300 }),
  };
  const level = { number: 2, of: 3, bitrate: 9 };
  const measured = { level, bandwidth: 5, framesPerSecond: 24, fetchedBytes: 700 };
  const source = vi.fn<() => Pick<Source, 'measure'> | null>(() => ({ measure: () => measured }));
  const store = watchStatistics(
    globalThis as unknown as Window,
    element as unknown as HTMLVideoElement,
    source as () => Source | null,
  );
  return { store, element, source };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('statistics', () => {
  it('are what the element and its source measure', () => {
    const { store } = prepare();
    expect(store.read()).toEqual({
      width: 1280,
      height: 720,
      framesPerSecond: 24,
      level: { number: 2, of: 3, bitrate: 9 },
      bandwidth: 5,
      fetchedBytes: 700,
      bufferSeconds: 3,
      droppedFrames: 2,
      shownFrames: 298,
    });
  });

  it('know nothing ahead in a gap, nor what is measured nowhere', () => {
    const { store, element, source } = prepare();
    source.mockReturnValue(null);
    Object.assign(element, { currentTime: 17, getVideoPlaybackQuality: undefined });
    expect(store.read()).toMatchObject({
      bufferSeconds: 0,
      level: null,
      bandwidth: null,
      fetchedBytes: null,
      framesPerSecond: null,
      droppedFrames: 0,
      shownFrames: 0,
    });
  });

  it('are taken twice a second while they are shown, and are the same object in between', () => {
    vi.useFakeTimers();
    const { store, element } = prepare();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = [store.subscribe(first), store.subscribe(second)];
    const before = store.read();
    element.currentTime = 13;
    expect(store.read()).toBe(before);
    vi.advanceTimersByTime(1000);
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([2, 2]);
    expect(store.read()).toMatchObject({ bufferSeconds: 2 });
    stop[0]?.();
    vi.advanceTimersByTime(1000);
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([2, 4]);
    stop[1]?.();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are the same object, too, where nobody looks and nothing has changed', () => {
    const { store, element } = prepare();
    const before = store.read();
    expect(store.read()).toBe(before);
    element.currentTime = 13;
    expect(store.read()).not.toBe(before);
  });
});
