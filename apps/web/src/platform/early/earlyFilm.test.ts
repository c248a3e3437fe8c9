import type { MediaFact } from '@chalchitra/machines';
import type { Source, SourceHost, SourceOptions } from '@chalchitra/player';
import { describe, expect, it, vi } from 'vitest';
import { createEarlyStage } from './earlyFilm';

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

/** A page whose place for a film has taken one, where it has such a place. */
function openPage({ hasPlayer = false, place = null as { append(): void } | null } = {}) {
  const element = { setAttribute() {}, isConnected: place !== null, remove: vi.fn() };
  const document = { createElement: () => element, querySelector: () => place };
  const window = {
    document,
    innerWidth: 1600,
    innerHeight: 800,
    setTimeout: vi.fn(),
  };
  const stage = createEarlyStage(window as never);
  if (hasPlayer) stage.take('film/');
  return { window, element, stage };
}

function load(given: Parameters<typeof openPage>[0] = {}) {
  const { window, stage } = openPage(given);
  const source = { release: vi.fn() };
  let opened: SourceHost | null = null;
  const element = {} as HTMLVideoElement;
  stage.load(element, options, (host) => {
    opened = host;
    return source as unknown as Source;
  });
  const timeUp = () => window.setTimeout.mock.calls[0]?.[0]();
  return { stage, source, element, timeUp, host: opened as unknown as SourceHost };
}

const createHost = () => ({ notify: vi.fn(), continuePlayback: vi.fn(), freezeFrame: vi.fn() });

describe('a film that is loaded before there is a player', () => {
  it('waits with its element for the player of its media, and reports what happened until then', () => {
    const { stage, host, element, source } = load();
    host.continuePlayback();
    host.notify(ready);
    const started = stage.take('film/');
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
    const { stage, source } = load();
    expect(stage.take('film/')).not.toBeNull();
    expect(stage.take('film/')).toBeNull();
    expect(source.release).not.toHaveBeenCalled();
  });

  it('ends where another media is to be played', () => {
    const { stage, source } = load();
    expect(stage.take('other/')).toBeNull();
    expect(source.release).toHaveBeenCalledOnce();
  });

  it('ends where nobody takes it, and not once it is taken', () => {
    const left = load();
    left.timeUp();
    expect(left.source.release).toHaveBeenCalledOnce();
    const taken = load();
    taken.stage.take('film/');
    taken.timeUp();
    expect(taken.source.release).not.toHaveBeenCalled();
  });

  it('is none where a player was sooner', () => {
    const { stage, host } = load({ hasPlayer: true });
    expect(host).toBeNull();
    expect(stage.take('film/')).toBeNull();
  });

  it('is none where the browser can’t play it so', () => {
    const { stage } = openPage();
    expect(stage.load({} as HTMLVideoElement, options, () => null)).toBe(false);
    expect(stage.take('film/')).toBeNull();
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
    expect(stage.take('film/')).toBeNull();
    expect(element.remove).toHaveBeenCalledOnce();
    const late = openPage({ hasPlayer: true });
    late.stage.place('/poster.avif');
    expect(late.element.remove).toHaveBeenCalledOnce();
  });
});
