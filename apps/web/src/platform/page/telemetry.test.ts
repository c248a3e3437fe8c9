import { describe, expect, it, vi } from 'vitest';
import { consoleTelemetry } from './telemetry';

describe('telemetry (spec §14)', () => {
  it('writes errors, vitals and events to the console in local mode', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    const error = new Error('broken');
    consoleTelemetry.error(error, 'home');
    consoleTelemetry.vital('LCP', 1200);
    consoleTelemetry.event('item.skipped', { list: 'videos' });
    expect(warn).toHaveBeenCalledWith('[home]', error);
    expect(debug.mock.calls).toEqual([
      ['[vital] LCP', 1200],
      ['[event] item.skipped', { list: 'videos' }],
    ]);
  });
});
