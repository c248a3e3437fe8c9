import { describe, expect, it, vi } from 'vitest';
import type { FakeHls } from '../../testing/fakeHls';
import { prepareHls } from '../../testing/prepareHls';

vi.mock('hls.js', async () => ({ default: (await import('../../testing/fakeHls')).FakeHls }));

/** The playlist as hls.js reads it now. */
function read(engine: FakeHls, type = 'manifest'): string {
  const onSuccess = vi.fn();
  new engine.config.pLoader().load({ type }, {}, { onSuccess });
  return onSuccess.mock.calls[0]?.[0].data;
}

/** The address of the last level in it. */
const levelRead = (engine: FakeHls, type?: string) => read(engine, type).trim().split('\n').at(-1);

describe('a playlist without its picture (spec §19)', () => {
  const details = {
    fragments: [{ byteRangeStartOffset: 0, byteRangeEndOffset: 25_000 }],
    totalduration: 4,
  };

  it('is that of its sound from the start where that is wanted, and says so', () => {
    const { engine, parsed, reported, source } = prepareHls({
      isSoundOnly: true,
      wantedRendition: { height: 720, bitrate: null },
    });
    expect(levelRead(engine)).toBe('te.m3u8');
    expect(levelRead(engine, 'level')).toBe('720p.m3u8');
    parsed();
    engine.happen('LEVEL_LOADED', { details });
    engine.happen('LEVEL_SWITCHED', { level: 0 });
    const facts = { type: 'soundOnly.changed', canChoose: true, isOn: true };
    expect(reported('soundOnly.changed')).toEqual([
      { ...facts, bitrate: null },
      { ...facts, bitrate: 50_000 },
    ]);
    expect(reported('renditions.found')).toEqual([]);
    expect(reported('rendition.changed').at(-1)).toMatchObject({ chosenId: null, playingId: null });
    expect(source.measure().level).toBeNull();
  });

  it('leaves the picture and comes back to it at the same place, in the quality that is chosen meanwhile', () => {
    const { engine, parsed, element, reported, source } = prepareHls();
    expect(levelRead(engine)).toBe('720p.m3u8');
    parsed();
    engine.happen('AUDIO_TRACK_LOADED', { details });
    expect(reported('soundOnly.changed').at(-1)).toMatchObject({
      canChoose: true,
      isOn: false,
      bitrate: 50_000,
    });
    element.currentTime = 9;
    source.setSoundOnly(false);
    expect(engine.loadSource).toHaveBeenCalledTimes(1);
    source.setSoundOnly(true);
    expect(engine.loadSource).toHaveBeenCalledTimes(2);
    expect(levelRead(engine)).toBe('te.m3u8');
    engine.startLoad.mockClear();
    parsed();
    expect(engine.startLoad.mock.calls).toEqual([[9]]);
    expect(reported('soundOnly.changed').at(-1)).toMatchObject({ isOn: true });
    source.setSoundOnly(false);
    engine.levels = [];
    source.chooseRendition('1');
    expect(levelRead(engine)).toBe('720p.m3u8');
    engine.loadSource();
    parsed();
    expect(engine.loadLevel).toBe(1);
    expect(reported('soundOnly.changed').at(-1)).toMatchObject({ isOn: false });
  });

  it('leaves the picture with the captions that are chosen while its playlist is loaded', async () => {
    const { engine, parsed, reported, source } = prepareHls();
    const { subtitleTracks } = engine;
    parsed();
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    source.setSoundOnly(true);
    // As hls.js does before it loads a playlist, without an event.
    engine.subtitleTracks = [];
    source.chooseCaptions('1');
    engine.subtitleTracks = subtitleTracks;
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    await Promise.resolve();
    expect(engine.subtitleTrack).toBe(1);
    expect(reported('captions.changed').at(-1)).toMatchObject({ id: '1' });
  });

  it('leaves the picture for the sound that is chosen while its playlist is loaded', () => {
    const { engine, parsed, source } = prepareHls();
    const { audioTracks } = engine;
    levelRead(engine);
    parsed();
    engine.happen('AUDIO_TRACKS_UPDATED');
    source.setSoundOnly(true);
    engine.audioTracks = [];
    engine.audioTrack = -1;
    source.chooseAudio('1');
    expect(levelRead(engine)).toBe('en.m3u8');
    engine.audioTracks = audioTracks;
    engine.happen('AUDIO_TRACKS_UPDATED');
    expect(engine.audioTrack).toBe(1);
  });

  it('goes on as far before the end of a live stream, whose seconds are counted from another start then', () => {
    const { engine, parsed, element, source } = prepareHls();
    parsed();
    engine.latestLevelDetails = { live: true, type: null, edge: 680, age: 2.5 };
    element.currentTime = 600;
    expect(read(engine)).not.toContain('#EXT-X-START');
    source.setSoundOnly(true);
    expect(read(engine)).toMatch(/\n#EXT-X-START:TIME-OFFSET=-82\.5\n$/);
    engine.startLoad.mockClear();
    parsed();
    expect(engine.startLoad.mock.calls).toEqual([[-1]]);
  });

  it('goes on at the same second of a live stream that keeps its start', () => {
    const { engine, parsed, element, source } = prepareHls();
    parsed();
    engine.latestLevelDetails = { live: true, type: 'EVENT', edge: 680, age: 2.5 };
    element.currentTime = 600;
    source.setSoundOnly(true);
    expect(read(engine)).not.toContain('#EXT-X-START');
    engine.startLoad.mockClear();
    parsed();
    expect(engine.startLoad.mock.calls).toEqual([[600]]);
  });

  it.each([
    ['0', 'te.m3u8'],
    ['1', 'en.m3u8'],
    ['2', 'te-described.m3u8'],
  ])('keeps the sound %s that was chosen with the picture', (id, level) => {
    const { engine, parsed, source } = prepareHls({ wantedAudio: { label: 'हिन्दी', lang: 'hi' } });
    levelRead(engine);
    parsed();
    source.chooseAudio(id);
    expect(engine.loadSource).toHaveBeenCalledTimes(1);
    source.setSoundOnly(true);
    expect(levelRead(engine)).toBe(level);
    // As hls.js does with each playlist that it loads.
    engine.audioTrack = -1;
    engine.happen('AUDIO_TRACKS_UPDATED');
    expect(engine.audioTrack).toBe(Number(id));
  });

  it.each([
    ['0', 'te.m3u8'],
    ['2', 'te-described.m3u8'],
  ])('takes another sound as another playlist: %s', (id, level) => {
    const { engine, parsed, source } = prepareHls({ isSoundOnly: true });
    levelRead(engine);
    parsed();
    source.chooseAudio(id);
    expect(engine.loadSource).toHaveBeenCalledTimes(2);
    expect(levelRead(engine)).toBe(level);
  });
});
