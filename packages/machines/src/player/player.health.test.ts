import { describe, expect, it } from 'vitest';
import { settled } from '../shared/testing/settled';
import { RETRY_DELAYS_MS } from './player.constants';
import { samplePlayerInput } from './player.scenarios';
import { first, sourceLoad, startPlayer } from './testing/startPlayer';

describe('player health', () => {
  it('plays on from its buffer and tries with growing waits, of which the last repeats', () => {
    const { clock, takeCommands, ready, report, value } = startPlayer();
    ready();
    takeCommands();
    expect(RETRY_DELAYS_MS.toSorted((one, other) => one - other)).toEqual(RETRY_DELAYS_MS);
    for (const wait of [...RETRY_DELAYS_MS, ...RETRY_DELAYS_MS.slice(-1)]) {
      report({ type: 'media.failed', code: 'network' });
      expect(value()).toMatchObject({ health: 'waiting', playback: { ready: 'playing' } });
      clock.increment(wait - 1);
      expect(takeCommands()).toEqual([]);
      clock.increment(1);
      expect(takeCommands()).toEqual([{ type: 'source.retry' }]);
    }
    report({ type: 'media.recovered' });
    expect(value().health).toBe('fine');
    report({ type: 'media.failed', code: 'network' });
    clock.increment(RETRY_DELAYS_MS[0]);
    expect(takeCommands()).toEqual([{ type: 'source.retry' }]);
  });

  it('goes on by itself when back online', () => {
    const { clock, takeCommands, ready, report, value } = startPlayer();
    ready();
    report({ type: 'media.failed', code: 'offline' });
    takeCommands();
    clock.increment(600_000);
    expect(takeCommands()).toEqual([]);
    report({ type: 'connection.restored' });
    expect([value().health, takeCommands()]).toEqual(['trying', [{ type: 'source.retry' }]]);
  });

  it('requests a new address and goes on at the same place', async () => {
    const { actor, takeCommands, ready, report, value, context } = startPlayer();
    ready();
    takeCommands();
    actor.send({ type: 'menu.toggle', menu: 'quality' });
    report({ type: 'media.failed', code: 'expired' });
    await settled();
    expect(takeCommands()).toEqual([sourceLoad({ url: '/renewed', startAt: null, isPlaying: null })]);
    expect([value().health, value().menu]).toEqual(['fine', 'open']);
    expect(context().renewals).toBe(1);
    report({ type: 'media.recovered' });
    expect(context().renewals).toBe(0);
  });

  it('loads a new address that its list has had already, and reports the one that it has loaded', async () => {
    const { actor, takeCommands, ready, report, effects } = startPlayer();
    ready();
    takeCommands();
    const playlist = samplePlayerInput.playlist.map((media) => ({ ...media, url: '/renewed' }));
    // As after a renewal of the captions.
    actor.send({ type: 'playlist.changed', playlist });
    report({ type: 'playback.paused' }, { type: 'playback.started' });
    expect(effects.reportPlayback).toHaveBeenLastCalledWith({
      url: '/media/e1/master.m3u8',
      takesOver: false,
    });
    report({ type: 'media.failed', code: 'expired' });
    await settled();
    expect(takeCommands()).toEqual([sourceLoad({ url: '/renewed', startAt: null, isPlaying: null })]);
    ready();
    expect(effects.reportPlayback).toHaveBeenLastCalledWith({ url: '/renewed', takesOver: false });
  });

  it('says that the server can’t be reached where it can’t request a new address, and goes on trying', async () => {
    const { clock, takeCommands, ready, report, value, renewSource, context } = startPlayer();
    ready();
    takeCommands();
    renewSource.mockRejectedValueOnce(new Error('503'));
    report({ type: 'media.failed', code: 'expired' });
    await settled();
    expect([value().health, context().failure]).toEqual(['waiting', 'network']);
    clock.increment(RETRY_DELAYS_MS[0]);
    expect([value().health, takeCommands()]).toEqual(['trying', [{ type: 'source.retry' }]]);
  });

  it('says so when renewed addresses are refused while it plays from its buffer', async () => {
    const { ready, report, value, renewSource } = startPlayer();
    ready();
    for (const url of ['/a', '/b']) {
      renewSource.mockResolvedValueOnce(url);
      report({ type: 'media.failed', code: 'expired' });
      await settled();
      ready();
    }
    report({ type: 'media.failed', code: 'expired' });
    expect(value().health).toBe('failed');
  });

  it('requests a new address each time that one lapses, however often', async () => {
    const { ready, report, value, renewSource } = startPlayer();
    renewSource.mockResolvedValue('/media/e1/master.m3u8');
    ready();
    for (let hour = 0; hour < 4; hour += 1) {
      report({ type: 'media.failed', code: 'expired' });
      await settled();
      report({ type: 'media.recovered' });
    }
    expect(value().health).toBe('fine');
    expect(renewSource).toHaveBeenCalledTimes(4);
  });

  it('says so when renewed addresses are refused again and again, and tries one that doesn’t change as well', async () => {
    const { actor, takeCommands, ready, report, value, renewSource, context } = startPlayer();
    ready();
    for (const url of ['/a', '/b']) {
      renewSource.mockResolvedValueOnce(url);
      report({ type: 'media.failed', code: 'expired' });
      await settled();
    }
    report({ type: 'media.failed', code: 'expired' });
    expect([value().health, context().failure]).toEqual(['failed', 'expired']);
    takeCommands();
    renewSource.mockResolvedValueOnce('/b');
    actor.send({ type: 'playback.retry' });
    await settled();
    expect([value().health, takeCommands()]).toEqual(['trying', [{ type: 'source.retry' }]]);
    report({ type: 'media.recovered' });
    expect(value().health).toBe('fine');
  });

  it('recovers damage once, then says so where there is no other rendition, and starts afresh on demand', () => {
    const { actor, takeCommands, ready, report, value, context } = startPlayer();
    ready();
    takeCommands();
    for (let round = 0; round < 2; round += 1) {
      report({ type: 'media.failed', code: 'decode' });
      expect([value().health, takeCommands()]).toEqual(['trying', [{ type: 'source.retry' }]]);
      report({ type: 'media.recovered' }, { type: 'media.failed', code: 'decode' });
      expect([value().health, context().failure, takeCommands()]).toEqual(['failed', 'decode', []]);
      actor.send({ type: 'playback.retry' });
      expect([value().health, takeCommands()]).toEqual(['trying', [{ type: 'source.retry' }]]);
    }
  });

  it('leaves each damaged rendition for another one before it says so', () => {
    const { takeCommands, ready, report, value } = startPlayer();
    ready();
    const renditions = ['720p', '360p', '240p'].map((id) => ({ id, height: null, bitrate: null, label: id }));
    report({ type: 'renditions.found', renditions, canAdapt: true });
    takeCommands();
    report({ type: 'media.failed', code: 'decode' });
    // A playlist's renditions become fewer as they are left.
    for (const left of [3, 2]) {
      report({ type: 'renditions.found', renditions: renditions.slice(0, left), canAdapt: true });
      report({ type: 'media.failed', code: 'decode' });
    }
    expect([value().health, takeCommands()]).toEqual([
      'trying',
      [{ type: 'source.retry' }, { type: 'rendition.leave' }, { type: 'rendition.leave' }],
    ]);
    report({ type: 'renditions.found', renditions: renditions.slice(0, 1), canAdapt: false });
    report({ type: 'media.failed', code: 'decode' });
    expect([value().health, takeCommands()]).toEqual(['failed', []]);
  });

  it('says that there is nothing to play, and requests it again on demand', async () => {
    const { actor, takeCommands, value, context } = startPlayer({
      playlist: [{ mediaKey: first, url: null, qualities: [], captions: [] }],
    });
    expect([value().health, context().failure]).toEqual(['failed', 'noSource']);
    takeCommands();
    actor.send({ type: 'playback.retry' });
    await settled();
    expect(takeCommands()).toEqual([sourceLoad({ url: '/renewed', startAt: 0, isPlaying: true })]);
  });

  it('begins as it was to begin, once there is something to play', async () => {
    const { actor, takeCommands, report, renewSource } = startPlayer({
      playlist: [{ mediaKey: first, url: null, qualities: [], captions: [] }],
      savedPosition: { position: 50, duration: 100 },
    });
    takeCommands();
    actor.send({ type: 'playback.retry' });
    // The page's own list can have the new address first.
    actor.send({
      type: 'playlist.changed',
      playlist: [{ mediaKey: first, url: '/renewed', qualities: [], captions: [] }],
    });
    await settled();
    expect(takeCommands()).toEqual([sourceLoad({ url: '/renewed', startAt: 50, isPlaying: false })]);
    renewSource.mockResolvedValueOnce('/newer');
    report({ type: 'media.failed', code: 'expired' });
    await settled();
    expect(takeCommands()).toEqual([sourceLoad({ url: '/newer', startAt: null, isPlaying: null })]);
  });
});
