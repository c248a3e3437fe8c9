import { describe, expect, it, vi } from 'vitest';
import { createSystemPlayer } from './mediaSession';

function fakePage() {
  const handlers = new Map<string, ((details: object) => void) | null>();
  const session = {
    metadata: null as unknown,
    setPositionState: vi.fn(),
    setActionHandler(action: string, handler: ((details: object) => void) | null) {
      if (action === 'seekto') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
  };
  class MediaMetadata {
    constructor(readonly shown: object) {}
  }
  const window = {
    navigator: { mediaSession: session },
    MediaMetadata,
    location: { href: 'https://site.example/video/1' },
  };
  return { handlers, session, window: window as unknown as Window & typeof globalThis };
}

const film = { title: 'River Lamps', subtitle: 'Chalchitra', artwork: '/artwork/a.avif' };
const keys = () => ({ onPlay: vi.fn(), onPause: vi.fn(), onSeekBy: vi.fn(), onSeekTo: vi.fn() });

describe('the system’s own view', () => {
  it('shows the film and passes its keys on, also where it knows not all of them', () => {
    const { window, session, handlers } = fakePage();
    const pressed = { ...keys(), onNext: vi.fn() };
    createSystemPlayer(window).show(film, pressed);
    expect(session.metadata).toEqual({
      shown: {
        title: 'River Lamps',
        artist: 'Chalchitra',
        artwork: [{ src: 'https://site.example/artwork/a.avif' }],
      },
    });
    handlers.get('pause')?.({});
    handlers.get('seekbackward')?.({});
    handlers.get('seekforward')?.({ seekOffset: 30 });
    handlers.get('nexttrack')?.({});
    expect(pressed.onPause).toHaveBeenCalledOnce();
    expect(pressed.onSeekBy.mock.calls).toEqual([[-10], [30]]);
    expect(pressed.onNext).toHaveBeenCalledOnce();
    expect(handlers.get('previoustrack')).toBeNull();
  });

  it('shows the position of a film, and none of a live stream', () => {
    const { window, session } = fakePage();
    const shown = createSystemPlayer(window).show(film, keys());
    shown.setPosition(70, 60, 1.5);
    shown.setPosition(10, Number.POSITIVE_INFINITY, 1);
    expect(session.setPositionState.mock.calls).toEqual([
      [{ position: 60, duration: 60, playbackRate: 1.5 }],
      [],
    ]);
    session.setPositionState.mockImplementation(() => {
      throw new TypeError('not here');
    });
    shown.setPosition(1, 60, 1);
  });

  it('is cleared at the end', () => {
    const { window, session, handlers } = fakePage();
    createSystemPlayer(window)
      .show({ ...film, artwork: null }, keys())
      .clear();
    expect(session.metadata).toBeNull();
    expect(session.setPositionState.mock.calls).toEqual([[]]);
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  });

  it('stays with the player that it shows when another one moves or ends', () => {
    const { window, session, handlers } = fakePage();
    const system = createSystemPlayer(window);
    const [first, second] = [keys(), keys()];
    const other = system.show(film, first);
    system.show({ ...film, title: 'Salt Road' }, second);
    other.setPosition(5, 60, 1);
    other.clear();
    expect(session.metadata).toMatchObject({ shown: { title: 'Salt Road' } });
    expect(session.setPositionState).not.toHaveBeenCalled();
    handlers.get('pause')?.({});
    expect([first.onPause.mock.calls.length, second.onPause.mock.calls.length]).toEqual([0, 1]);
  });

  it('is nothing where the browser has none', () => {
    const system = createSystemPlayer({ navigator: {} } as Window & typeof globalThis);
    const shown = system.show(film, keys());
    shown.setPosition(1, 2, 1);
    shown.clear();
  });
});
