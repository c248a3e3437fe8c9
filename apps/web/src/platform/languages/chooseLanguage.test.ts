import { expect, it, vi } from 'vitest';
import { createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { chooseLanguage } from './chooseLanguage';

it.each(['u1', null])(
  'is shown at the same entry of the history, and waits to be sent for the account of %s (spec §18)',
  (uid) => {
    const kept: Record<string, string> = {};
    const local = createStore(() => createArea(kept));
    const state = { usr: { from: '/watchlist' } };
    const replaceState = vi.fn();
    const reload = vi.fn();
    const location = { href: 'https://films.example/login', reload };
    const window = Object.assign(new EventTarget(), {
      location,
      history: { state, replaceState },
      navigator: { onLine: true },
    });
    chooseLanguage(window as unknown as Window, local, uid, 'hi');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(
      state,
      '',
      new URL('https://films.example/login?lang=hi'),
    );
    expect(reload).toHaveBeenCalledOnce();
    expect(kept).toEqual({
      [`outbox:${uid ?? ''}:language:chosen`]: expect.stringMatching(/^\{"at":\d+,"body":"hi"\}$/),
    });
  },
);

it('is neither shown nor stored while offline, where the page would come back as it was (spec §18)', () => {
  const kept: Record<string, string> = {};
  const window = { navigator: { onLine: false } };
  const local = createStore(() => createArea(kept));
  expect(() => chooseLanguage(window as unknown as Window, local, 'u1', 'hi')).toThrow('Offline');
  expect(kept).toEqual({});
});
