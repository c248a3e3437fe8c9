import { describe, expect, it, vi } from 'vitest';
import { prepareHls } from '../../testing/prepareHls';

vi.mock('hls.js', async () => ({ default: (await import('../../testing/fakeHls')).FakeHls }));

describe('a playlist’s sound and captions', () => {
  it('are reported as they are found, with the languages that they name', () => {
    const { source, engine, reported } = prepareHls();
    engine.happen('AUDIO_TRACKS_UPDATED');
    expect(reported('audioTracks.found')).toEqual([
      {
        type: 'audioTracks.found',
        tracks: [
          { id: '0', label: 'తెలుగు', lang: 'te' },
          { id: '1', label: 'English', lang: null },
          { id: '2', label: 'తెలుగు – audio description', lang: 'te' },
        ],
      },
    ]);
    expect(reported('audio.changed').at(-1)).toMatchObject({ id: '0' });
    source.chooseAudio('1');
    expect(engine.audioTrack).toBe(1);
    engine.happen('AUDIO_TRACK_SWITCHED');
    expect(reported('audio.changed').at(-1)).toMatchObject({ id: '1' });
  });

  it('are those that were chosen in the full screen of an iPhone, also when the playlist is loaded again', async () => {
    const { source, engine, element, reported } = prepareHls({
      wantedCaptions: { label: 'English', lang: 'en' },
    });
    const leave = () => element.dispatchEvent(new Event('webkitendfullscreen'));
    const shown = () => reported('captions.changed').map((fact) => 'id' in fact && fact.id);
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    await Promise.resolve();
    leave();
    expect(shown()).toEqual(['0']);
    // hls.js follows the text tracks of the element.
    engine.subtitleTrack = 1;
    leave();
    expect(shown()).toEqual(['0', '1']);
    source.setSoundOnly(true);
    const { subtitleTracks } = engine;
    Object.assign(engine, { subtitleTracks: [], subtitleTrack: -1 });
    leave();
    Object.assign(engine, { subtitleTracks });
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    await Promise.resolve();
    expect(shown()).toEqual(['0', '1', '1']);
  });

  it('are reported to be none where hls.js says nothing', () => {
    const { engine, reported } = prepareHls();
    engine.happen('MANIFEST_PARSED', { audioTracks: [], subtitleTracks: [] });
    expect([
      ...reported('audioTracks.found'),
      ...reported('captionTracks.found'),
      ...reported('captions.changed'),
    ]).toEqual([
      { type: 'audioTracks.found', tracks: [] },
      { type: 'captionTracks.found', tracks: [] },
      // Those of the episode before aren't shown any more.
      { type: 'captions.changed', id: null },
    ]);
  });

  it.each([
    [{ label: 'తెలుగు – audio description', lang: 'te' }, 2],
    [{ label: 'Telugu', lang: 'te' }, 0],
    [{ label: 'தமிழ்', lang: 'ta' }, 1],
    [null, 1],
  ])(
    'play the sound %j by the track %i before hls.js picks one, else what it picks',
    (wantedAudio, track) => {
      const { engine } = prepareHls({ wantedAudio });
      engine.audioTrack = 1;
      engine.happen('AUDIO_TRACKS_UPDATED');
      expect(engine.audioTrack).toBe(track);
    },
  );

  it.each([
    [{ label: 'हिन्दी', lang: 'hi' }, 1],
    [{ label: 'English SDH', lang: 'en' }, 2],
    [{ label: 'English (CC)', lang: 'en' }, 0],
    [null, -1],
    [{ label: 'தமிழ்', lang: 'ta' }, -1],
  ])('show the captions %j by the track %i, whatever hls.js picks', async (wantedCaptions, track) => {
    const { engine, reported } = prepareHls({ wantedCaptions });
    expect(engine.subtitleDisplay).toBe(false);
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    engine.subtitleTrack = 0;
    await Promise.resolve();
    expect(engine.subtitleTrack).toBe(track);
    expect(reported('captions.changed').at(-1)).toMatchObject({ id: track < 0 ? null : String(track) });
  });

  it('that can’t be read are off again, and reported', async () => {
    const { source, engine, reported } = prepareHls();
    const read = (frag: object, success: boolean) => {
      engine.happen('SUBTITLE_FRAG_PROCESSED', { frag, success });
      return Promise.resolve();
    };
    source.chooseCaptions('1');
    const frag = { level: 1, cc: 0 };
    // Before the picture's own time is known nothing is read at all.
    await read(frag, false);
    engine.happen('INIT_PTS_FOUND', { id: 'audio', timestampOffsets: [{}] });
    await read(frag, false);
    engine.happen('INIT_PTS_FOUND', { id: 'main', timestampOffsets: [{}] });
    await read({ level: 0, cc: 0 }, false);
    await read({ level: 1, cc: 1 }, false);
    // Read as another kind of captions.
    void read(frag, true);
    await read(frag, false);
    expect(reported('captions.failed')).toEqual([]);
    await read({ ...frag }, false);
    expect(engine.subtitleTrack).toBe(-1);
    expect(reported('captions.failed')).toEqual([{ type: 'captions.failed', id: '1', code: 'unsupported' }]);
  });

  it('request a new signature once, and are left off where that one is refused too', async () => {
    const { source, engine, parsed, fail, reported } = prepareHls();
    parsed();
    source.chooseCaptions('1');
    const refused = () => fail({ frag: { type: 'subtitle' }, type: 'networkError', response: { code: 403 } });
    refused();
    expect([reported('media.failed').length, reported('captions.failed').length]).toEqual([1, 0]);
    source.renew('https://media.example/new/film/master.m3u8');
    refused();
    expect([reported('media.failed').length, reported('media.recovered').length]).toEqual([1, 1]);
    expect(reported('captions.failed')).toEqual([{ type: 'captions.failed', id: '1', code: 'expired' }]);
    // Once they could be read, a signature that lapses later is renewed again.
    engine.happen('SUBTITLE_FRAG_PROCESSED', { frag: { level: 1, cc: 0 }, success: true });
    refused();
    expect(reported('media.failed')).toHaveLength(2);
  });

  it('come back with the film where both couldn’t be reached', () => {
    const { source, engine, parsed, fail, reported } = prepareHls();
    parsed();
    source.chooseCaptions('1');
    const cut = (type: string) => fail({ type: 'networkError', details: 'fragLoadError', frag: { type } });
    cut('subtitle');
    cut('main');
    expect(engine.subtitleTrack).toBe(-1);
    source.retry();
    engine.happen('FRAG_BUFFERED', { frag: { type: 'main', sn: 1 } });
    expect(reported('media.recovered')).toHaveLength(1);
    expect(engine.subtitleTrack).toBe(1);
  });

  it('stay as chosen over a change of the list', async () => {
    const { source, engine } = prepareHls({ wantedCaptions: { label: 'English', lang: 'en' } });
    source.chooseCaptions('1');
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    await Promise.resolve();
    expect(engine.subtitleTrack).toBe(1);
    source.chooseCaptions(null);
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    await Promise.resolve();
    expect(engine.subtitleTrack).toBe(-1);
  });
});
