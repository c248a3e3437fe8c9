import type { MediaFact, MediaSource } from '@chalchitra/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFile } from './file/fileSource';
import { openHls } from './hls/hlsSource';
import { createMediaLoader } from './mediaLoader';
import type { Source, SourceHost, SourceOptions, StartedMedia } from './source';

vi.mock('./file/fileSource', () => ({ openFile: vi.fn() }));
vi.mock('./hls/hlsSource', () => ({ openHls: vi.fn() }));
vi.stubGlobal('HTMLMediaElement', { NETWORK_NO_SOURCE: 3, HAVE_CURRENT_DATA: 2 });

const fakeSource = () => ({
  retry: vi.fn(),
  renew: vi.fn<Source['renew']>(() => true),
  startAt: vi.fn(),
  setSoundOnly: vi.fn(),
  chooseCaptions: vi.fn(),
  release: vi.fn(),
});

const film: MediaSource = {
  mediaKey: 'film/',
  url: '/media/film.mp4',
  qualities: [],
  captions: [],
  startAt: 0,
  isPlaying: true,
  wantedRendition: null,
  wantedAudio: null,
  wantedCaptions: null,
  isSoundOnly: false,
};
const playlist: MediaSource = { ...film, url: '/media/film.m3u8' };

interface Given {
  playsPlaylists?: boolean;
  onLine?: boolean;
  started?: Omit<StartedMedia, 'element'> | null;
}

function prepare({ playsPlaylists = false, onLine = true, started = null }: Given = {}) {
  const play = vi.fn(async () => {});
  const element = Object.assign(new EventTarget(), {
    error: null as object | null,
    networkState: 1,
    readyState: 0,
    paused: true,
    currentTime: 0,
    play,
    pause: vi.fn(),
    canPlayType: () => (playsPlaylists ? 'maybe' : ''),
  });
  const fetch = vi.fn(async () => new Response());
  const location = { href: 'https://site.example/video/1' };
  const window = { DOMException, navigator: { onLine }, location, fetch } as unknown as Window &
    typeof globalThis;
  const facts: MediaFact[] = [];
  const controller = new AbortController();
  const video = element as unknown as HTMLVideoElement;
  const loader = createMediaLoader(
    {
      window,
      element: video,
      notify: (fact) => facts.push(fact),
      onLiveUpdate: () => {},
      started: started && { ...started, element: video },
    },
    controller.signal,
  );
  return { loader, element, play, facts, controller, fetch };
}

const opened = (open: typeof openFile | typeof openHls) =>
  vi.mocked(open as (host: SourceHost, start: SourceOptions) => Source | null);

beforeEach(() => {
  vi.clearAllMocks();
  opened(openFile).mockImplementation(() => fakeSource() as unknown as Source);
  opened(openHls).mockImplementation(() => fakeSource() as unknown as Source);
});

describe('the loader of films', () => {
  it('fetches a playlist while the code that plays it is still coming, and a file or a later one not', async () => {
    const { loader, fetch } = prepare();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    loader.load(film);
    await vi.waitFor(() => expect(openFile).toHaveBeenCalledOnce());
    expect(fetch).not.toHaveBeenCalled();
    loader.load(playlist);
    expect(fetch.mock.calls).toEqual([['https://site.example/media/film.m3u8']]);
    await vi.waitFor(() => expect(openHls).toHaveBeenCalledOnce());
    loader.load({ ...playlist, mediaKey: 'other/' });
    await vi.waitFor(() => expect(openHls).toHaveBeenCalledTimes(2));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('opens a file and a playlist once their code is there, by their whole addresses', async () => {
    const { loader } = prepare();
    loader.load({ ...film, startAt: 5 });
    expect(loader.source()).toBeNull();
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    expect(opened(openFile).mock.calls[0]?.[1]).toMatchObject({
      url: 'https://site.example/media/film.mp4',
      startAt: 5,
    });
    loader.load({ ...playlist, mediaKey: 'other/' });
    expect(loader.source()).toBeNull();
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    expect(opened(openHls).mock.calls[0]?.[1]).toMatchObject({ url: 'https://site.example/media/film.m3u8' });
  });

  it.each(['mp4', 'webm'])('plays a file of %s as it is', async (end) => {
    const { loader } = prepare();
    loader.load({ ...film, url: `/media/film.${end}?sign=1` });
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    const url = `https://site.example/media/film.${end}?sign=1`;
    expect(opened(openFile).mock.calls[0]?.[1]).toMatchObject({ url });
    expect(openHls).not.toHaveBeenCalled();
  });

  describe('with a media that is being loaded into its element already', () => {
    const url = 'https://site.example/media/film.m3u8';
    const found: MediaFact = { type: 'captionTracks.found', tracks: [] };

    function prepareStarted() {
      const source = fakeSource();
      return {
        source,
        ...prepare({
          started: {
            options: { ...playlist, url, startAt: 0 },
            source: source as unknown as Source,
            connect: (host) => host.notify(found),
          },
        }),
      };
    }

    it.each([
      ['before', 0, false],
      ['after', 1, true],
    ])('takes it over, %s its metadata is there', (_, readyState, isThere) => {
      const { loader, source, element, play, facts, fetch } = prepareStarted();
      element.readyState = readyState;
      expect(loader.load({ ...playlist, startAt: 12 })).toBe(isThere);
      expect(loader.source()).toBe(source);
      expect(facts).toEqual([found]);
      expect(source.startAt.mock.calls).toEqual([[12]]);
      expect(play).toHaveBeenCalledOnce();
      expect(fetch).not.toHaveBeenCalled();
      expect(openHls).not.toHaveBeenCalled();
    });

    it('takes it over once', async () => {
      const { loader, source } = prepareStarted();
      loader.load(playlist);
      loader.load({ ...playlist, mediaKey: 'other/' });
      expect(source.release).toHaveBeenCalledOnce();
      await vi.waitFor(() => expect(openHls).toHaveBeenCalledOnce());
    });

    it.each([
      ['another address', { url: '/media/renewed.m3u8' }],
      ['another sound', { wantedAudio: { label: 'বাংলা', lang: 'bn' } }],
      ['captions', { wantedCaptions: { label: 'हिन्दी', lang: 'hi' } }],
      ['picture', { isSoundOnly: true }],
      ['another quality', { wantedRendition: { height: 360, bitrate: null } }],
    ])('ends it where %s is wanted', async (_, change) => {
      const { loader, source, facts } = prepareStarted();
      expect(loader.load({ ...playlist, ...change })).toBe(false);
      expect(source.release).toHaveBeenCalledOnce();
      expect(facts).toEqual([]);
      await vi.waitFor(() => expect(openHls).toHaveBeenCalledOnce());
    });

    it('ends it with the element where nothing was loaded', () => {
      const { source, controller } = prepareStarted();
      controller.abort();
      expect(source.release).toHaveBeenCalledOnce();
    });
  });

  it.each([
    ['playlist', playlist, film, openHls, openFile],
    ['file', film, playlist, openFile, openHls],
  ])('opens no %s whose code comes after another load', async (_, first, second, left, taken) => {
    const { loader } = prepare();
    loader.load(first);
    loader.load({ ...second, mediaKey: 'other/' });
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    await vi.dynamicImportSettled();
    expect(left).not.toHaveBeenCalled();
    expect(taken).toHaveBeenCalledOnce();
  });

  it.each([
    ['unreachable', true, 'network'],
    ['cut off', false, 'offline'],
  ])('says so where the code that plays a file is %s, and requests it again', async (_, onLine, code) => {
    opened(openFile).mockReturnValueOnce(null);
    const { loader, facts } = prepare({ onLine });
    loader.load(film);
    await vi.waitFor(() => expect(facts).toEqual([{ type: 'media.failed', code }]));
    loader.retry();
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
  });

  it('gives a new address of the same media to what plays it, and opens everything else again', async () => {
    const { loader, element } = prepare();
    loader.load(film);
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    const source = opened(openFile).mock.results[0]?.value as ReturnType<typeof fakeSource>;
    // Without its metadata it would pass for a live stream.
    const renewed = { ...film, url: '/media/renewed.mp4', startAt: null, isPlaying: null };
    expect(loader.load(renewed)).toBe(false);
    element.readyState = 1;
    expect(loader.load(renewed)).toBe(true);
    expect(source.renew).toHaveBeenCalledWith('https://site.example/media/renewed.mp4');
    expect(source.release).not.toHaveBeenCalled();
    // The same film has become a playlist: it goes on at its place.
    element.currentTime = 40;
    expect(loader.load({ ...playlist, startAt: null, isPlaying: null })).toBe(false);
    expect(source.release).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(opened(openHls)).toHaveBeenCalled());
    expect(opened(openHls).mock.calls[0]?.[1].startAt).toBe(40);
  });

  it('keeps playing or pausing over loads, and hears what the system does', async () => {
    const { loader, element } = prepare();
    loader.load(film);
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    expect(loader.shouldPlay()).toBe(true);
    loader.load({ ...film, isPlaying: null });
    expect(loader.shouldPlay()).toBe(true);
    element.dispatchEvent(new Event('pause'));
    expect(loader.shouldPlay()).toBe(false);
    Object.assign(element, { paused: false });
    element.dispatchEvent(new Event('playing'));
    // A failure pauses by itself, which nobody wanted.
    Object.assign(element, { paused: true, error: {} });
    element.dispatchEvent(new Event('pause'));
    expect(loader.shouldPlay()).toBe(true);
    loader.pause();
    expect([loader.shouldPlay(), element.pause.mock.calls.length]).toEqual([false, 1]);
  });

  it('reports that the browser requires a press, and no other failure to play', async () => {
    const { loader, play, facts } = prepare();
    play.mockRejectedValueOnce(new DOMException('overtaken', 'AbortError'));
    loader.play();
    play.mockRejectedValueOnce(new DOMException('press first', 'NotAllowedError'));
    loader.play();
    await vi.waitFor(() => expect(facts).toEqual([{ type: 'playback.refused' }]));
    expect(loader.shouldPlay()).toBe(false);
  });

  it('changes where a film begins until something of it is there', async () => {
    const { loader, element } = prepare();
    const moveTo = (seconds: number) => loader.moveStart({ type: 'playhead.moveTo', seconds });
    const moveBy = (seconds: number) => loader.moveStart({ type: 'playhead.moveBy', seconds });
    expect(moveTo(9)).toBe(false);
    loader.load(film);
    expect(moveBy(10)).toBe(false);
    for (const share of [0, 0.5]) {
      // As before a live stream, which begins at its edge.
      expect(loader.moveStart({ type: 'playhead.moveToShare', share })).toBe(false);
    }
    expect(moveTo(5)).toBe(true);
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    expect(opened(openFile).mock.calls[0]?.[1].startAt).toBe(5);
    const source = opened(openFile).mock.results[0]?.value as ReturnType<typeof fakeSource>;
    expect(moveTo(-3)).toBe(true);
    // As while another quality of a file loads.
    element.currentTime = 40;
    expect(moveBy(10)).toBe(true);
    expect(loader.moveStart({ type: 'playhead.moveToShare', share: 0 })).toBe(true);
    expect(source.startAt.mock.calls).toEqual([[0], [50], [0]]);
    element.readyState = 1;
    expect([moveTo(9), moveBy(9)]).toEqual([false, false]);
  });

  it('opens a media as it is wanted by the time that its code is there, and passes on what is chosen then', async () => {
    const { loader } = prepare();
    loader.load({ ...playlist, wantedCaptions: { label: 'हिन्दी', lang: 'hi' } });
    loader.chooseCaptions(null);
    loader.setSoundOnly(true);
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    expect(opened(openHls).mock.calls[0]?.[1]).toMatchObject({ wantedCaptions: null, isSoundOnly: true });
    const source = opened(openHls).mock.results[0]?.value as ReturnType<typeof fakeSource>;
    loader.chooseCaptions('1');
    loader.setSoundOnly(false);
    expect([source.chooseCaptions.mock.calls, source.setSoundOnly.mock.calls]).toEqual([[['1']], [[false]]]);
  });

  it('leaves a playlist to the browser where hls.js can’t play and the browser can', async () => {
    opened(openHls).mockReturnValue(null);
    const { loader } = prepare({ playsPlaylists: true });
    loader.load({ ...playlist, startAt: 7 });
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    expect(opened(openFile).mock.calls[0]?.[1]).toMatchObject({
      url: 'https://site.example/media/film.m3u8',
      startAt: 7,
    });
  });

  it('says so where neither can play it, and opens it on the next try', async () => {
    opened(openHls).mockReturnValueOnce(null);
    const { loader, facts } = prepare();
    loader.load(playlist);
    await vi.waitFor(() => expect(facts).toEqual([{ type: 'media.failed', code: 'unsupported' }]));
    loader.retry();
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    loader.retry();
    const source = opened(openHls).mock.results[1]?.value as ReturnType<typeof fakeSource>;
    expect(source.retry).toHaveBeenCalledOnce();
  });

  it('releases its source at its end, and opens nothing after it', async () => {
    const { loader, controller } = prepare();
    loader.load(film);
    await vi.waitFor(() => expect(loader.source()).not.toBeNull());
    const source = opened(openFile).mock.results[0]?.value as ReturnType<typeof fakeSource>;
    loader.load({ ...playlist, mediaKey: 'other/' });
    controller.abort();
    await vi.dynamicImportSettled();
    expect(source.release).toHaveBeenCalledOnce();
    expect(opened(openHls)).not.toHaveBeenCalled();
  });
});
