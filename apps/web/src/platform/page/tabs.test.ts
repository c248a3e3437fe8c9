import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../storage';
import { createTabs } from './tabs';

const channels: BroadcastChannel[] = [];
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

const tokenOf = (sub: string, auth_time?: number) =>
  `h.${Buffer.from(JSON.stringify({ sub, exp: 1, auth_time })).toString('base64url')}.s`;

/** What this browser remembers: nothing, or a token. */
function remembering(token?: string) {
  const local = createMemoryStore();
  if (token !== undefined) local.set('token', token);
  return local;
}

/** A window with or without broadcast channels; `store` stands for a change made in another tab. */
function fakeWindow(hasChannels: boolean) {
  const target = new EventTarget();
  const localStorage = {};
  const window = Object.assign(target, {
    localStorage,
    ...(hasChannels ? { BroadcastChannel: Channel } : {}),
  });
  const store = (change: {
    key: string | null;
    oldValue?: string;
    newValue?: string | null;
    storageArea?: unknown;
  }) =>
    target.dispatchEvent(
      Object.assign(new Event('storage'), {
        oldValue: null,
        newValue: null,
        storageArea: localStorage,
        ...change,
      }),
    );
  return { window: window as unknown as Window & typeof globalThis, store };
}

describe('the other tabs (spec §4)', () => {
  it('hear of a sign-out, the own tab doesn’t', async () => {
    const [here, there] = [fakeWindow(true), fakeWindow(true)];
    const [own, other] = [vi.fn(), vi.fn()];
    const tabs = createTabs(here.window, remembering());
    tabs.watchSession(own, vi.fn());
    createTabs(there.window, remembering()).watchSession(other, vi.fn());
    tabs.announceSignOut('u1', 1000);
    channels[0]?.postMessage('a word of another version');
    await vi.waitFor(() => expect(other.mock.calls).toEqual([['u1'], [null]]));
    expect(own).not.toHaveBeenCalled();
  });

  it('hear of a deleted account, whose session has ended too', async () => {
    const [here, there] = [fakeWindow(true), fakeWindow(true)];
    const [signedOut, deleted] = [vi.fn(), vi.fn()];
    const other = createTabs(there.window, remembering());
    other.watchSession(signedOut, vi.fn());
    other.onDeletion(deleted);
    const tabs = createTabs(here.window, remembering());
    tabs.announceSignOut('u2', 1000);
    tabs.announceDeletion('u1');
    await vi.waitFor(() => expect(signedOut.mock.calls).toEqual([['u2'], ['u1']]));
    expect(deleted.mock.calls).toEqual([['u1']]);
  });

  it('hear of it by the storage where there are no channels', () => {
    const { window, store } = fakeWindow(false);
    const heard = vi.fn();
    const tabs = createTabs(window, remembering());
    const stop = tabs.watchSession(heard, vi.fn());
    tabs.announceSignOut('u1', 1000);
    store({ key: 'recentlyWatched' });
    store({ key: 'token', newValue: 'a.b.c' });
    store({ key: 'token', storageArea: {} });
    expect(heard).not.toHaveBeenCalled();
    store({ key: 'token', oldValue: tokenOf('u1') });
    store({ key: null });
    expect(heard.mock.calls).toEqual([['u1'], [null]]);
    stop();
    store({ key: 'token' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('hear of a sign-in that this browser remembers, and of no token that is only renewed', () => {
    const { window, store } = fakeWindow(true);
    const heard = vi.fn();
    const stop = createTabs(window, remembering()).watchSession(vi.fn(), heard);
    store({ key: 'token', newValue: null, oldValue: tokenOf('u1') });
    store({ key: 'token', newValue: 'x' });
    store({ key: null });
    store({ key: 'token', newValue: tokenOf('u1'), storageArea: {} });
    store({ key: 'watchlist:u1', newValue: tokenOf('u1') });
    store({ key: 'token', newValue: tokenOf('u1', 2), oldValue: tokenOf('u1', 1) });
    expect(heard).not.toHaveBeenCalled();
    store({ key: 'token', newValue: tokenOf('u1') });
    store({ key: 'token', newValue: tokenOf('u2'), oldValue: tokenOf('u1') });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store({ key: 'token', newValue: tokenOf('u1') });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('hear late, from a frozen tab, of no session that the same user has followed by another (spec §4)', async () => {
    const [here, there] = [fakeWindow(true), fakeWindow(true)];
    const heard = vi.fn();
    const tabs = createTabs(here.window, remembering());
    createTabs(there.window, remembering(tokenOf('u1', 2))).watchSession(heard, vi.fn());
    tabs.announceSignOut('u1', 1000);
    there.store({ key: 'token', oldValue: tokenOf('u1', 1) });
    tabs.announceSignOut('u2', 1000);
    tabs.announceSignOut('u1', 2000);
    channels[0]?.postMessage({ signedOut: 'u1' });
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['u2'], ['u1'], ['u1']]));
  });

  it('are left out where the browser refuses channels', () => {
    const { window, store } = fakeWindow(false);
    const refused = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    };
    const tabs = createTabs(Object.assign(window, { BroadcastChannel: refused as never }), remembering());
    const heard = vi.fn();
    tabs.watchSession(heard, vi.fn());
    tabs.announceSignOut('u1', 1000);
    store({ key: 'token' });
    expect(heard).toHaveBeenCalledOnce();
  });
});
