import { afterEach, describe, expect, it, vi } from 'vitest';
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
    const tabs = createTabs(here.window);
    tabs.onSignOut(own);
    createTabs(there.window).onSignOut(other);
    tabs.announceSignOut('u1');
    channels[0]?.postMessage('a word of another version');
    await vi.waitFor(() => expect(other.mock.calls).toEqual([['u1'], [null]]));
    expect(own).not.toHaveBeenCalled();
  });

  it('hear of a deleted account, whose session has ended too', async () => {
    const [here, there] = [fakeWindow(true), fakeWindow(true)];
    const [signedOut, deleted] = [vi.fn(), vi.fn()];
    const other = createTabs(there.window);
    other.onSignOut(signedOut);
    other.onDeletion(deleted);
    const tabs = createTabs(here.window);
    tabs.announceSignOut('u2');
    tabs.announceDeletion('u1');
    await vi.waitFor(() => expect(signedOut.mock.calls).toEqual([['u2'], ['u1']]));
    expect(deleted.mock.calls).toEqual([['u1']]);
  });

  it('hear of it by the storage where there are no channels', () => {
    const { window, store } = fakeWindow(false);
    const heard = vi.fn();
    const tabs = createTabs(window);
    const stop = tabs.onSignOut(heard);
    tabs.announceSignOut('u1');
    store({ key: 'recentlyWatched' });
    store({ key: 'token', newValue: 'a.b.c' });
    store({ key: 'token', storageArea: {} });
    expect(heard).not.toHaveBeenCalled();
    const claims = Buffer.from(JSON.stringify({ sub: 'u1', exp: 1 })).toString('base64url');
    store({ key: 'token', oldValue: `h.${claims}.s` });
    store({ key: null });
    expect(heard.mock.calls).toEqual([['u1'], [null]]);
    stop();
    store({ key: 'token' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are left out where the browser refuses channels', () => {
    const { window, store } = fakeWindow(false);
    const refused = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    };
    const tabs = createTabs(Object.assign(window, { BroadcastChannel: refused as never }));
    const heard = vi.fn();
    tabs.onSignOut(heard);
    tabs.announceSignOut('u1');
    store({ key: 'token' });
    expect(heard).toHaveBeenCalledOnce();
  });
});
