import type { MediaFact } from '@chalchitra/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Source, SourceHost, SourceStart } from './source';

const start: SourceStart = {
  mediaKey: 'film/',
  url: 'https://media.example/film.m3u8',
  qualities: [],
  startAt: 0,
  height: null,
  audioLang: null,
  captionsLang: null,
  captions: [],
};
// Each test has a page of its own.
let { loadEarly, placeElement, takeElement, takeFilm } = await import('./earlyFilm');

const ready: MediaFact = { type: 'media.ready', mediaKey: 'film/', durationSeconds: 32 };

function load(wanted = start) {
  const source = { release: vi.fn() };
  let opened: SourceHost | null = null;
  const page = { setTimeout: vi.fn() };
  const element = {} as HTMLVideoElement;
  loadEarly(page as never, element, wanted, (host) => {
    opened = host;
    return source as unknown as Source;
  });
  const timeUp = () => page.setTimeout.mock.calls[0]?.[0]();
  return { source, element, timeUp, host: opened as unknown as SourceHost };
}

const taker = () => ({ tell: vi.fn(), goOn: vi.fn(), holdFrame: vi.fn() });

beforeEach(async () => {
  vi.resetModules();
  ({ loadEarly, placeElement, takeElement, takeFilm } = await import('./earlyFilm'));
});

describe('a film that is loaded before there is a player', () => {
  it('waits with its element for the player of its media, and tells it what happened until then', () => {
    const { host, element, source } = load();
    host.goOn();
    host.tell(ready);
    expect(takeElement('film/')).toBe(element);
    const film = takeFilm(element, { ...start, startAt: 9 });
    const player = taker();
    expect(film?.source).toBe(source);
    film?.handOver(player as never);
    expect(player.tell.mock.calls).toEqual([[ready]]);
    expect(player.goOn).not.toHaveBeenCalled();
    host.tell({ type: 'media.recovered' });
    host.goOn();
    host.holdFrame();
    expect(player.tell).toHaveBeenLastCalledWith({ type: 'media.recovered' });
    expect(player.goOn).toHaveBeenCalledOnce();
    expect(player.holdFrame).toHaveBeenCalledOnce();
  });

  it('is handed over once', () => {
    const { element } = load();
    expect(takeFilm(element, start)).not.toBeNull();
    expect(takeFilm(element, start)).toBeNull();
    expect(takeElement('film/')).toBeNull();
  });

  it('ends where another media is to be played', () => {
    const { source } = load();
    expect(takeElement('other/')).toBeNull();
    expect(source.release).toHaveBeenCalledOnce();
  });

  it.each([
    ['another address', { url: 'https://media.example/renewed.m3u8' }],
    ['another sound', { audioLang: 'bn' }],
    ['captions', { captionsLang: 'hi' }],
    ['another height', { height: 360 }],
  ])('ends where %s is wanted', (_, change) => {
    const { element, source } = load();
    expect(takeFilm(element, { ...start, ...change })).toBeNull();
    expect(source.release).toHaveBeenCalledOnce();
  });

  it('belongs to its own element alone', () => {
    const { element, source } = load();
    expect(takeFilm({} as HTMLVideoElement, start)).toBeNull();
    expect(source.release).not.toHaveBeenCalled();
    expect(takeFilm(element, start)).not.toBeNull();
  });

  it('ends where nobody takes it, and not once it is taken', () => {
    const left = load();
    left.timeUp();
    expect(left.source.release).toHaveBeenCalledOnce();
    const taken = load();
    takeFilm(taken.element, start);
    taken.timeUp();
    expect(taken.source.release).not.toHaveBeenCalled();
  });

  it('is none where a player was sooner', () => {
    expect(takeElement('film/')).toBeNull();
    const { element, host } = load();
    expect(host).toBeNull();
    expect(takeFilm(element, start)).toBeNull();
  });

  it('is none where the browser can’t play it so', () => {
    const page = { setTimeout: vi.fn() };
    expect(loadEarly(page as never, {} as HTMLVideoElement, start, () => null)).toBeNull();
    expect(takeElement('film/')).toBeNull();
  });
});

describe('the element of a film that is loaded before there is a player', () => {
  const place = { append: vi.fn() };

  function open(hasPlace: boolean) {
    const element = { setAttribute() {}, isConnected: hasPlace, remove: vi.fn() };
    const document = { createElement: () => element, querySelector: () => (hasPlace ? place : null) };
    const page = { document, innerWidth: 1600, innerHeight: 800 } as unknown as Window;
    return { element, placed: placeElement(page, '/poster.avif') };
  }

  it('shows the poster on the page that the server has made', () => {
    const { element, placed } = open(true);
    expect(place.append).toHaveBeenCalledWith(element);
    expect(placed.poster).toBe('/poster.avif');
    expect(element).not.toHaveProperty('width');
  });

  it('is as large as its picture will be where the page has no place for it', () => {
    expect(open(false).placed).toMatchObject({ width: 1600, height: 600 });
  });

  it('goes where a player came before its film was loaded', () => {
    const { element } = open(true);
    expect(takeElement('film/')).toBeNull();
    expect(element.remove).toHaveBeenCalledOnce();
    expect(open(true).element.remove).toHaveBeenCalledOnce();
  });
});
