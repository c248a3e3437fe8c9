import type { MediaFact } from '@chalchitra/machines';
import { describe, expect, it, vi } from 'vitest';
import type { SourceHost } from '../source';
import { addCaptionFiles } from './captionFiles';

type Outcome = { status: number } | 'unreachable';

const files = [
  { lang: 'en', label: 'English', url: '/old/en.vtt' },
  { lang: 'hi', label: 'हिन्दी', url: '/old/hi.vtt' },
];

function prepare(outcomes: Outcome[] = [{ status: 200 }]) {
  const facts: MediaFact[] = [];
  const places: (EventTarget & { src: string; track: { kind: string; mode: string } })[] = [];
  const textTracks = new EventTarget();
  const element = Object.assign(new EventTarget(), {
    readyState: 4,
    textTracks: Object.defineProperty(textTracks, Symbol.iterator, {
      value: () => places.map(({ track }) => track)[Symbol.iterator](),
    }),
    append: (place: (typeof places)[number]) => places.push(place),
    ownerDocument: {
      createElement: () =>
        Object.assign(new EventTarget(), {
          src: '',
          track: { kind: 'subtitles', mode: 'disabled' },
          remove: vi.fn(),
        }),
    },
  });
  const fetch = vi.fn(async (_url: string) => {
    const outcome = outcomes.shift() ?? { status: 200 };
    if (outcome === 'unreachable') throw new TypeError('unreachable');
    return new Response('WEBVTT', outcome);
  });
  const revokeObjectURL = vi.fn();
  const window = {
    fetch,
    navigator: { onLine: true },
    URL: { createObjectURL: () => 'blob:words', revokeObjectURL },
  };
  const controller = new AbortController();
  const captions = addCaptionFiles(
    {
      element: element as unknown as HTMLVideoElement,
      window: window as unknown as SourceHost['window'],
      notify: (fact) => facts.push(fact),
    },
    files,
    controller.signal,
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const place = (index: number) => places[index] as (typeof places)[number];
  const choose = async (index: number, mode = 'hidden') => {
    place(index).track.mode = mode;
    textTracks.dispatchEvent(new Event('change'));
    await settled();
  };
  const happen = (type: string) => element.dispatchEvent(new Event(type));
  return { captions, element, fetch, facts, place, choose, happen, settled, controller, revokeObjectURL };
}

describe('caption files', () => {
  it('are fetched once, when their track is switched on', async () => {
    const { fetch, place, choose, facts, revokeObjectURL } = prepare();
    expect(fetch).not.toHaveBeenCalled();
    await choose(1);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/old/hi.vtt']);
    expect(place(1).src).toBe('blob:words');
    place(1).dispatchEvent(new Event('load'));
    expect(revokeObjectURL).toHaveBeenCalledOnce();
    await choose(1, 'disabled');
    await choose(1);
    expect(fetch).toHaveBeenCalledOnce();
    expect(facts).toEqual([]);
  });

  it('that come once their track is off again are fetched anew when it is on', async () => {
    const { fetch, place, choose } = prepare();
    void choose(1);
    place(1).track.mode = 'disabled';
    await choose(0);
    expect(place(1).src).toBe('');
    await choose(1);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/old/hi.vtt', '/old/en.vtt', '/old/hi.vtt']);
    expect(place(1).src).toBe('blob:words');
  });

  it.each([
    ['the first picture', 'loadeddata'],
    ['the picture of another place', 'seeked'],
  ])('wait for %s', async (_, news) => {
    const { element, fetch, choose, happen, settled } = prepare();
    element.readyState = 1;
    await choose(0);
    expect(fetch).not.toHaveBeenCalled();
    element.readyState = 2;
    happen(news);
    await settled();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([
    [{ status: 403 }, 'expired'],
    [{ status: 404 }, 'missing'],
    [{ status: 500 }, 'network'],
    ['unreachable', 'network'],
  ] as const)(
    'are off again after %o, which is reported, and are fetched again on demand',
    async (outcome, code) => {
      const { fetch, place, choose, facts } = prepare([outcome]);
      await choose(1);
      expect(place(1).track.mode).toBe('disabled');
      expect(facts).toEqual([
        { type: 'captions.changed', id: null },
        { type: 'captions.failed', id: '1', code },
      ]);
      await choose(1);
      expect([fetch.mock.calls.length, place(1).src]).toEqual([2, 'blob:words']);
    },
  );

  it('that can’t be read are reported too', async () => {
    const { place, choose, facts } = prepare();
    await choose(0);
    place(0).dispatchEvent(new Event('error'));
    expect(facts).toContainEqual({ type: 'captions.failed', id: '0', code: 'unsupported' });
  });

  it('come from their new addresses', async () => {
    const { captions, fetch, choose } = prepare();
    captions.renew([{ lang: 'hi', label: 'हिन्दी', url: '/new/hi.vtt' }]);
    await choose(1);
    await choose(0);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/new/hi.vtt', '/old/en.vtt']);
  });

  it('go with their film, and say nothing any more', async () => {
    const { place, choose, controller, facts } = prepare([{ status: 404 }]);
    const isChosen = choose(1);
    controller.abort();
    await isChosen;
    expect(Reflect.get(place(1), 'remove')).toHaveBeenCalledOnce();
    expect(facts).toEqual([]);
  });
});
