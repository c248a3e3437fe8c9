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
  const page = {
    navigator: { mediaSession: session },
    MediaMetadata,
    location: { href: 'https://site.example/video/1' },
  };
  return { handlers, session, page: page as unknown as Window & typeof globalThis };
}

const film = { title: 'River Lamps', subtitle: 'Chalchitra', artwork: '/artwork/a.avif' };
const keys = () => ({ onPlay: vi.fn(), onPause: vi.fn(), onSeekBy: vi.fn(), onSeekTo: vi.fn() });

describe('the system’s own view', () => {
  it('shows the film and passes its keys on, also where it knows not all of them', () => {
    const { page, session, handlers } = fakePage();
    const pressed = { ...keys(), onNext: vi.fn() };
    createSystemPlayer(page).show(film, pressed);
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
    const { page, session } = fakePage();
    const system = createSystemPlayer(page);
    system.setPosition(70, 60, 1.5);
    system.setPosition(10, Number.POSITIVE_INFINITY, 1);
    expect(session.setPositionState.mock.calls).toEqual([
      [{ position: 60, duration: 60, playbackRate: 1.5 }],
      [],
    ]);
    session.setPositionState.mockImplementation(() => {
      throw new TypeError('not here');
    });
    system.setPosition(1, 60, 1);
  });

  it('is cleared at the end', () => {
    const { page, session, handlers } = fakePage();
    const system = createSystemPlayer(page);
    system.show({ ...film, artwork: null }, keys());
    system.clear();
    expect(session.metadata).toBeNull();
    expect(session.setPositionState.mock.calls).toEqual([[]]);
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  });

  it('is nothing where the browser has none', () => {
    const system = createSystemPlayer({ navigator: {} } as Window & typeof globalThis);
    system.show(film, keys());
    system.setPosition(1, 2, 1);
    system.clear();
  });
});
