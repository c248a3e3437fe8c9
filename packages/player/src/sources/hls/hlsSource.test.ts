import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeHls, hls } from '../../testing/fakeHls';
import { type Changes, prepareHls } from '../../testing/prepareHls';

vi.mock('hls.js', async () => ({ default: (await import('../../testing/fakeHls')).FakeHls }));

/** Leaving a level restarts after the engine's own report is done. */
const restarted = (engine: FakeHls, times: number) =>
  vi.waitFor(() => expect(engine.loadSource).toHaveBeenCalledTimes(times));

beforeEach(() => {
  hls.made.length = 0;
  hls.isSupported = true;
});

describe('a playlist', () => {
  it.each([
    [{ context: { type: 'subtitleTrack' } }, 404, 'missing'],
    [{ frag: { type: 'subtitle' } }, 500, 'network'],
    [{ frag: { type: 'subtitle' } }, 0, 'network'],
  ])('plays on where captions can’t be loaded, and reports them: %o', async (what, status, code) => {
    const { source, engine, parsed, fail, reported } = prepareHls();
    parsed();
    source.chooseCaptions('1');
    const started = engine.startLoad.mock.calls.length;
    fail({ type: 'networkError', details: 'any', response: { code: status }, ...what });
    await Promise.resolve();
    expect(engine.startLoad.mock.calls.length).toBe(started + 1);
    expect(engine.subtitleTrack).toBe(-1);
    expect(reported('captions.failed')).toEqual([{ type: 'captions.failed', id: '1', code }]);
    expect(reported('media.failed')).toEqual([]);
  });

  it('says for the element that a live playlist has grown', () => {
    const { engine, host } = prepareHls();
    engine.happen('LEVEL_UPDATED', { details: { live: false } });
    expect(host.onLiveUpdate).not.toHaveBeenCalled();
    engine.happen('LEVEL_UPDATED', { details: { live: true } });
    expect(host.onLiveUpdate).toHaveBeenCalledOnce();
  });

  it('is none of ours where the browser has no media source extensions', () => {
    hls.isSupported = false;
    expect(prepareHls().source).toBeNull();
    expect(hls.made).toEqual([]);
  });

  it('starts where it is meant to, however late that is said', () => {
    const { source, engine, parsed, element } = prepareHls({ startAt: 7 });
    expect(engine.loadSource).toHaveBeenCalledWith('https://media.example/old/film/master.m3u8');
    expect(engine.attachMedia).toHaveBeenCalledWith(element);
    source.startAt(9);
    expect(engine.startLoad).not.toHaveBeenCalled();
    parsed();
    expect(engine.startLoad.mock.calls).toEqual([[9]]);
    // hls.js has moved there, and the element keeps that for when it knows its film.
    element.currentTime = 9;
    source.startAt(0);
    expect(engine.startLoad.mock.calls).toEqual([[9], [0]]);
    expect(element.currentTime).toBe(0);
  });

  it('reports one failure until a retry, and keeps what is buffered', async () => {
    const { source, engine, parsed, fail, reported } = prepareHls();
    parsed();
    engine.startLoad.mockClear();
    const network = { type: 'networkError', details: 'fragLoadError', response: { code: 503 } };
    fail(network);
    fail(network);
    expect(reported('media.failed')).toEqual([{ type: 'media.failed', code: 'network' }]);
    await Promise.resolve();
    expect(engine.stopLoad).toHaveBeenCalledOnce();
    source.retry();
    expect(engine.startLoad).toHaveBeenCalledOnce();
    fail(network);
    expect(reported('media.failed')).toHaveLength(2);
    source.retry();
    engine.happen('FRAG_BUFFERED', { frag: { sn: 4 } });
    expect(reported('media.recovered')).toHaveLength(1);
  });

  it('requests the playlist again where it never came', () => {
    const { source, engine, fail } = prepareHls();
    fail({ type: 'networkError', details: 'manifestLoadError', response: { code: 404 } });
    source.retry();
    expect(engine.loadSource).toHaveBeenCalledTimes(2);
    expect(engine.startLoad).not.toHaveBeenCalled();
  });

  it('doesn’t try every rendition of a lapsed signature, and takes its renewal over', () => {
    const { source, engine, parsed, fail, reported } = prepareHls();
    parsed();
    fail({ fatal: false, type: 'networkError', details: 'fragLoadError', response: { code: 403 } });
    expect(reported('media.failed')).toEqual([{ type: 'media.failed', code: 'expired' }]);
    expect(source.renew('https://media.example/new/film/master.m3u8')).toBe(true);
    const xhr = { open: vi.fn() };
    engine.config.xhrSetup(xhr, 'https://media.example/old/film/720p.mp4');
    expect(xhr.open).toHaveBeenCalledWith('GET', 'https://media.example/new/film/720p.mp4', true);
  });

  it('loads again from the start where damage has stopped it before anybody could try again', async () => {
    const { source, engine, parsed, damaged } = prepareHls();
    parsed();
    damaged(2);
    await Promise.resolve();
    expect(engine.stopLoad).toHaveBeenCalledOnce();
    engine.startLoad.mockClear();
    source.retry();
    expect(engine.startLoad).toHaveBeenCalledOnce();
    expect(engine.recoverMediaError).toHaveBeenCalledBefore(engine.startLoad);
  });

  it('loads on at the playhead where damage has stopped it', () => {
    const { source, engine, element, parsed, damaged } = prepareHls();
    parsed();
    element.currentTime = 12;
    damaged(2);
    engine.startLoad.mockClear();
    source.retry();
    expect(engine.startLoad.mock.calls).toEqual([[12]]);
    expect(engine.recoverMediaError).toHaveBeenCalledBefore(engine.startLoad);
  });

  it('stays at its very start once it has played, wherever it was to begin', () => {
    const { source, engine, element, parsed, damaged } = prepareHls({ startAt: 1480 });
    parsed();
    Object.assign(engine, { hasEnoughToStart: true });
    const forget = () => Object.assign(engine, { hasEnoughToStart: false, media: null });
    engine.recoverMediaError.mockImplementation(forget);
    engine.detachMedia.mockImplementation(forget);
    element.currentTime = 0;
    damaged(2);
    source.retry();
    expect(engine.startLoad.mock.lastCall).toEqual([0]);
    Object.assign(engine, { hasEnoughToStart: true });
    source.setSoundOnly(true);
    parsed();
    expect(engine.startLoad.mock.lastCall).toEqual([-1]);
  });

  it('takes damage one level down first, then leaves the level for good', async () => {
    const { source, engine, parsed, damaged, reported, host } = prepareHls();
    parsed();
    damaged(2);
    source.retry();
    expect([engine.recoverMediaError.mock.calls.length, engine.nextAutoLevel]).toEqual([1, 1]);
    damaged(2);
    source.leaveRendition();
    await restarted(engine, 2);
    expect(host.freezeFrame).toHaveBeenCalledTimes(2);
    parsed();
    expect(reported('renditions.found').at(-1)).toMatchObject({
      renditions: [{ height: 540 }, { height: 360 }],
    });
    // Another fragment isn't what was damaged.
    engine.happen('FRAG_BUFFERED', { frag: { type: 'main', sn: 2 } });
    engine.happen('FRAG_BUFFERED', { frag: { type: 'audio', sn: 3 } });
    expect(reported('media.recovered')).toEqual([]);
    engine.happen('FRAG_BUFFERED', { frag: { type: 'main', sn: 3 } });
    expect(reported('media.recovered')).toHaveLength(1);
  });

  it('chooses by itself again where the chosen level was left', async () => {
    const { source, engine, parsed, damaged, reported } = prepareHls({
      wantedRendition: { height: 720, bitrate: null },
    });
    parsed();
    source.chooseRendition('2');
    expect(reported('rendition.changed').at(-1)).toMatchObject({ chosenId: '2' });
    damaged(2);
    source.leaveRendition();
    await restarted(engine, 2);
    parsed();
    expect(reported('rendition.changed').at(-1)).toMatchObject({ chosenId: null, playingId: null });
    expect(reported('rendition.left')).toHaveLength(1);
  });

  it.each([
    ['is missing', { type: 'networkError', details: 'fragLoadError', response: { code: 404 } }],
    ['can’t be read', { details: 'fragParsingError' }],
    ['has a playlist that can’t be read', { type: 'networkError', details: 'LEVEL_PARSING_ERROR' }],
    ['has an empty playlist', { type: 'networkError', details: 'LEVEL_EMPTY_ERROR' }],
  ])('chooses by itself again where the chosen level %s, and says so', (_, data) => {
    const { source, parsed, fail, reported } = prepareHls();
    parsed();
    const errorAction = { nextAutoLevel: 1 };
    fail({ ...data, fatal: false, errorAction });
    expect(reported('rendition.left')).toEqual([]);
    source.chooseRendition('2');
    fail({ ...data, fatal: false, errorAction });
    expect(reported('rendition.left')).toHaveLength(1);
    expect(reported('rendition.changed').at(-1)).toMatchObject({ chosenId: null });
    expect(reported('media.failed')).toEqual([]);
  });

  it.each([500, 0])('keeps the chosen level where the network fails with %i', (code) => {
    const { source, parsed, fail, reported } = prepareHls();
    parsed();
    source.chooseRendition('2');
    fail({ type: 'networkError', response: { code }, fatal: false, errorAction: { nextAutoLevel: 1 } });
    expect(reported('media.failed')).toEqual([{ type: 'media.failed', code: 'network' }]);
    expect(reported('rendition.left')).toEqual([]);
  });

  it('doubts the level that is loading where the sound is refused, and keeps the last one', async () => {
    const { source, engine, parsed, fail, damaged } = prepareHls();
    parsed();
    engine.loadLevel = 2;
    fail({ frag: { type: 'audio', level: 0, sn: 3, start: 8, duration: 4 } });
    source.leaveRendition();
    await restarted(engine, 2);
    parsed();
    expect(engine.levels.map(({ height }) => height)).toEqual([360, 540]);
    damaged(0);
    source.leaveRendition();
    await restarted(engine, 3);
    parsed();
    expect(engine.levels.map(({ height }) => height)).toEqual([540]);
    damaged(0);
    source.leaveRendition();
    await restarted(engine, 4);
    parsed();
    expect(engine.levels).toHaveLength(1);
  });

  it('begins afresh at the same place, with all its levels, when it is tried again after that', async () => {
    const { source, engine, parsed, damaged, element } = prepareHls();
    parsed();
    damaged(2);
    source.leaveRendition();
    await restarted(engine, 2);
    parsed();
    damaged(1);
    element.currentTime = 8.5;
    engine.detachMedia.mockImplementation(() => {
      engine.media = null;
      element.currentTime = 0;
    });
    source.retry();
    expect(engine.loadSource).toHaveBeenCalledTimes(3);
    expect(engine.attachMedia).toHaveBeenCalledTimes(3);
    engine.startLoad.mockClear();
    parsed();
    expect(engine.levels).toHaveLength(3);
    expect(engine.startLoad.mock.calls).toEqual([[8.5]]);
  });

  it.each([
    [2, 0],
    [-1, 0],
    [0, 0],
  ])('saves data where the frame would bear the level %s', (cap, kept) => {
    const { engine, parsed } = prepareHls({ saveData: true });
    parsed();
    expect(engine.autoLevelCapping).toBe(0);
    // As hls.js does with each change of the frame's size.
    engine.autoLevelCapping = cap;
    engine.happen('MAX_AUTO_LEVEL_UPDATED');
    expect(engine.autoLevelCapping).toBe(kept);
  });

  it('saves data from the moment on at which the page is marked, and no longer than it is (spec §19)', () => {
    const { engine, parsed, markPage } = prepareHls();
    const ahead = () => [engine.config.maxBufferLength, engine.config.maxMaxBufferLength];
    parsed();
    expect([engine.autoLevelCapping, ...ahead()]).toEqual([-1, 30, 120]);
    markPage({ savesData: '' });
    expect([engine.autoLevelCapping, ...ahead()]).toEqual([0, 15, 30]);
    markPage({ savesData: undefined });
    expect([engine.autoLevelCapping, ...ahead()]).toEqual([-1, 30, 120]);
  });

  it('chooses no more lines than the ceiling on mobile data has, nor than data that is saved (spec §19)', () => {
    const { engine, parsed, markPage } = prepareHls();
    parsed();
    markPage({ mobileCeiling: '540' });
    expect(engine.autoLevelCapping).toBe(1);
    markPage({ savesData: '' });
    expect(engine.autoLevelCapping).toBe(0);
    markPage({ savesData: undefined });
    markPage({ mobileCeiling: '360' });
    expect(engine.autoLevelCapping).toBe(0);
  });

  describe('that names no heights', () => {
    const open = (changes: Changes = {}) => {
      const prepared = prepareHls(changes);
      const nameless = () =>
        prepared.engine.levels.forEach((level, index) => {
          Object.assign(level, { height: 0, averageBitrate: [700_000, 1_300_000, 2_400_000][index] });
        });
      nameless();
      prepared.engine.loadSource.mockImplementation(nameless);
      prepared.parsed();
      return prepared;
    };

    it('saves data by its bitrates (spec §19)', () => {
      const { engine, markPage } = open({ saveData: true });
      expect(engine.autoLevelCapping).toBe(0);
      markPage({ savesData: undefined });
      expect(engine.autoLevelCapping).toBe(-1);
      markPage({ mobileCeiling: '480' });
      expect(engine.autoLevelCapping).toBe(0);
    });

    it('is loaded again in the quality that was chosen', () => {
      const { engine, source, parsed, reported } = open();
      expect(reported('renditions.found').at(-1)).toMatchObject({
        renditions: [2_400_000, 1_300_000, 700_000].map((bitrate) => ({ height: null, bitrate })),
      });
      source.chooseRendition('1');
      source.setSoundOnly(true);
      engine.level = 2;
      source.setSoundOnly(false);
      parsed();
      expect(engine.level).toBe(1);
    });

    it('begins in the quality that was chosen before', () => {
      expect(open({ wantedRendition: { height: null, bitrate: 1_250_000 } }).engine.level).toBe(1);
    });
  });

  it('is as sharp as the frame bears where no data is to be saved', () => {
    const { engine, parsed } = prepareHls();
    parsed();
    engine.autoLevelCapping = 2;
    engine.happen('MAX_AUTO_LEVEL_UPDATED');
    expect(engine.autoLevelCapping).toBe(2);
  });

  it('ends where sound stops a moment before the picture', () => {
    const { engine, element } = prepareHls();
    Object.assign(element, { currentTime: 31.8, buffered: { length: 1, end: () => 31.9 } });
    element.dispatchEvent(new Event('waiting'));
    expect(engine.trigger.mock.calls.map(([, { type }]) => type)).toEqual(['video', 'audio', 'audiovideo']);
  });

  it('lets go of everything', () => {
    const { source, engine, element } = prepareHls();
    source.release();
    expect(engine.destroy).toHaveBeenCalledOnce();
    expect(element.removeAttribute).toHaveBeenCalledWith('src');
    engine.trigger.mockClear();
    Object.assign(element, { currentTime: 31.8, buffered: { length: 1, end: () => 31.9 } });
    element.dispatchEvent(new Event('waiting'));
    expect(engine.trigger).not.toHaveBeenCalled();
  });
});
