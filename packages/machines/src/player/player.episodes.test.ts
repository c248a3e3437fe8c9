import { describe, expect, it } from 'vitest';
import { settled } from '../shared/testing/settled';
import { samplePlayerInput } from './player.scenarios';
import { first, second, sourceLoad, startPlayer, third } from './testing/startPlayer';

describe('player episodes (spec §4)', () => {
  it('starts a chosen episode from 0, playing, at the level chosen before', () => {
    const { actor, takeCommands, emitted, ready, report, context } = startPlayer({
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
    expect(takeCommands()).toEqual([
      sourceLoad({ mediaKey: second, wantedRendition: { height: 360, bitrate: null } }),
    ]);
    expect(emitted.at(-1)).toEqual({ type: 'episode.chosen', mediaKey: second });
    expect(context()).toMatchObject({ mediaKey: second, renditions: [], durationSeconds: null });
  });

  it('knows nothing of a chosen episode’s tracks until they are found, and keeps what was preferred', () => {
    const { actor, takeCommands, press, ready, report, context } = startPlayer();
    const tracks = [
      { id: '0', label: 'English', lang: 'en' },
      { id: '1', label: 'தமிழ்', lang: 'ta' },
    ];
    ready();
    report(
      { type: 'renditions.found', renditions: [], canAdapt: true },
      { type: 'rendition.changed', chosenId: '0', playingId: '0' },
      { type: 'audioTracks.found', tracks },
      { type: 'captionTracks.found', tracks },
    );
    actor.send({ type: 'audio.choose', id: '1' });
    actor.send({ type: 'captions.choose', id: '1' });
    report({ type: 'audio.changed', id: '1' }, { type: 'captions.changed', id: '1' });
    takeCommands();
    actor.send({ type: 'episode.choose', mediaKey: second });
    const wanted = { label: 'தமிழ்', lang: 'ta' };
    expect(takeCommands()).toEqual([
      sourceLoad({ mediaKey: second, wantedAudio: wanted, wantedCaptions: wanted }),
    ]);
    expect(context()).toMatchObject({
      renditions: [],
      canAdapt: false,
      chosenRenditionId: null,
      playingRenditionId: null,
      audioTracks: [],
      audioId: null,
      captionTracks: [],
    });
    press('c');
    expect(takeCommands()).toEqual([{ type: 'captions.choose', id: null }]);
    expect(context()).toMatchObject({
      preferences: { wantedCaptions: null },
      feedback: { feedback: { kind: 'captionsOff' } },
    });
  });

  it('restarts the playing episode when it is chosen again', () => {
    const { actor, takeCommands, ready } = startPlayer();
    ready();
    takeCommands();
    actor.send({ type: 'episode.choose', mediaKey: first });
    expect(takeCommands()).toEqual([{ type: 'playhead.moveTo', seconds: 0 }, { type: 'playback.start' }]);
  });

  it('goes on to the next one after a countdown', () => {
    const { clock, takeCommands, ready, report, value, context } = startPlayer();
    ready();
    report({ type: 'playback.ended' });
    expect([value().countdown, context().secondsLeft]).toEqual(['counting', 10]);
    takeCommands();
    for (let second = 0; second < 9; second += 1) clock.increment(1000);
    expect([value().countdown, context().secondsLeft, takeCommands()]).toEqual(['counting', 1, []]);
    clock.increment(1000);
    expect(takeCommands()).toEqual([sourceLoad({ mediaKey: second })]);
    expect(value().countdown).toBe('waiting');
  });

  it('closes a menu for the countdown, after which it isn’t open again', () => {
    const { actor, ready, report, value } = startPlayer();
    ready();
    actor.send({ type: 'menu.toggle', menu: 'captions' });
    report({ type: 'playback.ended' });
    expect(value().menu).toBe('closed');
  });

  it('stays when the countdown is called off, and where nothing follows', () => {
    const { actor, clock, takeCommands, ready, report, value } = startPlayer();
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
    const { clock, takeCommands, ready, report, value } = startPlayer();
    ready();
    report({ type: 'playback.ended' });
    // A seek that leaves the end.
    report({ type: 'playback.paused' });
    takeCommands();
    clock.increment(60_000);
    expect([value().countdown, takeCommands()]).toEqual(['waiting', []]);
  });

  it('stays when another tab plays during the countdown', () => {
    const { actor, clock, takeCommands, ready, report, value } = startPlayer();
    ready();
    report({ type: 'playback.ended' });
    actor.send({ type: 'playback.claimedElsewhere' });
    takeCommands();
    clock.increment(60_000);
    expect([value().countdown, takeCommands()]).toEqual(['waiting', []]);
  });

  it('ends the episode before where the chosen one has nothing to play', async () => {
    const { actor, takeCommands, ready, press, report, value, context, renewSource } = startPlayer({
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
    actor.send({ type: 'episode.choose', mediaKey: second });
    // Of the episode before, which was waiting for the network.
    report({ type: 'media.recovered' });
    expect(takeCommands()).toEqual([]);
    expect([value().health, context().failure]).toEqual(['failed', 'noSource']);
    renewSource.mockRejectedValueOnce(new Error('offline'));
    actor.send({ type: 'playback.retry' });
    await settled();
    expect([value().health, takeCommands()]).toEqual(['failed', []]);
  });
});
