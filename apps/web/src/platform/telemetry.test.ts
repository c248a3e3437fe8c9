import { afterEach, describe, expect, it, vi } from 'vitest';
import { consoleTelemetry, type Telemetry, watchVitals } from './telemetry';

afterEach(() => vi.unstubAllGlobals());

type Report = (list: { getEntries(): object[] }) => void;

describe('telemetry (spec §14)', () => {
  it('writes errors, vitals and events to the console in local mode', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    const error = new Error('broken');
    consoleTelemetry.error(error, 'home');
    consoleTelemetry.vital('LCP', 1200);
    consoleTelemetry.event('answer.skipped', { list: 'videos' });
    expect(warn).toHaveBeenCalledWith('[home]', error);
    expect(debug.mock.calls).toEqual([
      ['[vital] LCP', 1200],
      ['[event] answer.skipped', { list: 'videos' }],
    ]);
  });

  it('is told of the largest paint, shifts that nobody caused, and interactions', () => {
    const observers = new Map<string, Report>();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(private readonly report: Report) {}
        observe({ type }: { type: string }) {
          if (type === 'event') throw new TypeError('unsupported');
          observers.set(type, this.report);
        }
      },
    );
    const vital = vi.fn<Telemetry['vital']>();
    watchVitals({ ...consoleTelemetry, vital });
    observers.get('largest-contentful-paint')?.({ getEntries: () => [{ startTime: 900 }] });
    observers.get('layout-shift')?.({
      getEntries: () => [{ value: 0.25 }, { value: 1, hadRecentInput: true }, { value: 0.5 }],
    });
    expect(vital.mock.calls).toEqual([
      ['LCP', 900],
      ['CLS', 0.25],
      ['CLS', 0.75],
    ]);
  });
});
