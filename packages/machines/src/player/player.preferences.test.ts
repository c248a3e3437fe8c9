import { describe, expect, it } from 'vitest';
import { settled } from '../shared/testing/settled';
import { NOTICE_DURATION_MS } from './player.constants';
import { samplePlayerInput } from './player.scenarios';
import { startPlayer } from './testing/startPlayer';

describe('player preferences', () => {
  const captionTracks = [
    { id: '0', label: 'English', lang: 'en' },
    { id: '1', label: 'தமிழ்', lang: 'ta' },
  ];

  it('remembers volume, speed, tracks and looks when they are chosen, each by itself', () => {
    const { actor, emitted, report } = startPlayer();
    report(
      { type: 'captionTracks.found', tracks: captionTracks },
      { type: 'audioTracks.found', tracks: captionTracks },
    );
    actor.send({ type: 'volume.set', volume: 0.5 });
    actor.send({ type: 'rate.set', rate: 2 });
    actor.send({ type: 'captions.choose', id: '1' });
    actor.send({ type: 'audio.choose', id: '0' });
    actor.send({ type: 'captions.style', look: { size: 'large' } });
    // What isn't chosen here may have been chosen in another tab.
    expect(emitted).toEqual(
      [
        { volume: 0.5, isMuted: false },
        { rate: 2 },
        { wantedCaptions: { label: 'தமிழ்', lang: 'ta' } },
        { wantedAudio: { label: 'English', lang: 'en' } },
        { captionLook: { size: 'large', colour: 'white', background: 'veil' } },
      ].map((changes) => ({ type: 'preferences.changed', changes })),
    );
  });

  it('keeps the wanted captions where a title has none in their language', () => {
    const wantedCaptions = { label: 'हिन्दी', lang: 'hi' };
    const { report, context } = startPlayer({
      preferences: { ...samplePlayerInput.preferences, wantedCaptions },
    });
    report({ type: 'captionTracks.found', tracks: captionTracks }, { type: 'captions.changed', id: null });
    expect(context().preferences.wantedCaptions).toEqual(wantedCaptions);
  });

  it('says of captions that can’t be had, and tries them again when they are chosen again', () => {
    const { actor, takeCommands, report, context, value } = startPlayer();
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

  it.each([
    ['the automatic one', true, 'renditionLeft'],
    ['another one', false, 'renditionReplaced'],
  ])('says that a damaged quality gave way to %s, for as long as it takes to read', (_, canAdapt, kind) => {
    const { clock, ready, report, context, value } = startPlayer();
    ready();
    report({ type: 'renditions.found', renditions: [], canAdapt }, { type: 'rendition.left' });
    expect(context().feedback).toEqual({ id: 1, feedback: { kind } });
    clock.increment(NOTICE_DURATION_MS - 1);
    expect(value()).toMatchObject({ health: 'fine', feedback: 'shown' });
    clock.increment(1);
    expect(value().feedback).toBe('hidden');
  });

  it('closes what couldn’t be opened and says so', () => {
    const { actor, context, value } = startPlayer();
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
    const { actor, takeCommands, report, context, value, renewCaptions } = startPlayer();
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
    const { actor, takeCommands, report } = startPlayer();
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
    const { clock, takeCommands, report, context } = startPlayer();
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
    const { takeCommands, report } = startPlayer();
    report({ type: 'captionTracks.found', tracks: captionTracks });
    takeCommands();
    report({ type: 'captions.failed', id: '1', code: 'network' }, { type: 'captions.changed', id: '1' });
    await settled();
    expect(takeCommands().at(-1)).toEqual({ type: 'captions.choose', id: '1' });
  });

  it('retries captions that fail twice while new addresses are requested', async () => {
    const { takeCommands, report } = startPlayer();
    report({ type: 'captionTracks.found', tracks: captionTracks });
    takeCommands();
    report({ type: 'captions.failed', id: '1', code: 'expired' }, { type: 'captions.changed', id: '1' });
    report({ type: 'captions.changed', id: null }, { type: 'captions.failed', id: '1', code: 'expired' });
    await settled();
    expect(takeCommands().at(-1)).toEqual({ type: 'captions.choose', id: '1' });
  });

  it.each(['1', '2'])(
    'turns the last captions off and on, also those of several in one language: %s',
    (id) => {
      const { actor, takeCommands, report } = startPlayer();
      const tracks = [...captionTracks, { id: '2', label: 'English SDH', lang: 'en' }];
      report({ type: 'captionTracks.found', tracks }, { type: 'captions.changed', id });
      takeCommands();
      actor.send({ type: 'captions.toggle' });
      report({ type: 'captions.changed', id: null });
      actor.send({ type: 'captions.toggle' });
      expect(takeCommands()).toEqual([
        { type: 'captions.choose', id: null },
        { type: 'captions.choose', id },
      ]);
    },
  );

  it('keeps the level while muted, and hears again on making it louder', () => {
    const { actor, takeCommands, report, press, context } = startPlayer();
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
