import type { MediaFact } from '@chalchitra/machines';
import type { Source, SourceHost, SourceOptions } from '@chalchitra/player';
import { describe, expect, it, vi } from 'vitest';
import { createEarlyMedia } from './earlyMedia';

const options: SourceOptions = {
  mediaKey: 'film/',
  url: 'https://media.example/film.m3u8',
  qualities: [],
  startAt: 0,
  wantedRendition: null,
  wantedAudio: null,
  wantedCaptions: null,
  isSoundOnly: false,
  captions: [],
};
const ready: MediaFact = { type: 'media.ready', mediaKey: 'film/', durationSeconds: 32 };

/** A page whose place for a media has taken one, where it has such a place. */
function openPage({ hasPlayer = false, place = null as { append(): void } | null } = {}) {
  const element = { setAttribute() {}, isConnected: place !== null, remove: vi.fn() };
  const document = { createElement: () => element, querySelector: () => place };
  const window = {
    document,
    innerWidth: 1600,
    innerHeight: 800,
    setTimeout: vi.fn(),
  };
  const early = createEarlyMedia(window as never);
  if (hasPlayer) early.take('film/');
  return { window, element, early };
}

function load(given: Parameters<typeof openPage>[0] = {}) {
  const { window, early } = openPage(given);
  const source = { release: vi.fn() };
  let opened: SourceHost | null = null;
  const element = {} as HTMLVideoElement;
  early.load(element, options, (host) => {
    opened = host;
    return source as unknown as Source;
  });
  const timeUp = () => window.setTimeout.mock.calls[0]?.[0]();
  return { early, source, element, timeUp, host: opened as unknown as SourceHost };
}

const createHost = () => ({ notify: vi.fn(), continuePlayback: vi.fn(), freezeFrame: vi.fn() });

describe('a media that is loaded before there is a player', () => {
  it('waits with its element for the player of its media, and reports what happened until then', () => {
    const { early, host, element, source } = load();
    host.continuePlayback();
    host.notify(ready);
    const started = early.take('film/');
    const player = createHost();
    expect(started).toMatchObject({ element, options, source });
    started?.connect(player as never);
    expect(player.notify.mock.calls).toEqual([[ready]]);
    expect(player.continuePlayback).not.toHaveBeenCalled();
    host.notify({ type: 'media.recovered' });
    host.continuePlayback();
    host.freezeFrame();
    expect(player.notify).toHaveBeenLastCalledWith({ type: 'media.recovered' });
    expect(player.continuePlayback).toHaveBeenCalledOnce();
    expect(player.freezeFrame).toHaveBeenCalledOnce();
  });

  it('is taken once', () => {
    const { early, source } = load();
    expect(early.take('film/')).not.toBeNull();
    expect(early.take('film/')).toBeNull();
    expect(source.release).not.toHaveBeenCalled();
  });

  it('ends where another media is to be played', () => {
    const { early, source } = load();
    expect(early.take('other/')).toBeNull();
    expect(source.release).toHaveBeenCalledOnce();
  });

  it('ends where nobody takes it, and not once it is taken', () => {
    const left = load();
    left.timeUp();
    expect(left.source.release).toHaveBeenCalledOnce();
    const taken = load();
    taken.early.take('film/');
    taken.timeUp();
    expect(taken.source.release).not.toHaveBeenCalled();
  });

  it('is none where a player was sooner', () => {
    const { early, host } = load({ hasPlayer: true });
    expect(host).toBeNull();
    expect(early.take('film/')).toBeNull();
  });

  it('is none where the browser can’t play it so', () => {
    const { early } = openPage();
    expect(early.load({} as HTMLVideoElement, options, () => null)).toBe(false);
    expect(early.take('film/')).toBeNull();
  });
});

describe('the element of a media that is loaded before there is a player', () => {
  it('shows the poster on the page that the server has made', () => {
    const place = { append: vi.fn() };
    const { early, element } = openPage({ place });
    const placed = early.place('/poster.avif');
    expect(place.append).toHaveBeenCalledWith(element);
    expect(placed.poster).toBe('/poster.avif');
    expect(element).not.toHaveProperty('width');
  });

  it('is as large as its picture will be where the page has no place for it', () => {
    expect(openPage().early.place('/poster.avif')).toMatchObject({ width: 1600, height: 600 });
  });

  it('goes where a player came before its media was loaded', () => {
    const { early, element } = openPage();
    early.place('/poster.avif');
    expect(early.take('film/')).toBeNull();
    expect(element.remove).toHaveBeenCalledOnce();
    const late = openPage({ hasPlayer: true });
    late.early.place('/poster.avif');
    expect(late.element.remove).toHaveBeenCalledOnce();
  });
});
