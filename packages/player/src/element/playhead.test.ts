import { describe, expect, it, vi } from 'vitest';
import { watchPlayhead } from './playhead';

const span = (start: number, end: number) => ({ length: 1, start: () => start, end: () => end });

function prepare(duration: number, liveEdge: number | null) {
  const element = Object.assign(new EventTarget(), {
    currentTime: 60,
    duration,
    readyState: 4,
    buffered: span(50, 80),
    seekable: span(30, 90),
  });
  const controller = new AbortController();
  const known = { liveEdge };
  const { store, renew } = watchPlayhead(
    element as unknown as HTMLVideoElement,
    () => known.liveEdge,
    controller.signal,
  );
  return { element, known, store, renew };
}

describe('where an element is', () => {
  it('is read again when it has moved, and only then', () => {
    const { element, store } = prepare(120, null);
    const first = store.read();
    expect(first).toMatchObject({
      position: 60,
      duration: 120,
      isLive: false,
      bufferedRanges: [{ start: 50, end: 80 }],
    });
    expect(store.read()).toBe(first);
    element.currentTime = 70;
    element.dispatchEvent(new Event('timeupdate'));
    expect(store.read()).toMatchObject({ position: 70 });
  });

  it('isn’t known before its metadata, whatever its length', () => {
    const { element, store } = prepare(120, null);
    Object.assign(element, { readyState: 0, currentTime: 0 });
    element.dispatchEvent(new Event('durationchange'));
    expect(store.read()).toMatchObject({ position: 0, duration: 0 });
  });

  it('follows a live stream that grows while nothing plays', () => {
    const { known, store, renew } = prepare(Number.POSITIVE_INFINITY, 78);
    const isNotified = vi.fn();
    store.subscribe(isNotified);
    expect(store.read()).toMatchObject({ duration: 78, isLive: true });
    known.liveEdge = 82;
    renew();
    expect([store.read().duration, isNotified.mock.calls.length]).toEqual([82, 1]);
  });

  it('a live stream ends where it is live, or where the viewer is already', () => {
    const live = Number.POSITIVE_INFINITY;
    expect(prepare(live, null).store.read().seekable).toEqual({ start: 30, end: 90 });
    expect(prepare(live, 78).store.read()).toMatchObject({ duration: 78, seekable: { start: 30, end: 78 } });
    expect(prepare(live, 55).store.read()).toMatchObject({ duration: 60, seekable: { start: 30, end: 60 } });
  });
});
