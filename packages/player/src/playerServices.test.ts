import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayerServices, type ServicesInput } from './playerServices';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const played = { mediaKey: 'film/', isLive: false, hasPrevious: false, hasNext: false };

function start(duration = 100) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = Object.assign(new EventTarget(), {
    document,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
  });
  const playhead = { position: 0, duration };
  const onPosition = vi.fn();
  const write = vi.fn();
  const services = createPlayerServices({
    shared: { page, positions: { write }, preferences: {}, wakeLock: {} },
    media: { playhead: { read: () => playhead } },
    onPosition,
  } as unknown as ServicesInput);
  const play = (media = played) =>
    services.storePosition({ input: media } as Parameters<typeof services.storePosition>[0]) as () => void;
  const seek = () =>
    services.storeSeek({ input: played } as Parameters<typeof services.storeSeek>[0]) as () => void;
  const reports = () => onPosition.mock.calls.map(([{ position, isFinal }]) => [position, isFinal]);
  return { page, document, playhead, play, seek, reports, onPosition, write };
}

it('reports positions while it plays, and the last one when it stops or the page is hidden or left (spec §15)', () => {
  const { page, document, playhead, play, reports, onPosition, write } = start();
  const pause = play();
  playhead.position = 5;
  vi.advanceTimersByTime(5000);
  playhead.position = 7;
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));
  playhead.position = 8;
  pause();
  expect(reports()).toEqual([
    [5, false],
    [7, true],
    [7, true],
    [8, true],
  ]);
  expect(new Set(onPosition.mock.calls.map(([{ session }]) => session.id)).size).toBe(1);
  expect(write).toHaveBeenLastCalledWith('film/', { position: 8, duration: 100 });
});

it('reports where seeks while paused have led once the page is hidden or left, or it plays, and each position once', () => {
  const { page, document, playhead, seek, reports, write } = start();
  playhead.position = 40;
  const play = seek();
  playhead.position = 50;
  vi.advanceTimersByTime(60_000);
  expect(reports()).toEqual([]);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([[50, true]]);
  expect(write).toHaveBeenLastCalledWith('film/', { position: 50, duration: 100 });
  playhead.position = 60;
  play();
  page.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([
    [50, true],
    [60, true],
  ]);
});

it('has a session of its own for each playback', () => {
  const { play, onPosition } = start();
  play()();
  vi.advanceTimersByTime(1000);
  play()();
  const [[first], [second]] = onPosition.mock.calls as [
    [{ session: { startedAt: number } }],
    [{ session: { startedAt: number } }],
  ];
  expect(second.session.startedAt - first.session.startedAt).toBe(1000);
});

it('reports nothing of a live stream, and nothing before the duration is known', () => {
  const live = start();
  live.play({ ...played, isLive: true })();
  const unknown = start(0);
  unknown.play()();
  expect([live.reports(), unknown.reports()]).toEqual([[], []]);
});
