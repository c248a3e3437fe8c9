import type { MediaFact } from '@chalchitra/machines';
import { describe, expect, it, vi } from 'vitest';
import { createMarkedPage } from '../../testing/markedPage';
import { openFile } from './fileSource';

vi.mock('./elementTracks', () => ({
  watchElementTracks: () => ({ chooseAudio: () => {}, chooseCaptions: () => {} }),
}));
vi.mock('./captionFiles', () => ({ addCaptionFiles: () => ({ renew: () => {} }) }));
vi.mock('./frameRate', () => ({ createFrameRate: () => () => 24 }));

const address = (quality: string, sign = 'old') => `https://media.example/${sign}/film-${quality}.mp4`;
const [high, low] = [address('720p'), address('360p')];

function prepare({ height = null as number | null, url = high, status = 200, savesData = false } = {}) {
  const facts: MediaFact[] = [];
  const element = Object.assign(new EventTarget(), {
    src: '',
    currentTime: 0,
    duration: 1800,
    buffered: { length: 0 as number, start: () => 0, end: () => 0 as number },
    error: null as { code: number } | null,
    removeAttribute: vi.fn(),
    load: vi.fn(),
  });
  const { window, markPage, stopWatching } = createMarkedPage(savesData ? { savesData: '' } : {});
  const host = { continuePlayback: vi.fn(), onLiveUpdate: vi.fn(), freezeFrame: vi.fn() };
  const source = openFile(
    {
      ...host,
      element: element as unknown as HTMLVideoElement,
      window: Object.assign(window, {
        fetch: async (url: string, { method }: RequestInit) =>
          new Response(null, {
            status,
            headers: method === 'HEAD' ? { 'content-length': url === high ? '900000' : '450000' } : {},
          }),
      }),
      notify: (fact) => facts.push(fact),
    },
    {
      mediaKey: 'film/',
      url,
      qualities: ['720p', '360p'],
      captions: [],
      startAt: 7,
      wantedRendition: height === null ? null : { height, bitrate: null },
      wantedAudio: null,
      wantedCaptions: null,
      isSoundOnly: false,
    },
  );
  const happen = (type: string) => element.dispatchEvent(new Event(type));
  const fail = async (code: number) => {
    element.error = { code };
    happen('error');
    await new Promise((resolve) => setTimeout(resolve));
    element.error = null;
  };
  const reported = (type: MediaFact['type']) => facts.filter((fact) => fact.type === type);
  return { source, element, host, markPage, stopWatching, happen, fail, reported };
}

describe('a file', () => {
  it('starts where it is meant to, in the quality that is wanted', () => {
    const { element, happen, reported } = prepare({ height: 360 });
    expect([element.src, element.currentTime]).toEqual([low, 7]);
    happen('loadedmetadata');
    expect(reported('renditions.found')).toMatchObject([{ renditions: [{ id: '720p' }, { id: '360p' }] }]);
    expect(reported('rendition.changed')).toMatchObject([{ chosenId: '360p', playingId: '360p' }]);
    expect(prepare({ height: 540 }).element.src).toBe(high);
  });

  it('saves data in the sharpest quality that does, unless another one is wanted (spec §19)', () => {
    expect(prepare({ savesData: true }).element.src).toBe(low);
    expect(prepare({ savesData: true, height: 720 }).element.src).toBe(high);
  });

  it('saves data from the moment on at which the page is marked, and no longer than it is (spec §19)', () => {
    const { source, element, markPage, stopWatching } = prepare();
    element.currentTime = 12;
    markPage({ mobileCeiling: '480' });
    expect([element.src, element.currentTime]).toEqual([low, 12]);
    markPage({ mobileCeiling: undefined });
    expect(element.src).toBe(high);
    source.release();
    expect(stopWatching).toHaveBeenCalledOnce();
  });

  it('keeps the quality that is chosen when data is to be saved (spec §19)', () => {
    const { source, element, markPage } = prepare();
    source.chooseRendition('720p');
    markPage({ savesData: '' });
    expect(element.src).toBe(high);
  });

  it('goes on at the same place in another quality', () => {
    const { source, element, host } = prepare();
    element.currentTime = 12;
    source.chooseRendition('360p');
    expect([element.src, element.currentTime]).toEqual([low, 12]);
    expect(host.freezeFrame).toHaveBeenCalledOnce();
    source.chooseRendition('360p');
    source.chooseRendition(null);
    expect(host.freezeFrame).toHaveBeenCalledOnce();
  });

  it('goes back to what played where a quality is missing', async () => {
    const { source, element, fail, reported } = prepare({ status: 404 });
    source.chooseRendition('360p');
    await fail(4);
    expect(element.src).toBe(high);
    expect(reported('rendition.changed').at(-1)).toMatchObject({ chosenId: '720p' });
    expect(reported('media.failed')).toEqual([]);
  });

  it.each([
    ['that was chosen', {}],
    ['that saves data', { savesData: true }],
  ])(
    'renews a quality %s when it is refused, and goes back where it is refused again',
    async (_, options) => {
      const { source, element, fail, reported } = prepare({ ...options, status: 403 });
      source.chooseRendition('360p');
      expect(element.src).toBe(low);
      await fail(4);
      expect(reported('media.failed')).toEqual([{ type: 'media.failed', code: 'expired' }]);
      source.renew(`${high}?new`);
      expect(element.src).toBe(`${low}?new`);
      await fail(4);
      expect(element.src).toBe(`${high}?new`);
      expect(reported('media.failed')).toHaveLength(1);
      // What is refused now may have expired.
      await fail(4);
      expect(reported('media.failed')).toHaveLength(2);
    },
  );

  it('reports its failure where there is nothing to go back to, and that it plays again', async () => {
    const { source, element, happen, fail, reported } = prepare({ status: 404 });
    await fail(4);
    expect(reported('media.failed')).toEqual([{ type: 'media.failed', code: 'missing' }]);
    source.retry();
    expect(element.src).toBe(high);
    happen('loadeddata');
    happen('loadeddata');
    expect(reported('media.recovered')).toHaveLength(1);
  });

  it('leaves a damaged quality for the next one, round and round, and never goes back by itself', async () => {
    const { source, element, fail, reported } = prepare({ status: 404 });
    source.leaveRendition();
    expect(element.src).toBe(low);
    await fail(4);
    expect(element.src).toBe(low);
    expect(reported('media.failed')).toHaveLength(1);
    source.leaveRendition();
    expect(element.src).toBe(high);
  });

  it('says that a quality which was chosen is left, and then saves data again', () => {
    const { source, element, markPage, reported } = prepare();
    source.leaveRendition();
    expect(reported('rendition.left')).toEqual([]);
    source.chooseRendition('720p');
    source.leaveRendition();
    expect([element.src, reported('rendition.left').length]).toEqual([low, 1]);
    source.chooseRendition('720p');
    source.leaveRendition();
    source.leaveRendition();
    expect([element.src, reported('rendition.left').length]).toEqual([high, 2]);
    markPage({ savesData: '' });
    expect(element.src).toBe(low);
  });

  it('says what its qualities use on average, after the first picture (spec §4)', async () => {
    const { happen, reported } = prepare();
    happen('loadedmetadata');
    happen('loadeddata');
    await vi.waitFor(() => expect(reported('renditions.found')).toHaveLength(2));
    expect(reported('renditions.found')).toMatchObject([
      { renditions: [{ bitrate: null }, { bitrate: null }] },
      {
        renditions: [
          { id: '720p', bitrate: 4000 },
          { id: '360p', bitrate: 2000 },
        ],
      },
    ]);
  });

  it('counts what was buffered of each quality, one after the other (spec §19)', async () => {
    const { source, element, happen, reported } = prepare();
    const buffer = (to: number) => {
      element.buffered = { length: to > 0 ? 1 : 0, start: () => 0, end: () => to };
    };
    happen('loadedmetadata');
    happen('loadeddata');
    buffer(600);
    expect(source.measure().fetchedBytes).toBeNull();
    await vi.waitFor(() => expect(reported('renditions.found')).toHaveLength(2));
    expect(source.measure().fetchedBytes).toBe(300_000);
    buffer(900);
    source.chooseRendition('360p');
    buffer(0);
    expect(source.measure().fetchedBytes).toBe(450_000);
    buffer(1800);
    happen('progress');
    expect(source.measure().fetchedBytes).toBe(900_000);
  });

  it('keeps its quality when its address is renewed', () => {
    const { source, element } = prepare();
    source.chooseRendition('360p');
    expect(source.renew(address('720p', 'new'))).toBe(false);
    expect(element.src).toBe(address('360p', 'new'));
  });

  it('lets go of everything', async () => {
    const { source, element, fail, reported } = prepare({ status: 404 });
    source.release();
    expect(element.removeAttribute).toHaveBeenCalledWith('src');
    await fail(4);
    expect(reported('media.failed')).toEqual([]);
  });
});
