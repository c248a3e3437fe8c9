import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayerServices, type ServicesInput } from './playerServices';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const played = { mediaKey: 'film/', hasPrevious: false, hasNext: false };

function start(duration = 100) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), {
    document,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
  });
  const playhead = { position: 0, duration, isLive: false };
  const element = Object.assign(new EventTarget(), { playbackRate: 1, videoWidth: 0 });
  const shown = { setPosition: vi.fn(), clear: vi.fn() };
  const system = { ...shown, show: vi.fn(() => shown) };
  const release = vi.fn();
  const wakeLock = { hold: vi.fn(() => release) };
  const onPosition = vi.fn();
  const write = vi.fn();
  const services = createPlayerServices({
    shared: { window, positions: { write }, preferences: {}, wakeLock, system },
    element,
    media: { playhead: { read: () => playhead } },
    describe: () => ({}),
    onPosition,
  } as unknown as ServicesInput);
  const play = () =>
    services.storePosition({ input: played } as Parameters<typeof services.storePosition>[0]) as () => void;
  const seek = () =>
    services.storeSeek({ input: played } as Parameters<typeof services.storeSeek>[0]) as () => void;
  const show = () =>
    services.showInSystem({ input: played } as Parameters<typeof services.showInSystem>[0]) as () => void;
  const keepScreenOn = services.keepScreenOn;
  const reports = () => onPosition.mock.calls.map(([{ position, isFinal }]) => [position, isFinal]);
  return {
    window,
    document,
    playhead,
    element,
    system,
    play,
    seek,
    show,
    keepScreenOn,
    wakeLock,
    release,
    reports,
    onPosition,
    write,
  };
}

it('reports positions while it plays, and the last one when it stops or the page is hidden or left (spec §15)', () => {
  const { window, document, playhead, play, reports, onPosition, write } = start();
  const pause = play();
  playhead.position = 5;
  vi.advanceTimersByTime(5000);
  playhead.position = 7;
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
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
  const { window, document, playhead, seek, reports, write } = start();
  playhead.position = 40;
  const play = seek();
  playhead.position = 50;
  vi.advanceTimersByTime(60_000);
  expect(reports()).toEqual([]);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([[50, true]]);
  expect(write).toHaveBeenLastCalledWith('film/', { position: 50, duration: 100 });
  playhead.position = 60;
  play();
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([
    [50, true],
    [60, true],
  ]);
});

it('reports where a seek while paused has led, also where the duration was unknown when the page was first hidden', () => {
  const { window, playhead, seek, reports } = start();
  playhead.position = 50;
  seek();
  playhead.duration = 0;
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([]);
  playhead.duration = 100;
  window.dispatchEvent(new Event('pagehide'));
  expect(reports()).toEqual([[50, true]]);
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
  live.playhead.isLive = true;
  live.play()();
  const unknown = start(0);
  unknown.play()();
  expect([live.reports(), unknown.reports()]).toEqual([[], []]);
});

it('shows the system where a film is at once, after each jump and change, and while it plays', () => {
  const { playhead, element, system, show } = start();
  const hide = show();
  playhead.position = 40;
  element.dispatchEvent(new Event('seeked'));
  element.playbackRate = 2;
  element.dispatchEvent(new Event('ratechange'));
  for (const type of ['play', 'pause']) element.dispatchEvent(new Event(type));
  playhead.position = 50;
  vi.advanceTimersByTime(5000);
  const shown = [
    [0, 100, 1],
    [40, 100, 1],
    [40, 100, 2],
    [40, 100, 2],
    [40, 100, 2],
    [50, 100, 2],
  ];
  expect(system.setPosition.mock.calls).toEqual(shown);
  hide();
  element.dispatchEvent(new Event('seeked'));
  vi.advanceTimersByTime(5000);
  expect(system.setPosition).toHaveBeenCalledTimes(shown.length);
  expect(system.clear).toHaveBeenCalledOnce();
});

it('shows the system that a live stream has no end', () => {
  const { playhead, system, show } = start();
  playhead.isLive = true;
  show();
  expect(system.setPosition).toHaveBeenCalledWith(0, Number.POSITIVE_INFINITY, 1);
});

it('keeps the screen on only while there is a picture', () => {
  const { element, keepScreenOn, wakeLock, release } = start();
  const calls = () => [wakeLock.hold, release].map((call) => call.mock.calls.length);
  const change = (type: string, videoWidth: number) => {
    element.videoWidth = videoWidth;
    element.dispatchEvent(new Event(type));
  };
  const stop = keepScreenOn();
  expect(calls()).toEqual([0, 0]);
  change('resize', 1280);
  change('resize', 640);
  expect(calls()).toEqual([1, 0]);
  change('loadedmetadata', 0);
  expect(calls()).toEqual([1, 1]);
  change('loadedmetadata', 1280);
  stop();
  change('resize', 640);
  expect(calls()).toEqual([2, 2]);
});

it('shows in the system again what plays again, as another player may have been shown there since', () => {
  const { element, system, show } = start();
  show();
  element.dispatchEvent(new Event('pause'));
  expect(system.show).toHaveBeenCalledOnce();
  element.dispatchEvent(new Event('play'));
  expect(system.show).toHaveBeenCalledTimes(2);
});
