import { expect, it, vi } from 'vitest';
import { createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { chooseLanguage } from './chooseLanguage';

/** A page in English, online. */
function openPage() {
  const state = { usr: { from: '/watchlist' } };
  const replaceState = vi.fn();
  const reload = vi.fn();
  const location = { href: 'https://films.example/login', reload };
  const window = Object.assign(new EventTarget(), {
    location,
    history: { state, replaceState },
    navigator: { onLine: true },
  });
  return { window: window as unknown as Window, state, replaceState, reload };
}

/** A storage that holds what is in `kept`, and no more than `quota` characters. */
const storeOf = (kept: Record<string, string>, quota?: number) =>
  createStore(() => createArea(kept, () => quota ?? Number.POSITIVE_INFINITY));

it.each(['u1', null])(
  'is shown at the same entry of the history, and waits to be sent for the account of %s (spec §18)',
  (uid) => {
    const kept: Record<string, string> = {};
    const tab: Record<string, string> = {};
    const { window, state, replaceState, reload } = openPage();
    chooseLanguage(window, [storeOf(kept), storeOf(tab)], uid, 'hi');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(
      state,
      '',
      new URL('https://films.example/login?lang=hi'),
    );
    expect(reload).toHaveBeenCalledOnce();
    expect(kept).toEqual({
      [`outbox:${uid ?? ''}:language:chosen`]: expect.stringMatching(/^\{"at":\d+,"body":"hi"\}$/),
    });
    expect(tab).toEqual({});
  },
);

it('is stored in the tab where this browser’s storage is full', () => {
  const tab: Record<string, string> = {};
  const { window, reload } = openPage();
  chooseLanguage(window, [storeOf({}, 0), storeOf(tab)], 'u1', 'hi');
  expect(Object.keys(tab)).toEqual(['outbox:u1:language:chosen']);
  expect(reload).toHaveBeenCalledOnce();
});

it('is neither shown nor stored while offline, where the page would come back as it was (spec §18)', () => {
  const kept: Record<string, string> = {};
  const window = { navigator: { onLine: false } };
  expect(() => chooseLanguage(window as unknown as Window, [storeOf(kept)], 'u1', 'hi')).toThrow('Offline');
  expect(kept).toEqual({});
});
