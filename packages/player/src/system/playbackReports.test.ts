import type { PlaybackRefusal } from '@chalchitra/machines';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PlaybackReports, REPORT_INTERVAL_MS, reportPlayback } from './playbackReports';

const refusal: PlaybackRefusal = { status: 'full', limit: 1, others: [] };
const playback = { url: '/media/a/clip/master.m3u8', takesOver: false };

function start(report: PlaybackReports['report'], reported = playback) {
  const window = Object.assign(new EventTarget(), {
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
  }) as unknown as Window;
  const reports = { report: vi.fn(report), end: vi.fn() };
  const onAllowed = vi.fn();
  const onForbidden = vi.fn();
  const end = reportPlayback(window, reports, reported, { onAllowed, onForbidden });
  return { window, reports, onAllowed, onForbidden, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports at once and every 30 s until it ends, and the end once', async () => {
  const { reports, end } = start(async () => 'allowed');
  expect(reports.report).toHaveBeenCalledExactlyOnceWith(playback);
  await vi.advanceTimersByTimeAsync(2 * REPORT_INTERVAL_MS);
  expect(reports.report).toHaveBeenCalledTimes(3);
  end();
  end();
  await vi.advanceTimersByTimeAsync(2 * REPORT_INTERVAL_MS);
  expect(reports.report).toHaveBeenCalledTimes(3);
  expect(reports.end).toHaveBeenCalledOnce();
});

it('takes over until it is allowed to play, and then only goes on', async () => {
  const report = vi.fn<PlaybackReports['report']>(async () => 'allowed');
  report.mockRejectedValueOnce(new Error('offline'));
  const { onAllowed } = start(report, { ...playback, takesOver: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(onAllowed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * REPORT_INTERVAL_MS);
  expect(onAllowed).toHaveBeenCalled();
  expect(report.mock.calls.map(([{ takesOver }]) => takesOver)).toEqual([true, true, false]);
});

it('passes on what is forbidden, but not after its end', async () => {
  const first = start(async () => refusal);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.onForbidden).toHaveBeenCalledExactlyOnceWith(refusal);
  const second = start(async () => refusal);
  second.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.onForbidden).not.toHaveBeenCalled();
});

it('goes on after a report that didn’t arrive', async () => {
  const { reports, onForbidden } = start(() => Promise.reject(new Error('offline')));
  await vi.advanceTimersByTimeAsync(REPORT_INTERVAL_MS);
  expect(reports.report).toHaveBeenCalledTimes(2);
  expect(onForbidden).not.toHaveBeenCalled();
});

it('reports no more where the server counts no players', async () => {
  const { reports } = start(async () => 'uncounted');
  await vi.advanceTimersByTimeAsync(3 * REPORT_INTERVAL_MS);
  expect(reports.report).toHaveBeenCalledOnce();
});

it('begins again where the page comes back from the cache of pages, unless it was stopped meanwhile', () => {
  const { window, reports, end } = start(async () => 'allowed');
  const calls = () => [reports.report.mock.calls.length, reports.end.mock.calls.length];
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(calls()).toEqual([1, 0]);
  window.dispatchEvent(new Event('pagehide'));
  show(true);
  vi.advanceTimersByTime(REPORT_INTERVAL_MS);
  expect(calls()).toEqual([3, 1]);
  window.dispatchEvent(new Event('pagehide'));
  end();
  show(true);
  expect(calls()).toEqual([3, 2]);
});

it('ends when the page is left', () => {
  const { window, reports } = start(async () => 'allowed');
  window.dispatchEvent(new Event('pagehide'));
  expect(reports.end).toHaveBeenCalledOnce();
});
