import { describe, expect, it } from 'vitest';
import { STALL_DELAY_MS } from './player.constants';
import { samplePlayerInput } from './player.scenarios';
import type { PlaybackRefusal } from './player.types';
import { first, second, sourceLoad, startPlayer } from './testing/startPlayer';

describe('player (spec §4)', () => {
  it('sets what is remembered, then loads and plays from the start', () => {
    const { takeCommands, value } = startPlayer();
    expect(takeCommands()).toEqual([
      { type: 'volume.set', volume: 0.8 },
      { type: 'mute.set', isMuted: false },
      sourceLoad({
        url: '/media/e1/master.m3u8',
        qualities: ['HD'],
        captions: [],
        wantedRendition: null,
        wantedAudio: null,
        wantedCaptions: null,
        isSoundOnly: false,
      }),
    ]);
    expect(value()).toMatchObject({ playback: 'loading', health: 'fine' });
  });

  it('changes its state on facts alone', () => {
    const { actor, takeCommands, report, value, ready } = startPlayer();
    ready();
    takeCommands();
    actor.send({ type: 'playback.toggle' });
    expect(takeCommands()).toEqual([{ type: 'playback.pause' }]);
    expect(value().playback).toEqual({ ready: 'playing' });
    report({ type: 'playback.paused' });
    expect(value().playback).toEqual({ ready: 'paused' });
    actor.send({ type: 'mute.toggle' });
    actor.send({ type: 'fullScreen.toggle' });
    expect(value()).toMatchObject({ sound: 'audible', screen: 'inPage' });
    report(
      { type: 'volume.changed', volume: 0.8, isMuted: true },
      { type: 'fullScreen.changed', isFullScreen: true },
    );
    expect(value()).toMatchObject({ sound: 'muted', screen: 'full' });
    takeCommands();
    actor.send({ type: 'mute.toggle' });
    actor.send({ type: 'fullScreen.toggle' });
    expect(takeCommands()).toEqual([{ type: 'mute.set', isMuted: false }, { type: 'fullScreen.leave' }]);
  });

  it('takes a pause while it loads for what is meant, until it is started again', () => {
    const { actor, takeCommands, press, report, value, context } = startPlayer();
    const said = () => context().feedback?.feedback.kind;
    takeCommands();
    press(' ');
    expect([takeCommands(), said()]).toEqual([[{ type: 'playback.pause' }], 'paused']);
    press(' ');
    expect([takeCommands(), said()]).toEqual([[{ type: 'playback.start' }], 'playing']);
    actor.send({ type: 'playback.claimedElsewhere' });
    takeCommands();
    actor.send({ type: 'playback.toggle' });
    expect(takeCommands()).toEqual([{ type: 'playback.start' }]);
    report({ type: 'playback.refused' });
    actor.send({ type: 'playback.toggle' });
    expect(takeCommands()).toEqual([{ type: 'playback.start' }]);
    press(' ');
    report({ type: 'media.ready', mediaKey: first, durationSeconds: 100 });
    expect(value().playback).toEqual({ ready: 'paused' });
  });

  it('starts what is offered to be resumed where it is toggled while it loads', () => {
    const { actor, takeCommands } = startPlayer({ savedPosition: { position: 50, duration: 100 } });
    takeCommands();
    actor.send({ type: 'playback.toggle' });
    expect(takeCommands()).toEqual([{ type: 'playback.start' }]);
    actor.send({ type: 'playback.toggle' });
    expect(takeCommands()).toEqual([{ type: 'playback.pause' }]);
  });

  it('turns the picture off where the sound has a rendition of its own, and keeps that for the next film (spec §19)', () => {
    const { actor, takeCommands, report, press, value, context, emitted } = startPlayer();
    const changed = (canChoose: boolean, isOn: boolean, bitrate: number | null = null) =>
      report({ type: 'soundOnly.changed', canChoose, isOn, bitrate });
    const said = () => context().feedback?.feedback.kind;
    takeCommands();
    press('s');
    expect([value().soundOnly, said(), takeCommands()]).toEqual(['unavailable', 'noSoundOnly', []]);
    changed(true, false, 50_000);
    expect([value().soundOnly, context().soundBitrate]).toEqual(['off', 50_000]);
    press('s');
    // Only a fact changes the state.
    expect([value().soundOnly, said()]).toEqual(['off', 'soundOnly']);
    expect(takeCommands()).toEqual([{ type: 'soundOnly.set', isOn: true }]);
    // Each press turns over the one before, also while its playlist is still loading.
    press('s');
    expect([said(), takeCommands()]).toEqual(['withPicture', [{ type: 'soundOnly.set', isOn: false }]]);
    press('s');
    takeCommands();
    changed(true, true);
    expect(value().soundOnly).toBe('on');
    expect(emitted.at(-1)).toMatchObject({
      type: 'preferences.changed',
      changes: { isSoundOnly: true },
    });
    actor.send({ type: 'episode.choose', mediaKey: second });
    expect(takeCommands()).toContainEqual({
      type: 'source.load',
      source: expect.objectContaining({ mediaKey: second, isSoundOnly: true }),
    });
    press('s');
    expect([said(), takeCommands()]).toEqual(['withPicture', [{ type: 'soundOnly.set', isOn: false }]]);
    changed(false, false);
    expect(value().soundOnly).toBe('unavailable');
  });

  it('ignores facts about other media', () => {
    const { report, value } = startPlayer();
    report({ type: 'media.ready', mediaKey: 'other', durationSeconds: 9 });
    expect(value().playback).toBe('loading');
  });

  it('begins and ends the effects of playing with it', () => {
    const { effects, ends, ready, report, emitted } = startPlayer();
    ready();
    expect(effects.storePosition).toHaveBeenCalledWith({
      mediaKey: first,
      hasPrevious: false,
      hasNext: true,
    });
    expect(emitted).toEqual([{ type: 'media.started', mediaKey: first, isLive: false }]);
    report({ type: 'playback.paused' });
    expect(
      [ends.storePosition, ends.keepScreenOn, ends.claimPlayback, ends.showInSystem].map(
        (end) => end.mock.calls.length,
      ),
    ).toEqual([1, 1, 1, 0]);
  });

  it('stores where a seek while paused, or away from the end, has led, until it plays', () => {
    const { effects, ends, ready, report } = startPlayer();
    const calls = () => [effects.storeSeek, ends.storeSeek].map((effect) => effect.mock.calls.length);
    ready();
    report({ type: 'playhead.moved' }, { type: 'playback.paused' });
    expect(calls()).toEqual([0, 0]);
    report({ type: 'playhead.moved' }, { type: 'playhead.moved' });
    expect(effects.storeSeek).toHaveBeenCalledWith(expect.objectContaining({ mediaKey: first }));
    expect(calls()).toEqual([1, 0]);
    report({ type: 'playback.started' });
    expect(calls()).toEqual([1, 1]);
    report({ type: 'playback.ended' }, { type: 'playhead.moved' }, { type: 'playback.paused' });
    expect(calls()).toEqual([2, 1]);
  });

  it('pauses for another tab', () => {
    const { actor, takeCommands, ready } = startPlayer();
    ready();
    takeCommands();
    actor.send({ type: 'playback.claimedElsewhere' });
    expect(takeCommands()).toEqual([{ type: 'playback.pause' }]);
  });

  describe('where a server counts the players of an account', () => {
    const others = [{ browser: 'Chrome', system: 'Android', since: '2026-11-22T14:10:00Z' }];
    const forbid = (status: PlaybackRefusal['status']) =>
      ({ type: 'playback.forbidden', refusal: { status, limit: 1, others } }) as const;

    it('reports the playback until it pauses', () => {
      const { effects, ends, ready, report } = startPlayer();
      ready();
      expect(effects.reportPlayback.mock.calls).toEqual([
        [{ url: samplePlayerInput.playlist[0]?.url, takesOver: false }],
      ]);
      report({ type: 'playback.paused' });
      expect(ends.reportPlayback).toHaveBeenCalledOnce();
    });

    it.each(['full', 'takenOver'] as const)('pauses and waits for the viewer: %s', (status) => {
      const { actor, effects, ready, report, takeCommands, value, context } = startPlayer();
      ready();
      takeCommands();
      actor.send(forbid(status));
      report({ type: 'playback.paused' });
      expect(takeCommands()).toEqual([{ type: 'playback.pause' }]);
      expect(value().permission).toBe('refused');
      expect(context().refusal).toMatchObject({ status, others });
      actor.send({ type: 'playback.takeOver' });
      expect(takeCommands()).toEqual([{ type: 'playback.start' }]);
      report({ type: 'playback.started' });
      expect(effects.reportPlayback).toHaveBeenLastCalledWith(expect.objectContaining({ takesOver: true }));
      // A later start takes nobody's place.
      report({ type: 'playback.paused' }, { type: 'playback.started' });
      expect(effects.reportPlayback).toHaveBeenLastCalledWith(expect.objectContaining({ takesOver: false }));
    });

    it.each(['playback.allowed', 'playback.ended'] as const)('takes over until %s', (type) => {
      const { actor, effects, ready, report } = startPlayer();
      ready();
      actor.send(forbid('full'));
      report({ type: 'playback.paused' });
      actor.send({ type: 'playback.takeOver' });
      // The address may have expired meanwhile.
      actor.send({ type: 'source.open', startAt: null, isPlaying: null });
      ready();
      expect(effects.reportPlayback).toHaveBeenLastCalledWith(expect.objectContaining({ takesOver: true }));
      actor.send({ type });
      actor.send({ type: 'episode.choose', mediaKey: second });
      ready(second);
      expect(effects.reportPlayback).toHaveBeenLastCalledWith(expect.objectContaining({ takesOver: false }));
    });

    it('reports again when playback is started in another way, or something else is opened', () => {
      const { actor, ready, report, value, context } = startPlayer();
      ready();
      actor.send(forbid('full'));
      report({ type: 'playback.paused' }, { type: 'playback.started' });
      expect(value().permission).toBe('granted');
      actor.send(forbid('full'));
      actor.send({ type: 'episode.choose', mediaKey: second });
      expect(value().permission).toBe('granted');
      expect(context().refusal).toBeNull();
    });

    it('pauses and says so where the subscription has ended', () => {
      const { actor, ready, takeCommands, emitted, value } = startPlayer();
      ready();
      takeCommands();
      actor.send(forbid('notSubscribed'));
      expect(takeCommands()).toEqual([{ type: 'playback.pause' }]);
      expect(emitted.at(-1)).toEqual({ type: 'subscription.ended' });
      expect(value().permission).toBe('granted');
    });
  });

  it('shows a stall only after 300 ms', () => {
    const { clock, ready, report, value } = startPlayer();
    ready();
    report({ type: 'playback.stalled' });
    clock.increment(STALL_DELAY_MS - 1);
    expect(value().picture).toBe('stalling');
    clock.increment(1);
    expect(value().picture).toBe('stalled');
    // Facts of a title that is reloaded aren't a picture of it.
    ready();
    expect(value().picture).toBe('stalled');
    report({ type: 'playback.resumed' });
    expect(value().picture).toBe('flowing');
  });
});
