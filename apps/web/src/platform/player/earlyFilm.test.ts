import type { MediaFact } from '@chalchitra/machines';
import { describe, expect, it, vi } from 'vitest';
import { createEarlyStage } from './earlyFilm';
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
const ready: MediaFact = { type: 'media.ready', mediaKey: 'film/', durationSeconds: 32 };

/** A page whose place for a film has taken one, where it has such a place. */
function openPage({ hasPlayer = false, place = null as { append(): void } | null } = {}) {
  const element = { setAttribute() {}, isConnected: place !== null, remove: vi.fn() };
  const document = { createElement: () => element, querySelector: () => place };
  const page = {
    document,
    innerWidth: 1600,
    innerHeight: 800,
    setTimeout: vi.fn(),
    firstVisit: { hasPlayer },
  };
  return { page, element, stage: createEarlyStage(page as never) };
}

function load(given: Parameters<typeof openPage>[0] = {}) {
  const { page, stage } = openPage(given);
  const source = { release: vi.fn() };
  let opened: SourceHost | null = null;
  const element = {} as HTMLVideoElement;
  stage.load(element, start, (host) => {
    opened = host;
    return source as unknown as Source;
  });
  const timeUp = () => page.setTimeout.mock.calls[0]?.[0]();
  return { stage, source, element, timeUp, host: opened as unknown as SourceHost };
}

const taker = () => ({ tell: vi.fn(), goOn: vi.fn(), holdFrame: vi.fn() });

describe('a film that is loaded before there is a player', () => {
  it('waits with its element for the player of its media, and tells it what happened until then', () => {
    const { stage, host, element, source } = load();
    host.goOn();
    host.tell(ready);
    expect(stage.takeElement('film/')).toBe(element);
    const film = stage.takeFilm(element, { ...start, startAt: 9 });
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
    const { stage, element } = load();
    expect(stage.takeFilm(element, start)).not.toBeNull();
    expect(stage.takeFilm(element, start)).toBeNull();
    expect(stage.takeElement('film/')).toBeNull();
  });

  it('ends where another media is to be played', () => {
    const { stage, source } = load();
    expect(stage.takeElement('other/')).toBeNull();
    expect(source.release).toHaveBeenCalledOnce();
  });

  it.each([
    ['another address', { url: 'https://media.example/renewed.m3u8' }],
    ['another sound', { audioLang: 'bn' }],
    ['captions', { captionsLang: 'hi' }],
    ['another height', { height: 360 }],
  ])('ends where %s is wanted', (_, change) => {
    const { stage, element, source } = load();
    expect(stage.takeFilm(element, { ...start, ...change })).toBeNull();
    expect(source.release).toHaveBeenCalledOnce();
  });

  it('belongs to its own element alone', () => {
    const { stage, element, source } = load();
    expect(stage.takeFilm({} as HTMLVideoElement, start)).toBeNull();
    expect(source.release).not.toHaveBeenCalled();
    expect(stage.takeFilm(element, start)).not.toBeNull();
  });

  it('ends where nobody takes it, and not once it is taken', () => {
    const left = load();
    left.timeUp();
    expect(left.source.release).toHaveBeenCalledOnce();
    const taken = load();
    taken.stage.takeFilm(taken.element, start);
    taken.timeUp();
    expect(taken.source.release).not.toHaveBeenCalled();
  });

  it('is none where a player was sooner', () => {
    const { stage, element, host } = load({ hasPlayer: true });
    expect(host).toBeNull();
    expect(stage.takeFilm(element, start)).toBeNull();
  });

  it('is none where the browser can’t play it so', () => {
    const { stage } = openPage();
    expect(stage.load({} as HTMLVideoElement, start, () => null)).toBeNull();
    expect(stage.takeElement('film/')).toBeNull();
  });
});

describe('the element of a film that is loaded before there is a player', () => {
  it('shows the poster on the page that the server has made', () => {
    const place = { append: vi.fn() };
    const { stage, element } = openPage({ place });
    const placed = stage.place('/poster.avif');
    expect(place.append).toHaveBeenCalledWith(element);
    expect(placed.poster).toBe('/poster.avif');
    expect(element).not.toHaveProperty('width');
  });

  it('is as large as its picture will be where the page has no place for it', () => {
    expect(openPage().stage.place('/poster.avif')).toMatchObject({ width: 1600, height: 600 });
  });

  it('goes where a player came before its film was loaded', () => {
    const { stage, element } = openPage();
    stage.place('/poster.avif');
    expect(stage.takeElement('film/')).toBeNull();
    expect(element.remove).toHaveBeenCalledOnce();
    const late = openPage({ hasPlayer: true });
    late.stage.place('/poster.avif');
    expect(late.element.remove).toHaveBeenCalledOnce();
  });
});
