import type { ScreenReport } from '@chalchitra/api/types';
import { expect, it, vi } from 'vitest';
import type { Runtime } from '../../../runtime';
import { createPlaybackReports } from './playbackReports';

/** Reports of one signed-in viewer to a server whose responses wait until they are given. */
function start() {
  const calls: string[] = [];
  const responses: { resolve(report: ScreenReport): void; reject(error: Error): void }[] = [];
  const screens = {
    report: () => {
      calls.push('report');
      return new Promise<ScreenReport>((resolve, reject) => responses.push({ resolve, reject }));
    },
    end: async () => void calls.push('end'),
  };
  const runtime = {
    clients: async () => ({ screens }),
    session: { getSnapshot: () => ({ context: { uid: 'a' } }) },
  } as unknown as Runtime;
  return { reports: createPlaybackReports(runtime, { deviceId: () => 'phone' }), calls, responses };
}

const playback = { url: '/media/a/clip/master.m3u8', takesOver: false };
const playing: ScreenReport = { status: 'playing', limit: 1, others: [] };

it('ends a playback after its report, also where that is still on its way', async () => {
  const { reports, calls, responses } = start();
  const report = reports.report(playback);
  await vi.waitFor(() => expect(calls).toEqual(['report']));
  reports.end();
  const again = reports.report(playback);
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual(['report']);
  responses[0]?.resolve(playing);
  expect(await report).toBe('allowed');
  await vi.waitFor(() => expect(calls).toEqual(['report', 'end', 'report']));
  responses[1]?.resolve(playing);
  expect(await again).toBe('allowed');
});

it('ends a playback whose report failed', async () => {
  const { reports, calls, responses } = start();
  const report = reports.report(playback);
  reports.end();
  await vi.waitFor(() => expect(calls).toEqual(['report']));
  responses[0]?.reject(new Error('offline'));
  await expect(report).rejects.toThrow('offline');
  await vi.waitFor(() => expect(calls).toEqual(['report', 'end']));
});
