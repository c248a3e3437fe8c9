import type { MediaFact, WantedRendition, WantedTrack } from '@chalchitra/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SourceHost } from '../source';
import { openHls } from './hlsSource';

type Listener = (event: string, data: object) => void;

interface Callbacks {
  onSuccess: (response: { data: string }) => void;
}

const { hls, FakeHls } = vi.hoisted(() => {
  const MASTER = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="తెలుగు",LANGUAGE="te",URI="te.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="English",URI="en.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="s",NAME="తెలుగు – audio description",LANGUAGE="te",URI="te-described.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=1280x720,AUDIO="s"',
    '720p.m3u8',
  ].join('\n');
  const hls = { made: [] as unknown[], isSupported: true };
  const allLevels = () =>
    [360, 540, 720].map((height) => ({
      height,
      bitrate: height * 1200,
      averageBitrate: height * 1000,
      frameRate: 24,
    }));
  class FakeHls {
    static isSupported = () => hls.isSupported;
    static DefaultConfig = {
      loader: class {
        load(_context: object, _config: object, { onSuccess }: Callbacks) {
          onSuccess({ data: MASTER });
        }
      },
    };
    static Events = new Proxy({}, { get: (_, name) => name });
    static ErrorDetails = new Proxy({}, { get: (_, name) => name });
    listeners = new Map<string, Listener[]>();
    levels = allLevels();
    audioTracks = [
      { name: 'తెలుగు', lang: 'te' },
      { name: 'English', lang: undefined },
      { name: 'తెలుగు – audio description', lang: 'te' },
    ];
    subtitleTracks = [
      { name: 'English', lang: 'en' },
      { name: 'हिन्दी', lang: 'hi' },
      { name: 'English SDH', lang: 'en' },
    ];
    audioTrack = 0;
    subtitleTrack = -1;
    subtitleDisplay = true;
    manualLevel = -1;
    level = 2;
    currentLevel = 2;
    minAutoLevel = 0;
    nextAutoLevel = -1;
    autoLevelCapping = -1;
    bandwidthEstimate = Number.NaN;
    latestLevelDetails: object = { live: false };
    liveSyncPosition = null;
    loadSource = vi.fn(() => {
      this.levels = allLevels();
      this.manualLevel = -1;
    });
    media: HTMLMediaElement | null = null;
    attachMedia = vi.fn((media: HTMLMediaElement) => {
      this.media = media;
    });
    detachMedia = vi.fn(() => {
      this.media = null;
    });
    startLoad = vi.fn();
    stopLoad = vi.fn();
    recoverMediaError = vi.fn();
    destroy = vi.fn();
    trigger = vi.fn();
    constructor(
      readonly config: {
        xhrSetup: (xhr: object, url: string) => void;
        pLoader: new () => { load: (context: object, config: object, callbacks: Callbacks) => void };
        maxBufferLength?: number;
        maxMaxBufferLength?: number;
      },
    ) {
      hls.made.push(this);
    }
    get autoLevelEnabled() {
      return this.manualLevel === -1;
    }
    get loadLevel() {
      return this.level;
    }
    set loadLevel(level: number) {
      if (level === -1) this.manualLevel = -1;
      else this.level = level;
    }
    set nextLevel(level: number) {
      this.manualLevel = level;
    }
    on(event: string, listener: Listener) {
      this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
    }
    happen(event: string, data: object = {}) {
      for (const listener of this.listeners.get(event) ?? []) listener(event, data);
    }
    removeLevel(index: number) {
      this.levels.splice(index, 1);
      this.manualLevel = -1;
      this.happen('LEVELS_UPDATED');
    }
  }
  return { hls, FakeHls };
});

vi.mock('hls.js', () => ({ default: FakeHls }));

/** Leaving a level restarts after the engine's own report is done. */
const restarted = (engine: InstanceType<typeof FakeHls>, times: number) =>
  vi.waitFor(() => expect(engine.loadSource).toHaveBeenCalledTimes(times));

interface Changes {
  wantedAudio?: WantedTrack | null;
  wantedCaptions?: WantedTrack | null;
  wantedRendition?: WantedRendition | null;
  startAt?: number;
  saveData?: boolean;
  isSoundOnly?: boolean;
}

function prepare({ saveData = false, ...changes }: Changes = {}) {
  const facts: MediaFact[] = [];
  const element = Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 32,
    seeking: false,
    error: null as object | null,
    buffered: { length: 0, end: () => 0 },
    querySelectorAll: () => [],
    removeAttribute: vi.fn(),
    load: vi.fn(),
  });
  const dataset: { savesData?: string; mobileCeiling?: string } = saveData ? { savesData: '' } : {};
  const saving = {
    onChange: () => {},
    mark(isOn: boolean) {
      if (isOn) dataset.savesData = '';
      else delete dataset.savesData;
      saving.onChange();
    },
    limit(lines: number) {
      dataset.mobileCeiling = String(lines);
      saving.onChange();
    },
  };
  const host = { continuePlayback: vi.fn(), onLiveUpdate: vi.fn(), freezeFrame: vi.fn() };
  const source = openHls(
    {
      ...host,
      element: element as unknown as HTMLVideoElement,
      window: {
        navigator: { onLine: true },
        document: { documentElement: { dataset } },
        MutationObserver: class {
          constructor(listener: () => void) {
            saving.onChange = listener;
          }
          observe() {}
          disconnect() {}
        },
      } as unknown as SourceHost['window'],
      notify: (fact) => facts.push(fact),
    },
    {
      mediaKey: 'film/',
      url: 'https://media.example/old/film/master.m3u8',
      qualities: [],
      captions: [],
      startAt: 0,
      wantedRendition: null,
      wantedAudio: null,
      wantedCaptions: null,
      isSoundOnly: false,
      ...changes,
    },
  );
  const engine = hls.made.at(-1) as InstanceType<typeof FakeHls>;
  const parsed = () =>
    engine.happen('MANIFEST_PARSED', {
      audioTracks: engine.audioTracks,
      subtitleTracks: engine.subtitleTracks,
    });
  const fail = (data: object) =>
    engine.happen('ERROR', { fatal: true, type: 'mediaError', details: 'bufferAppendError', ...data });
  const damaged = (level: number, sn = 3) =>
    fail({ frag: { type: 'main', level, sn, start: 8, duration: 4 } });
  const reported = (type: MediaFact['type']) => facts.filter((fact) => fact.type === type);
  return {
    saving,
    source: source as NonNullable<typeof source>,
    engine,
    element,
    host,
    facts,
    parsed,
    fail,
    damaged,
    reported,
  };
}

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
    const { source, engine, parsed, fail, reported } = prepare();
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
    const { engine, host } = prepare();
    engine.happen('LEVEL_UPDATED', { details: { live: false } });
    expect(host.onLiveUpdate).not.toHaveBeenCalled();
    engine.happen('LEVEL_UPDATED', { details: { live: true } });
    expect(host.onLiveUpdate).toHaveBeenCalledOnce();
  });

  it('is none of ours where the browser has no media source extensions', () => {
    hls.isSupported = false;
    expect(prepare().source).toBeNull();
    expect(hls.made).toEqual([]);
  });

  it('starts where it is meant to, however late that is said', () => {
    const { source, engine, parsed, element } = prepare({ startAt: 7 });
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
    const { source, engine, parsed, fail, reported } = prepare();
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
    const { source, engine, fail } = prepare();
    fail({ type: 'networkError', details: 'manifestLoadError', response: { code: 404 } });
    source.retry();
    expect(engine.loadSource).toHaveBeenCalledTimes(2);
    expect(engine.startLoad).not.toHaveBeenCalled();
  });

  it('doesn’t try every rendition of a lapsed signature, and takes its renewal over', () => {
    const { source, engine, parsed, fail, reported } = prepare();
    parsed();
    fail({ fatal: false, type: 'networkError', details: 'fragLoadError', response: { code: 403 } });
    expect(reported('media.failed')).toEqual([{ type: 'media.failed', code: 'expired' }]);
    expect(source.renew('https://media.example/new/film/master.m3u8')).toBe(true);
    const xhr = { open: vi.fn() };
    engine.config.xhrSetup(xhr, 'https://media.example/old/film/720p.mp4');
    expect(xhr.open).toHaveBeenCalledWith('GET', 'https://media.example/new/film/720p.mp4', true);
  });

  it('loads again from the start where damage has stopped it before anybody could try again', async () => {
    const { source, engine, parsed, damaged } = prepare();
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
    const { source, engine, element, parsed, damaged } = prepare();
    parsed();
    element.currentTime = 12;
    damaged(2);
    engine.startLoad.mockClear();
    source.retry();
    expect(engine.startLoad.mock.calls).toEqual([[12]]);
    expect(engine.recoverMediaError).toHaveBeenCalledBefore(engine.startLoad);
  });

  it('takes damage one level down first, then leaves the level for good', async () => {
    const { source, engine, parsed, damaged, reported, host } = prepare();
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
    const { source, engine, parsed, damaged, reported } = prepare({
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
    const { source, parsed, fail, reported } = prepare();
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
    const { source, parsed, fail, reported } = prepare();
    parsed();
    source.chooseRendition('2');
    fail({ type: 'networkError', response: { code }, fatal: false, errorAction: { nextAutoLevel: 1 } });
    expect(reported('media.failed')).toEqual([{ type: 'media.failed', code: 'network' }]);
    expect(reported('rendition.left')).toEqual([]);
  });

  it('doubts the level that is loading where the sound is refused, and keeps the last one', async () => {
    const { source, engine, parsed, fail, damaged } = prepare();
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
    const { source, engine, parsed, damaged, element } = prepare();
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
    const { engine, parsed } = prepare({ saveData: true });
    parsed();
    expect(engine.autoLevelCapping).toBe(0);
    // As hls.js does with each change of the frame's size.
    engine.autoLevelCapping = cap;
    engine.happen('MAX_AUTO_LEVEL_UPDATED');
    expect(engine.autoLevelCapping).toBe(kept);
  });

  it('saves data from the moment on at which the page is marked, and no longer than it is (spec §19)', () => {
    const { engine, parsed, saving } = prepare();
    const ahead = () => [engine.config.maxBufferLength, engine.config.maxMaxBufferLength];
    parsed();
    expect([engine.autoLevelCapping, ...ahead()]).toEqual([-1, 30, 120]);
    saving.mark(true);
    expect([engine.autoLevelCapping, ...ahead()]).toEqual([0, 15, 30]);
    saving.mark(false);
    expect([engine.autoLevelCapping, ...ahead()]).toEqual([-1, 30, 120]);
  });

  it('chooses no more lines than the ceiling on mobile data has, nor than data that is saved (spec §19)', () => {
    const { engine, parsed, saving } = prepare();
    parsed();
    saving.limit(540);
    expect(engine.autoLevelCapping).toBe(1);
    saving.mark(true);
    expect(engine.autoLevelCapping).toBe(0);
    saving.mark(false);
    saving.limit(360);
    expect(engine.autoLevelCapping).toBe(0);
  });

  describe('that names no heights', () => {
    const open = (changes: Changes = {}) => {
      const prepared = prepare(changes);
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
      const { engine, saving } = open({ saveData: true });
      expect(engine.autoLevelCapping).toBe(0);
      saving.mark(false);
      expect(engine.autoLevelCapping).toBe(-1);
      saving.limit(480);
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
    const { engine, parsed } = prepare();
    parsed();
    engine.autoLevelCapping = 2;
    engine.happen('MAX_AUTO_LEVEL_UPDATED');
    expect(engine.autoLevelCapping).toBe(2);
  });

  it('ends where sound stops a moment before the picture', () => {
    const { engine, element } = prepare();
    Object.assign(element, { currentTime: 31.8, buffered: { length: 1, end: () => 31.9 } });
    element.dispatchEvent(new Event('waiting'));
    expect(engine.trigger.mock.calls.map(([, { type }]) => type)).toEqual(['video', 'audio', 'audiovideo']);
  });

  it('lets go of everything', () => {
    const { source, engine, element } = prepare();
    source.release();
    expect(engine.destroy).toHaveBeenCalledOnce();
    expect(element.removeAttribute).toHaveBeenCalledWith('src');
    engine.trigger.mockClear();
    Object.assign(element, { currentTime: 31.8, buffered: { length: 1, end: () => 31.9 } });
    element.dispatchEvent(new Event('waiting'));
    expect(engine.trigger).not.toHaveBeenCalled();
  });
});

/** The playlist as hls.js reads it now. */
function read(engine: InstanceType<typeof FakeHls>, type = 'manifest'): string {
  const onSuccess = vi.fn();
  new engine.config.pLoader().load({ type }, {}, { onSuccess });
  return onSuccess.mock.calls[0]?.[0].data;
}

/** The address of the last level in it. */
const levelRead = (engine: InstanceType<typeof FakeHls>, type?: string) =>
  read(engine, type).trim().split('\n').at(-1);

describe('a playlist without its picture (spec §19)', () => {
  const details = {
    fragments: [{ byteRangeStartOffset: 0, byteRangeEndOffset: 25_000 }],
    totalduration: 4,
  };

  it('is that of its sound from the start where that is wanted, and says so', () => {
    const { engine, parsed, reported, source } = prepare({
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
    const { engine, parsed, element, reported, source } = prepare();
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

  it('goes on as far before the end of a live stream, whose seconds are counted from another start then', () => {
    const { engine, parsed, element, source } = prepare();
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
    const { engine, parsed, element, source } = prepare();
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
    const { engine, parsed, source } = prepare({ wantedAudio: { label: 'हिन्दी', lang: 'hi' } });
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
    const { engine, parsed, source } = prepare({ isSoundOnly: true });
    levelRead(engine);
    parsed();
    source.chooseAudio(id);
    expect(engine.loadSource).toHaveBeenCalledTimes(2);
    expect(levelRead(engine)).toBe(level);
  });
});

describe('a playlist’s sound and captions', () => {
  it('are reported as they are found, with the languages that they name', () => {
    const { source, engine, reported } = prepare();
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

  it('are reported to be none where hls.js says nothing', () => {
    const { engine, reported } = prepare();
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
      const { engine } = prepare({ wantedAudio });
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
    const { engine, reported } = prepare({ wantedCaptions });
    expect(engine.subtitleDisplay).toBe(false);
    engine.happen('SUBTITLE_TRACKS_UPDATED');
    engine.subtitleTrack = 0;
    await Promise.resolve();
    expect(engine.subtitleTrack).toBe(track);
    expect(reported('captions.changed').at(-1)).toMatchObject({ id: track < 0 ? null : String(track) });
  });

  it('that can’t be read are off again, and reported', async () => {
    const { source, engine, reported } = prepare();
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
    const { source, engine, parsed, fail, reported } = prepare();
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
    const { source, engine, parsed, fail, reported } = prepare();
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
    const { source, engine } = prepare({ wantedCaptions: { label: 'English', lang: 'en' } });
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
