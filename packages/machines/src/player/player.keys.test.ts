import { describe, expect, it } from 'vitest';
import { FEEDBACK_DURATION_MS, NOTICE_DURATION_MS } from './player.constants';
import { isRepeated, playerKeys, requestOfKey } from './player.keys';
import { samplePlayerInput } from './player.scenarios';
import { first, second, startPlayer } from './testing/startPlayer';

describe('the player’s keys', () => {
  it.each([
    ['k', false, { type: 'playback.toggle' }],
    ['K', true, null],
    [' ', false, { type: 'playback.toggle' }],
    ['ArrowRight', false, { type: 'playhead.moveBy', seconds: 5 }],
    ['ArrowRight', true, null],
    ['L', false, { type: 'playhead.moveBy', seconds: 10 }],
    ['<', true, { type: 'rate.step', by: -1 }],
    ['9', false, { type: 'playhead.moveToShare', share: 0.9 }],
    ['N', true, { type: 'episode.move', by: 1 }],
    ['n', false, null],
    ['?', true, { type: 'keySheet.toggle' }],
    ['x', false, null],
  ])('%s (Shift %j) requests %j', (key, hasShift, request) =>
    expect(requestOfKey(key, hasShift)).toEqual(request),
  );

  it('repeat while they are held down where they step, and nowhere else', () => {
    const repeated = playerKeys.filter(({ request }) => isRepeated(request)).flatMap(({ keys }) => keys);
    expect(repeated.join(' ')).toBe('ArrowLeft ArrowRight j l < > , . ArrowUp ArrowDown');
  });

  it('have one meaning each', () => {
    const keys = playerKeys.flatMap(({ keys: names, hasShift }) =>
      names.map((name) => `${hasShift} ${name}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a player whose keys are pressed', () => {
  it('does what a key requests and says so for a moment', () => {
    const { clock, takeCommands, press, ready, value, context } = startPlayer();
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
    const { press, ready, report, context } = startPlayer();
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

  it.each([
    ['has no address', { playlist: samplePlayerInput.playlist.map((media) => ({ ...media, url: null })) }],
    ['has failed', {}],
  ])('says nothing of playing and seeking where its media %s', (_, input) => {
    const { actor, press, report, value, context } = startPlayer(input);
    report({ type: 'media.failed', code: 'unsupported' });
    expect(value().health).toBe('failed');
    for (const key of ['k', 'l', '5', '.']) press(key);
    actor.send({ type: 'picture.doubleTap', side: 'end' });
    expect(context().feedback).toBeNull();
    press('ArrowUp');
    expect(context().feedback?.feedback).toEqual({ kind: 'volume', volume: 0.85 });
  });

  it('says what happens in a media that has failed and plays what is buffered', () => {
    const { press, report, context, value } = startPlayer();
    report(
      { type: 'media.ready', mediaKey: first, durationSeconds: 100 },
      { type: 'playback.started' },
      { type: 'media.failed', code: 'unsupported' },
    );
    expect(value().health).toBe('failed');
    press('k');
    expect(context().feedback?.feedback).toEqual({ kind: 'paused' });
  });

  it('calls the end of a live stream live, and plays on there', () => {
    const { takeCommands, actor, press, report, context } = startPlayer();
    report({ type: 'media.ready', mediaKey: first, durationSeconds: null });
    press('End');
    expect(context().feedback?.feedback).toEqual({ kind: 'movedToLiveEdge' });
    takeCommands();
    actor.send({ type: 'playhead.moveToLiveEdge' });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveToLiveEdge' }, { type: 'playback.start' }]);
  });

  it('plays a live stream at normal speed at its edge, says so, and keeps the speed that is liked', () => {
    const { takeCommands, actor, press, report, context, emitted } = startPlayer();
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
    const { clock, press, ready, report, value } = startPlayer();
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

  it('plays what is left of a live stream that has ended as a film', () => {
    const { actor, takeCommands, press, report, context } = startPlayer();
    report({ type: 'media.ready', mediaKey: first, durationSeconds: null }, { type: 'playback.started' });
    report({ type: 'live.ended', durationSeconds: 100 });
    takeCommands();
    actor.send({ type: 'rate.set', rate: 2 });
    expect(takeCommands()).toEqual([{ type: 'rate.set', rate: 2 }]);
    press('End');
    expect(context()).toMatchObject({
      isLive: false,
      durationSeconds: 100,
      feedback: { feedback: { kind: 'movedToShare', share: 1 } },
    });
  });

  it('begins what is live at normal speed without a word, and what is not at the speed that is liked', () => {
    const liked = { ...samplePlayerInput.preferences, rate: 1.5 };
    const { takeCommands, actor, report, context } = startPlayer({ preferences: liked });
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
    const { takeCommands, press, ready, report, context } = startPlayer();
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
    const { takeCommands, press } = startPlayer();
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
    const { takeCommands, press, ready, report } = startPlayer();
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

  it('gives feedback to a double tap on its side, but to no move before there is a film', () => {
    const { actor, report, takeCommands, context } = startPlayer();
    actor.send({ type: 'picture.doubleTap', side: 'start' });
    expect(context().feedback?.feedback).toBeUndefined();
    report({ type: 'media.ready', mediaKey: first, durationSeconds: 100 });
    takeCommands();
    actor.send({ type: 'picture.doubleTap', side: 'start' });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveBy', seconds: -10 }]);
    expect(context().feedback?.feedback).toEqual({ kind: 'moved', seconds: -10, side: 'start' });
  });
});
