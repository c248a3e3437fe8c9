import { describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { settled } from '../shared/testing/settled';
import {
  CONTROLS_HIDE_DELAY_MS,
  FEEDBACK_DURATION_MS,
  NOTICE_DURATION_MS,
  RETRY_DELAYS_MS,
  STALL_DELAY_MS,
} from './player.constants';
import type { PlayerInput } from './player.context';
import type { PlayerEmittedEvent } from './player.events';
import { playerMachine } from './player.machine';
import { samplePlayerInput } from './player.scenarios';
import type { PlayedMedia, ReportedPlayback } from './player.setup';
import type { CaptionFile, MediaCommand, MediaFact, PlaybackRefusal } from './player.types';

const [first, second, third] = samplePlayerInput.playlist.map(({ mediaKey }) => mediaKey) as [
  string,
  string,
  string,
];

function start(changes: Partial<PlayerInput> = {}) {
  const clock = new SimulatedClock();
  const commands: MediaCommand[] = [];
  const emitted: PlayerEmittedEvent[] = [];
  const renewSource = vi.fn<() => Promise<string | null>>(async () => '/renewed');
  const renewCaptions = vi.fn<() => Promise<readonly CaptionFile[]>>(async () => []);
  const effects = {
    storePosition: vi.fn(),
    storeSeek: vi.fn(),
    keepScreenOn: vi.fn(),
    claimPlayback: vi.fn(),
    reportPlayback: vi.fn(),
    showInSystem: vi.fn(),
  };
  const ends = {
    storePosition: vi.fn(),
    storeSeek: vi.fn(),
    keepScreenOn: vi.fn(),
    claimPlayback: vi.fn(),
    reportPlayback: vi.fn(),
    showInSystem: vi.fn(),
  };
  const effect = (name: keyof typeof effects) =>
    fromCallback<AnyEventObject, PlayedMedia>(({ input }) => {
      effects[name](input);
      return ends[name];
    });
  const silentEffect = (name: keyof typeof effects) => fromCallback(() => ends[name]);
  const actor = createActor(
    playerMachine.provide({
      actors: {
        media: fromCallback<MediaCommand>(({ receive }) => receive((command) => commands.push(command))),
        renewSource: fromPromise(renewSource),
        renewCaptions: fromPromise(renewCaptions),
        storePosition: effect('storePosition'),
        storeSeek: effect('storeSeek'),
        keepScreenOn: silentEffect('keepScreenOn'),
        claimPlayback: silentEffect('claimPlayback'),
        watchOtherPlayers: fromCallback(() => {}),
        reportPlayback: fromCallback<AnyEventObject, ReportedPlayback>(({ input }) => {
          effects.reportPlayback(input);
          return ends.reportPlayback;
        }),
        showInSystem: effect('showInSystem'),
      },
    }),
    { input: { ...samplePlayerInput, ...changes }, clock },
  );
  for (const type of [
    'media.started',
    'episode.chosen',
    'preferences.changed',
    'subscription.ended',
  ] as const)
    actor.on(type, (one) => emitted.push(one));
  actor.start();
  const report = (...facts: MediaFact[]) => {
    for (const fact of facts) actor.send(fact);
  };
  const press = (key: string, hasShift = false) => actor.send({ type: 'key.press', key, hasShift });
  const ready = (mediaKey: string = first) =>
    report({ type: 'media.ready', mediaKey, durationSeconds: 100 }, { type: 'playback.started' });
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  /** The commands since the last call. */
  const takeCommands = () => commands.splice(0);
  return {
    actor,
    clock,
    takeCommands,
    emitted,
    report,
    press,
    ready,
    value,
    context,
    effects,
    ends,
    renewSource,
    renewCaptions,
  };
}

const load = (changes: object = {}) => ({
  type: 'source.load',
  source: expect.objectContaining({ mediaKey: first, startAt: 0, isPlaying: true, ...changes }),
});

describe('player (spec §4)', () => {
  it('sets what is remembered, then loads and plays from the start', () => {
    const { takeCommands, value } = start();
    expect(takeCommands()).toEqual([
      { type: 'volume.set', volume: 0.8 },
      { type: 'mute.set', isMuted: false },
      load({
        url: '/media/e1/master.m3u8',
        qualities: ['HD'],
        captions: [],
        height: null,
        audioLang: null,
        captionsLang: null,
        isSoundOnly: false,
      }),
    ]);
    expect(value()).toMatchObject({ playback: 'loading', health: 'fine' });
  });

  it('changes its state on facts alone', () => {
    const { actor, takeCommands, report, value, ready } = start();
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

  it('turns the picture off where the sound has a rendition of its own, and keeps that for the next film (spec §19)', () => {
    const { actor, takeCommands, report, press, value, context, emitted } = start();
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
    changed(true, true);
    expect(value().soundOnly).toBe('on');
    expect(emitted.at(-1)).toMatchObject({
      type: 'preferences.changed',
      preferences: { isSoundOnly: true },
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
    const { report, value } = start();
    report({ type: 'media.ready', mediaKey: 'other', durationSeconds: 9 });
    expect(value().playback).toBe('loading');
  });

  it('begins and ends the effects of playing with it', () => {
    const { effects, ends, ready, report, emitted } = start();
    ready();
    expect(effects.storePosition).toHaveBeenCalledWith({
      mediaKey: first,
      isLive: false,
      hasPrevious: false,
      hasNext: true,
    });
    expect(emitted).toEqual([{ type: 'media.started', mediaKey: first }]);
    report({ type: 'playback.paused' });
    expect(
      [ends.storePosition, ends.keepScreenOn, ends.claimPlayback, ends.showInSystem].map(
        (end) => end.mock.calls.length,
      ),
    ).toEqual([1, 1, 1, 0]);
  });

  it('stores where a seek while paused, or away from the end, has led, until it plays', () => {
    const { effects, ends, ready, report } = start();
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
    const { actor, takeCommands, ready } = start();
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
      const { effects, ends, ready, report } = start();
      ready();
      expect(effects.reportPlayback.mock.calls).toEqual([
        [{ url: samplePlayerInput.playlist[0]?.url, takesOver: false }],
      ]);
      report({ type: 'playback.paused' });
      expect(ends.reportPlayback).toHaveBeenCalledOnce();
    });

    it.each(['full', 'takenOver'] as const)('pauses and waits for the viewer: %s', (status) => {
      const { actor, effects, ready, report, takeCommands, value, context } = start();
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

    it('reports again when playback is started in another way, or something else is opened', () => {
      const { actor, ready, report, value, context } = start();
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
      const { actor, ready, takeCommands, emitted, value } = start();
      ready();
      takeCommands();
      actor.send(forbid('notSubscribed'));
      expect(takeCommands()).toEqual([{ type: 'playback.pause' }]);
      expect(emitted.at(-1)).toEqual({ type: 'subscription.ended' });
      expect(value().permission).toBe('granted');
    });
  });

  it('shows a stall only after 300 ms', () => {
    const { clock, ready, report, value } = start();
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

describe('player controls (spec §4, §9)', () => {
  it('hides 3 s after the last use while playing, and shows again', () => {
    const { actor, clock, ready, report, value } = start();
    clock.increment(10 * CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('shown');
    ready();
    clock.increment(2999);
    actor.send({ type: 'pointer.moved' });
    clock.increment(2999);
    expect(value().controls).toBe('shown');
    clock.increment(1);
    expect(value().controls).toBe('hidden');
    report({ type: 'playback.paused' });
    expect(value().controls).toBe('shown');
    clock.increment(10 * CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('shown');
  });

  it.each([
    ['a menu', { type: 'menu.toggle', menu: 'speed' }, { type: 'menu.toggle', menu: 'speed' }],
    ['the sheet of keys', { type: 'keySheet.toggle' }, { type: 'keySheet.toggle' }],
    ['the focus', { type: 'focus.entered' }, { type: 'focus.left' }],
  ] as const)('stays for %s', (_, begin, end) => {
    const { actor, clock, ready, value } = start();
    ready();
    actor.send(begin);
    clock.increment(CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('shown');
    actor.send(end);
    clock.increment(CONTROLS_HIDE_DELAY_MS);
    expect(value().controls).toBe('hidden');
  });

  it('has one menu open at a time', () => {
    const { actor, value, context } = start();
    actor.send({ type: 'menu.toggle', menu: 'speed' });
    actor.send({ type: 'menu.toggle', menu: 'quality' });
    expect([value().menu, context().openMenu]).toEqual(['open', 'quality']);
    actor.send({ type: 'keySheet.toggle' });
    expect([value().menu, context().openMenu]).toEqual(['keySheet', null]);
    actor.send({ type: 'overlay.close' });
    expect(value().menu).toBe('closed');
  });

  it('shows and hides by taps', () => {
    const { actor, ready, value } = start();
    ready();
    actor.send({ type: 'picture.tap' });
    expect(value().controls).toBe('hidden');
    actor.send({ type: 'picture.tap' });
    expect(value().controls).toBe('shown');
  });
});

describe('player keys', () => {
  it('does what a key requests and says so for a moment', () => {
    const { clock, takeCommands, press, ready, value, context } = start();
    ready();
    takeCommands();
    press('l');
    expect(takeCommands()).toEqual([{ type: 'playhead.moveBy', seconds: 10 }]);
    expect(context().feedback).toEqual({ id: 1, feedback: { kind: 'moved', seconds: 10, side: 'end' } });
    press('l');
    expect(context().feedback?.id).toBe(2);
    clock.increment(FEEDBACK_DURATION_MS);
    expect(value().feedback).toBe('hidden');
  });

  it('gives feedback as it is at the moment of the press', () => {
    const { press, ready, report, context } = start();
    ready();
    const said = (key: string, hasShift = false) => {
      press(key, hasShift);
      return context().feedback?.feedback;
    };
    expect(said('k')).toEqual({ kind: 'paused' });
    expect(said('m')).toEqual({ kind: 'muted' });
    report({ type: 'playback.paused' }, { type: 'volume.changed', volume: 0.8, isMuted: true });
    expect(said('k')).toEqual({ kind: 'playing' });
    expect(said('m')).toEqual({ kind: 'unmuted' });
    expect(said('ArrowUp')).toEqual({ kind: 'volume', volume: 0.85 });
    expect(said('>', true)).toEqual({ kind: 'rate', rate: 1.25 });
    expect(said('c')).toEqual({ kind: 'noCaptions' });
    expect(said('f')).toEqual({ kind: 'fullScreen' });
    expect(said('5')).toEqual({ kind: 'movedToShare', share: 0.5 });
    expect(said('End')).toEqual({ kind: 'movedToShare', share: 1 });
    expect(said('.')).toEqual({ kind: 'stepped', frames: 1 });
    expect(said('P', true)).toEqual({ kind: 'noEpisode', by: -1 });
  });

  it('calls the end of a live stream live, and plays on there', () => {
    const { takeCommands, actor, press, report, context } = start();
    report({ type: 'media.ready', mediaKey: first, durationSeconds: null });
    press('End');
    expect(context().feedback?.feedback).toEqual({ kind: 'movedToLiveEdge' });
    takeCommands();
    actor.send({ type: 'playhead.moveToLiveEdge' });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveToLiveEdge' }, { type: 'playback.start' }]);
  });

  it('plays a live stream at normal speed at its edge, says so, and keeps the speed that is liked', () => {
    const { takeCommands, actor, press, report, context, emitted } = start();
    report({ type: 'media.ready', mediaKey: first, durationSeconds: null });
    report({ type: 'liveEdge.changed', isAtEdge: false });
    actor.send({ type: 'rate.set', rate: 1.5 });
    report({ type: 'rate.changed', rate: 1.5 });
    takeCommands();
    report({ type: 'liveEdge.changed', isAtEdge: true });
    expect(takeCommands()).toEqual([{ type: 'rate.set', rate: 1 }]);
    expect(context()).toMatchObject({
      isAtLiveEdge: true,
      feedback: { id: 1, feedback: { kind: 'rateAtLiveEdge' } },
      preferences: { rate: 1.5 },
    });
    report({ type: 'rate.changed', rate: 1 }, { type: 'liveEdge.changed', isAtEdge: true });
    press('>', true);
    expect(context().feedback).toEqual({ id: 2, feedback: { kind: 'rateAtLiveEdge' } });
    actor.send({ type: 'rate.set', rate: 4 });
    expect([takeCommands(), emitted.length]).toEqual([[], 1]);
    press('<', true);
    expect(takeCommands()).toEqual([{ type: 'rate.set', rate: 0.75 }]);
    expect(context().feedback?.feedback).toEqual({ kind: 'rate', rate: 0.75 });
  });

  it('leaves time to read what nobody requested', () => {
    const { clock, press, ready, report, value } = start();
    ready();
    report({ type: 'captions.failed', id: '0', code: 'unsupported' });
    clock.increment(NOTICE_DURATION_MS - 1);
    expect(value().feedback).toBe('shown');
    clock.increment(1);
    expect(value().feedback).toBe('hidden');
    report({ type: 'captions.failed', id: '0', code: 'unsupported' });
    press('l');
    clock.increment(FEEDBACK_DURATION_MS);
    expect(value().feedback).toBe('hidden');
  });

  it('begins what is live at normal speed without a word, and what is not at the speed that is liked', () => {
    const liked = { ...samplePlayerInput.preferences, rate: 1.5 };
    const { takeCommands, actor, report, context } = start({ preferences: liked });
    takeCommands();
    report({ type: 'media.ready', mediaKey: first, durationSeconds: null });
    report({ type: 'liveEdge.changed', isAtEdge: true });
    expect(takeCommands()).toEqual([{ type: 'rate.set', rate: 1 }]);
    expect(context()).toMatchObject({ rate: 1, requested: { rate: 1 }, feedback: null, preferences: liked });
    // Reopened where it is behind, it is still being caught up with.
    report({ type: 'liveEdge.changed', isAtEdge: false });
    actor.send({ type: 'source.open', startAt: null, isPlaying: null });
    takeCommands();
    report({ type: 'media.ready', mediaKey: first, durationSeconds: null });
    expect(takeCommands()).toEqual([{ type: 'rate.set', rate: 1.5 }]);
    actor.send({ type: 'episode.choose', mediaKey: second });
    takeCommands();
    report({ type: 'media.ready', mediaKey: second, durationSeconds: 100 });
    expect(takeCommands()).toEqual([{ type: 'rate.set', rate: 1.5 }]);
    expect(context()).toMatchObject({ rate: 1.5, requested: { rate: 1.5 }, isAtLiveEdge: true });
  });

  it('counts each of two quick presses, before the element has reported the first', () => {
    const { takeCommands, press, ready, report, context } = start();
    ready();
    takeCommands();
    press('ArrowDown');
    press('ArrowDown');
    press('>', true);
    press('>', true);
    expect(takeCommands().filter(({ type }) => type !== 'mute.set')).toEqual([
      { type: 'volume.set', volume: 0.75 },
      { type: 'volume.set', volume: 0.7 },
      { type: 'rate.set', rate: 1.25 },
      { type: 'rate.set', rate: 1.5 },
    ]);
    expect(context().feedback?.feedback).toEqual({ kind: 'rate', rate: 1.5 });
    // Until the element reports, nothing has happened; what it reports counts again.
    expect(context()).toMatchObject({ volume: 0.8, rate: 1 });
    report({ type: 'volume.changed', volume: 0.3, isMuted: false }, { type: 'rate.changed', rate: 3 });
    press('ArrowUp');
    press('<', true);
    expect(takeCommands().filter(({ type }) => type !== 'mute.set')).toEqual([
      { type: 'volume.set', volume: 0.35 },
      { type: 'rate.set', rate: 2.5 },
    ]);
  });

  it('mutes and unmutes by two quick presses, and grows louder from silence by two', () => {
    const { takeCommands, press } = start();
    takeCommands();
    press('m');
    press('m');
    expect(takeCommands()).toEqual([
      { type: 'mute.set', isMuted: true },
      { type: 'mute.set', isMuted: false },
    ]);
    press('m');
    press('ArrowUp');
    press('ArrowUp');
    expect(takeCommands().filter(({ type }) => type === 'volume.set')).toEqual([
      { type: 'volume.set', volume: 0.05 },
      { type: 'volume.set', volume: 0.1 },
    ]);
  });

  it('steps frames only while paused', () => {
    const { takeCommands, press, ready, report } = start();
    ready();
    takeCommands();
    press('.');
    expect(takeCommands()).toEqual([]);
    report({ type: 'playback.paused' });
    press('.');
    press(',');
    expect(takeCommands()).toEqual([
      { type: 'playhead.step', frames: 1 },
      { type: 'playhead.step', frames: -1 },
    ]);
  });

  it('gives feedback to a double tap on its side', () => {
    const { actor, takeCommands, context } = start();
    takeCommands();
    actor.send({ type: 'picture.doubleTap', side: 'start' });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveBy', seconds: -10 }]);
    expect(context().feedback?.feedback).toEqual({ kind: 'moved', seconds: -10, side: 'start' });
  });
});

describe('player preferences', () => {
  const captionTracks = [
    { id: '0', label: 'English', lang: 'en' },
    { id: '1', label: 'தமிழ்', lang: 'ta' },
  ];

  it('remembers volume, speed, languages and looks when they are chosen', () => {
    const { actor, emitted, report } = start();
    report(
      { type: 'captionTracks.found', tracks: captionTracks },
      { type: 'audioTracks.found', tracks: captionTracks },
    );
    actor.send({ type: 'volume.set', volume: 0.5 });
    actor.send({ type: 'rate.set', rate: 2 });
    actor.send({ type: 'captions.choose', id: '1' });
    actor.send({ type: 'audio.choose', id: '0' });
    actor.send({ type: 'captions.style', look: { size: 'large' } });
    expect(emitted.at(-1)).toEqual({
      type: 'preferences.changed',
      preferences: {
        volume: 0.5,
        isMuted: false,
        rate: 2,
        audioLang: 'en',
        captionsLang: 'ta',
        isSoundOnly: false,
        captionLook: { size: 'large', colour: 'white', background: 'veil' },
      },
    });
  });

  it('keeps the wanted language where a title has no such captions', () => {
    const { report, context } = start({
      preferences: { ...samplePlayerInput.preferences, captionsLang: 'hi' },
    });
    report({ type: 'captionTracks.found', tracks: captionTracks }, { type: 'captions.changed', id: null });
    expect(context().preferences.captionsLang).toBe('hi');
  });

  it('says of captions that can’t be had, and tries them again when they are chosen again', () => {
    const { actor, takeCommands, report, context, value } = start();
    report({ type: 'captionTracks.found', tracks: captionTracks }, { type: 'captions.changed', id: null });
    takeCommands();
    report({ type: 'captions.failed', id: '1', code: 'unsupported' });
    expect(context()).toMatchObject({
      failedCaptionsId: '1',
      feedback: { feedback: { kind: 'captionsFailed' } },
    });
    expect(value()).toMatchObject({ health: 'fine', feedback: 'shown' });
    actor.send({ type: 'captions.choose', id: '1' });
    expect(context().failedCaptionsId).toBeNull();
    expect(takeCommands()).toEqual([{ type: 'captions.choose', id: '1' }]);
  });

  it('says that a damaged quality gave way to the automatic one, for as long as it takes to read', () => {
    const { clock, ready, report, context, value } = start();
    ready();
    report({ type: 'rendition.left' });
    expect(context().feedback).toEqual({ id: 1, feedback: { kind: 'renditionLeft' } });
    clock.increment(NOTICE_DURATION_MS - 1);
    expect(value()).toMatchObject({ health: 'fine', feedback: 'shown' });
    clock.increment(1);
    expect(value().feedback).toBe('hidden');
  });

  it('closes what couldn’t be opened and says so', () => {
    const { actor, context, value } = start();
    actor.send({ type: 'statistics.toggle' });
    actor.send({ type: 'menu.toggle', menu: 'speed' });
    actor.send({ type: 'menu.failed' });
    expect(value()).toMatchObject({ menu: 'closed', statistics: 'shown' });
    expect(context().feedback).toEqual({ id: 1, feedback: { kind: 'loadFailed' } });
    actor.send({ type: 'statistics.failed' });
    expect(value().statistics).toBe('hidden');
    expect(context()).toMatchObject({ openMenu: null, feedback: { id: 2 } });
  });

  it.each(['expired', 'network'] as const)('retries captions once from new addresses: %s', async (code) => {
    const { actor, takeCommands, report, context, value, renewCaptions } = start();
    const files = [{ lang: 'ta', label: 'தமிழ்', url: '/new/ta.vtt' }];
    renewCaptions.mockResolvedValueOnce(files).mockRejectedValueOnce(new Error('offline'));
    takeCommands();
    report({ type: 'captions.failed', id: '1', code });
    expect([value().captions, context().feedback]).toEqual(['renewing', null]);
    await settled();
    expect(takeCommands()).toEqual([
      { type: 'captions.renew', files },
      { type: 'captions.choose', id: '1' },
    ]);
    report({ type: 'captions.failed', id: '1', code: 'missing' });
    expect(context().feedback).toMatchObject({ id: 1, feedback: { kind: 'captionsFailed' } });
    actor.send({ type: 'captions.choose', id: '1' });
    expect(takeCommands()).toEqual([{ type: 'captions.choose', id: '1' }]);
    report({ type: 'captions.failed', id: '1', code: 'expired' });
    await settled();
    expect([value().captions, context().feedback?.id]).toEqual(['fine', 2]);
    report({ type: 'captions.changed', id: '1' });
    expect(context().failedCaptionsId).toBeNull();
  });

  it('obeys at once a choice of captions while others are retried, and after it', async () => {
    const { actor, takeCommands, report } = start();
    report({ type: 'captionTracks.found', tracks: captionTracks });
    takeCommands();
    report({ type: 'captions.failed', id: '1', code: 'network' });
    actor.send({ type: 'captions.choose', id: '0' });
    await settled();
    expect(takeCommands()).toEqual([{ type: 'captions.choose', id: '0' }]);
    report({ type: 'captions.failed', id: '0', code: 'network' });
    await settled();
    actor.send({ type: 'captions.choose', id: null });
    expect(takeCommands().at(-1)).toEqual({ type: 'captions.choose', id: null });
  });

  it('retries captions once more that had come back, when they fail again later', async () => {
    const { clock, takeCommands, report, context } = start();
    report({ type: 'captionTracks.found', tracks: captionTracks });
    report({ type: 'captions.failed', id: '1', code: 'network' });
    await settled();
    report({ type: 'captions.changed', id: '1' });
    clock.increment(600_000);
    takeCommands();
    report({ type: 'captions.changed', id: null }, { type: 'captions.failed', id: '1', code: 'network' });
    await settled();
    expect(takeCommands().at(-1)).toEqual({ type: 'captions.choose', id: '1' });
    expect(context().feedback).toBeNull();
  });

  it('leaves captions on that come back by themselves before they are retried', async () => {
    const { takeCommands, report } = start();
    report({ type: 'captionTracks.found', tracks: captionTracks });
    takeCommands();
    report({ type: 'captions.failed', id: '1', code: 'network' }, { type: 'captions.changed', id: '1' });
    await settled();
    expect(takeCommands().at(-1)).toEqual({ type: 'captions.choose', id: '1' });
  });

  it('retries captions that fail twice while new addresses are requested', async () => {
    const { takeCommands, report } = start();
    report({ type: 'captionTracks.found', tracks: captionTracks });
    takeCommands();
    report({ type: 'captions.failed', id: '1', code: 'expired' }, { type: 'captions.changed', id: '1' });
    report({ type: 'captions.changed', id: null }, { type: 'captions.failed', id: '1', code: 'expired' });
    await settled();
    expect(takeCommands().at(-1)).toEqual({ type: 'captions.choose', id: '1' });
  });

  it('turns captions on in the last language, and off', () => {
    const { actor, takeCommands, report } = start();
    report({ type: 'captionTracks.found', tracks: captionTracks }, { type: 'captions.changed', id: '1' });
    takeCommands();
    actor.send({ type: 'captions.toggle' });
    report({ type: 'captions.changed', id: null });
    actor.send({ type: 'captions.toggle' });
    expect(takeCommands()).toEqual([
      { type: 'captions.choose', id: null },
      { type: 'captions.choose', id: '1' },
    ]);
  });

  it('keeps the level while muted, and hears again on making it louder', () => {
    const { actor, takeCommands, report, press, context } = start();
    takeCommands();
    actor.send({ type: 'volume.set', volume: 0 });
    expect(takeCommands()).toEqual([{ type: 'mute.set', isMuted: true }]);
    expect(context().preferences).toMatchObject({ volume: 0.8, isMuted: true });
    report({ type: 'volume.changed', volume: 0.8, isMuted: true });
    press('ArrowUp');
    expect(takeCommands()).toEqual([
      { type: 'volume.set', volume: 0.05 },
      { type: 'mute.set', isMuted: false },
    ]);
  });
});

describe('player episodes (spec §4)', () => {
  it('starts a chosen episode from 0, playing, at the level chosen before', () => {
    const { actor, takeCommands, emitted, ready, report, context } = start({
      savedPosition: { position: 50, duration: 100 },
    });
    ready();
    report({
      type: 'renditions.found',
      renditions: [{ id: '0', height: 360, bitrate: null, label: null }],
      canAdapt: true,
    });
    actor.send({ type: 'rendition.choose', id: '0' });
    takeCommands();
    actor.send({ type: 'episode.choose', mediaKey: second });
    expect(takeCommands()).toEqual([load({ mediaKey: second, height: 360 })]);
    expect(emitted.at(-1)).toEqual({ type: 'episode.chosen', mediaKey: second });
    expect(context()).toMatchObject({ mediaKey: second, renditions: [], durationSeconds: null });
  });

  it('restarts the playing episode when it is chosen again', () => {
    const { actor, takeCommands, ready } = start();
    ready();
    takeCommands();
    actor.send({ type: 'episode.choose', mediaKey: first });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveTo', seconds: 0 }, { type: 'playback.start' }]);
  });

  it('goes on to the next one after a countdown', () => {
    const { clock, takeCommands, ready, report, value, context } = start();
    ready();
    report({ type: 'playback.ended' });
    expect([value().countdown, context().secondsLeft]).toEqual(['counting', 10]);
    takeCommands();
    for (let second = 0; second < 9; second += 1) clock.increment(1000);
    expect([value().countdown, context().secondsLeft, takeCommands()]).toEqual(['counting', 1, []]);
    clock.increment(1000);
    expect(takeCommands()).toEqual([load({ mediaKey: second })]);
    expect(value().countdown).toBe('waiting');
  });

  it('stays when the countdown is called off, and where nothing follows', () => {
    const { actor, clock, takeCommands, ready, report, value } = start();
    ready();
    report({ type: 'playback.ended' });
    actor.send({ type: 'countdown.cancel' });
    actor.send({ type: 'episode.choose', mediaKey: third });
    ready(third);
    report({ type: 'playback.ended' });
    takeCommands();
    clock.increment(60_000);
    expect([value().countdown, takeCommands()]).toEqual(['waiting', []]);
  });

  it('stays with an episode whose viewer goes back in it during the countdown', () => {
    const { clock, takeCommands, ready, report, value } = start();
    ready();
    report({ type: 'playback.ended' });
    // A seek that leaves the end.
    report({ type: 'playback.paused' });
    takeCommands();
    clock.increment(60_000);
    expect([value().countdown, takeCommands()]).toEqual(['waiting', []]);
  });

  it('stays when another tab plays during the countdown', () => {
    const { actor, clock, takeCommands, ready, report, value } = start();
    ready();
    report({ type: 'playback.ended' });
    actor.send({ type: 'playback.claimedElsewhere' });
    takeCommands();
    clock.increment(60_000);
    expect([value().countdown, takeCommands()]).toEqual(['waiting', []]);
  });

  it('ends the episode before where the chosen one has nothing to play', async () => {
    const { actor, takeCommands, ready, press, value, renewSource } = start({
      playlist: samplePlayerInput.playlist.map((media) =>
        media.mediaKey === second ? { ...media, url: null } : media,
      ),
    });
    ready();
    takeCommands();
    actor.send({ type: 'episode.choose', mediaKey: second });
    expect(value()).toMatchObject({ playback: 'idle', health: 'failed' });
    expect(takeCommands()).toEqual([{ type: 'playback.pause' }]);
    press(' ');
    actor.send({ type: 'playback.start' });
    expect(takeCommands()).toEqual([]);
    renewSource.mockRejectedValueOnce(new Error('offline'));
    actor.send({ type: 'playback.retry' });
    await settled();
    expect([value().health, takeCommands()]).toEqual(['failed', []]);
  });
});

describe('player resume (spec §2)', () => {
  it('offers the place on opening, loaded and paused there', () => {
    const { actor, takeCommands, report, value } = start({ savedPosition: { position: 50, duration: 100 } });
    expect(takeCommands().at(-1)).toEqual(load({ startAt: 50, isPlaying: false }));
    expect(value().resume).toBe('offered');
    actor.send({ type: 'resume.accept' });
    expect(takeCommands()).toEqual([{ type: 'playback.start' }]);
    report({ type: 'playback.started' });
    expect(value().resume).toBe('settled');
  });

  it('starts over', () => {
    const { actor, takeCommands } = start({ savedPosition: { position: 50, duration: 100 } });
    takeCommands();
    actor.send({ type: 'resume.decline' });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveTo', seconds: 0 }, { type: 'playback.start' }]);
  });

  it('offers nothing near the end', () => {
    expect(start({ savedPosition: { position: 97, duration: 100 } }).value().resume).toBe('settled');
  });
});

describe('player health', () => {
  it('plays on from its buffer and tries with growing waits, of which the last repeats', () => {
    const { clock, takeCommands, ready, report, value } = start();
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
    const { clock, takeCommands, ready, report, value } = start();
    ready();
    report({ type: 'media.failed', code: 'offline' });
    takeCommands();
    clock.increment(600_000);
    expect(takeCommands()).toEqual([]);
    report({ type: 'connection.restored' });
    expect([value().health, takeCommands()]).toEqual(['trying', [{ type: 'source.retry' }]]);
  });

  it('requests a new address and goes on at the same place', async () => {
    const { actor, takeCommands, ready, report, value, context } = start();
    ready();
    takeCommands();
    actor.send({ type: 'menu.toggle', menu: 'quality' });
    report({ type: 'media.failed', code: 'expired' });
    await settled();
    expect(takeCommands()).toEqual([load({ url: '/renewed', startAt: null, isPlaying: null })]);
    expect([value().health, value().menu]).toEqual(['fine', 'open']);
    expect(context().renewals).toBe(1);
    report({ type: 'media.recovered' });
    expect(context().renewals).toBe(0);
  });

  it('says so when renewed addresses are refused while it plays from its buffer', async () => {
    const { ready, report, value, renewSource } = start();
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
    const { ready, report, value, renewSource } = start();
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
    const { actor, takeCommands, ready, report, value, renewSource, context } = start();
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
    const { actor, takeCommands, ready, report, value, context } = start();
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
    const { takeCommands, ready, report, value } = start();
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
    const { actor, takeCommands, value, context } = start({
      playlist: [{ mediaKey: first, url: null, qualities: [], captions: [] }],
    });
    expect([value().health, context().failure]).toEqual(['failed', 'noSource']);
    takeCommands();
    actor.send({ type: 'playback.retry' });
    await settled();
    expect(takeCommands()).toEqual([load({ url: '/renewed', startAt: 0, isPlaying: true })]);
  });

  it('begins as it was to begin, once there is something to play', async () => {
    const { actor, takeCommands, report, renewSource } = start({
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
    expect(takeCommands()).toEqual([load({ url: '/renewed', startAt: 50, isPlaying: false })]);
    renewSource.mockResolvedValueOnce('/newer');
    report({ type: 'media.failed', code: 'expired' });
    await settled();
    expect(takeCommands()).toEqual([load({ url: '/newer', startAt: null, isPlaying: null })]);
  });
});
