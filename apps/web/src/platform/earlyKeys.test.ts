import { describe, expect, it, vi } from 'vitest';
import { keepKeys } from './earlyKeys';

type Pressed = Partial<KeyboardEvent>;

/** A page with keys to press, and time to let pass. */
function open() {
  let hear: ((event: KeyboardEvent) => void) | null = null;
  let end = () => {};
  const body = {};
  const location = { pathname: '/video/1' };
  const page = {
    location,
    setTimeout(run: () => void) {
      end = run;
    },
    document: {
      body,
      addEventListener(_: 'keydown', listener: typeof hear, { signal }: { signal: AbortSignal }) {
        hear = listener;
        signal.addEventListener('abort', () => {
          hear = null;
        });
      },
    },
  };
  const takeKeys = keepKeys(page as unknown as Window);
  const press = (event: Pressed) => {
    const preventDefault = vi.fn();
    hear?.({ target: body, shiftKey: false, ...event, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  };
  return { takeKeys, press, location, end: () => end() };
}

describe('keys before there is a player', () => {
  it('are kept in their order, and taken once', () => {
    const { takeKeys, press } = open();
    press({ key: 'm' });
    press({ key: '>', shiftKey: true });
    expect(takeKeys()).toEqual([
      { key: 'm', hasShift: false },
      { key: '>', hasShift: true },
    ]);
    press({ key: 'k' });
    expect(takeKeys()).toEqual([]);
  });

  it('don’t scroll the page, where the player has a use for them', () => {
    const { press } = open();
    expect([' ', 'ArrowUp', 'Home', 'End'].map((key) => press({ key }))).toEqual([true, true, true, true]);
    expect(['Tab', 'PageDown', 'k'].map((key) => press({ key }))).toEqual([false, false, false]);
  });

  it.each<[string, Pressed]>([
    ['are pressed on a control', { target: {} as EventTarget }],
    ['are a chord of the browser’s', { ctrlKey: true }],
    ['are a chord of a Mac’s', { metaKey: true }],
    ['are a menu’s', { altKey: true }],
  ])('are not kept where they %s', (_, event) => {
    const { takeKeys, press } = open();
    expect(press({ key: ' ', ...event })).toBe(false);
    expect(takeKeys()).toEqual([]);
  });

  it('are not kept on another page, nor for ever, nor without end', () => {
    const { takeKeys, press, location } = open();
    location.pathname = '/';
    press({ key: 'k' });
    location.pathname = '/video/1';
    for (let count = 0; count < 30; count += 1) press({ key: 'j' });
    expect(takeKeys()).toHaveLength(20);
    const other = open();
    other.press({ key: 'k' });
    other.end();
    expect(other.takeKeys()).toEqual([]);
  });
});
