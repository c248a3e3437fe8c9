import { describe, expect, it } from 'vitest';
import { firstEstimate, hlsSettings, levelFor } from './hlsSettings';

describe('playlists on patchy, metered networks', () => {
  it.each([
    [{}, null, undefined],
    [{ downlink: 2 }, null, 1_400_000],
    [{ downlink: 10 }, null, 5_000_000],
    [{ downlink: 0 }, null, undefined],
    [{ effectiveType: '2g', downlink: 10 }, null, 150_000],
    [{ effectiveType: '2g' }, 900_000, 900_000],
  ])('begin on %j, measured %s before, with %s bits per second', (connection, measured, bits) => {
    expect(firstEstimate(measured, connection)).toBe(bits);
    expect(hlsSettings(connection, measured, false).abrEwmaDefaultEstimate).toBe(bits);
  });

  it('buy less ahead where data is to be saved', () => {
    const [saving, usual] = [hlsSettings({}, null, true), hlsSettings({}, null, false)];
    expect(saving.maxMaxBufferLength).toBeLessThan(usual.maxMaxBufferLength ?? 0);
  });

  it('show no captions that are part of the picture, as they can’t be chosen', () => {
    expect(hlsSettings({}, null, false).enableCEA708Captions).toBe(false);
  });

  it('report live streams as endless', () => {
    expect(hlsSettings({}, null, false).liveDurationInfinity).toBe(true);
  });

  it.each([
    [720, 2],
    [1080, 2],
    [600, 1],
    [360, 0],
    [144, 0],
  ])('show %s lines by the level %s', (height, level) => {
    const levels = [360, 540, 720].map((lines) => ({ height: lines, averageBitrate: lines * 1000 }));
    expect(levelFor(levels, { height, bitrate: 1 })).toBe(level);
  });

  it.each([
    [2_400_000, 2],
    [2_300_000, 2],
    [1_000_000, 0],
    [100_000, 0],
    [null, 0],
  ])('show what comes to %s bits per second by the level %i where they name no heights', (bitrate, level) => {
    const levels = [700_000, 1_300_000, 2_400_000].map((averageBitrate) => ({ height: 0, averageBitrate }));
    expect(levelFor(levels, { height: 720, bitrate })).toBe(level);
    expect(levelFor(levels, { height: null, bitrate })).toBe(level);
  });
});
