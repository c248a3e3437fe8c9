import { ApiError, type LanguageClient } from '@chalchitra/api';
import type { LocaleTag } from '@chalchitra/api/locales';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clients } from '../clients';
import { storeChange } from '../outbox/keys';
import { createStore, type KeyValueStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createFakeSession } from '../testing/createFakeSession';
import { type LanguageRuntime, startAccountLanguage } from './accountLanguage';
import { choiceKey } from './chooseLanguage';

const settle = () => vi.advanceTimersByTimeAsync(50);

/** A tab of a browser, whose page is in a language. */
function openTab({
  local,
  shown = 'en',
  uid = 'u1',
  tabArea = createArea(),
  ...client
}: {
  local: KeyValueStore;
  shown?: LocaleTag;
  uid?: string | null;
  tabArea?: Storage;
} & Partial<LanguageClient>) {
  const session = createFakeSession(uid);
  const language = {
    find: vi.fn(client.find ?? (async () => ({ language: null }))),
    choose: vi.fn(client.choose ?? (async (_uid, { language: chosen }) => ({ language: chosen }))),
  };
  const setLanguage = vi.fn();
  const fields = [{ value: '' }];
  const window = Object.assign(new EventTarget(), {
    location: { href: 'https://films.example/', reload: () => {} },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, address: URL) =>
        setLanguage(address.searchParams.get('lang')),
    },
    setInterval: (work: () => void, ms: number) => setInterval(work, ms),
    clearInterval: (timer: number) => clearInterval(timer),
    document: {
      querySelector: (what: string) => (what.includes('h1') ? {} : null),
      querySelectorAll: (what: string) => (what.startsWith('textarea') ? fields : []),
    },
  });
  const languageSettled = { set: vi.fn() };
  const tab = createStore(() => tabArea);
  startAccountLanguage(window as unknown as Window, local, tab, {
    session: session.actor,
    clients: async () => ({ language }) as unknown as Clients,
    copy: { tag: shown },
    languageSettled,
  } as unknown as LanguageRuntime);
  return { session, language, fields, setLanguage, languageSettled };
}

let local: KeyValueStore;
beforeEach(() => {
  vi.useFakeTimers();
  const area = createArea();
  local = createStore(() => area);
});
afterEach(() => vi.useRealTimers());

const wait = (uid: string | null, body: LocaleTag, age = 0) =>
  storeChange(local, choiceKey(uid), { at: Date.now() - age, body });
const waiting = () => local.keys('outbox:');

describe('the language of an account in the browser (spec §18)', () => {
  it('is followed once, at once, where nothing is under way', async () => {
    const { setLanguage, languageSettled } = openTab({ local, find: async () => ({ language: 'hi' }) });
    await settle();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(setLanguage).toHaveBeenCalledExactlyOnceWith('hi');
    expect(languageSettled.set).toHaveBeenCalledWith(true);
  });

  it.each([{ language: null }, { language: 'en' as const }, null])('stays with %j', async (found) => {
    const { setLanguage, language } = openTab({ local, find: async () => found });
    await settle();
    expect(language.find).toHaveBeenCalledExactlyOnceWith('u1');
    expect(setLanguage).not.toHaveBeenCalled();
  });

  it('waits until nothing is typed, and until the next visit where that takes long', async () => {
    const find = async () => ({ language: 'hi' as const });
    const { fields, setLanguage } = openTab({ local, find });
    Object.assign(fields[0] ?? {}, { value: 'secret' });
    const late = openTab({ local, find });
    Object.assign(late.fields[0] ?? {}, { value: 'a long letter' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(setLanguage).not.toHaveBeenCalled();
    Object.assign(fields[0] ?? {}, { value: '' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(setLanguage).toHaveBeenCalledExactlyOnceWith('hi');
    Object.assign(late.fields[0] ?? {}, { value: '' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(late.setLanguage).not.toHaveBeenCalled();
  });

  it('is tried once in a tab whose page doesn’t come in it, and again after it was shown', async () => {
    const tabArea = createArea();
    const visit = async (shown: LocaleTag) => {
      const { setLanguage } = openTab({ local, tabArea, shown, find: async () => ({ language: 'hi' }) });
      await settle();
      return setLanguage.mock.calls.length;
    };
    expect([await visit('en'), await visit('en')]).toEqual([1, 0]);
    expect([await visit('hi'), await visit('en')]).toEqual([0, 1]);
  });

  it('is what was chosen here, sent with its age, unless another device has chosen later', async () => {
    wait('u1', 'ta', 5000);
    const { language, setLanguage } = openTab({
      local,
      shown: 'ta',
      choose: async () => ({ language: 'ur' }),
    });
    await settle();
    expect(language.choose).toHaveBeenCalledExactlyOnceWith('u1', { language: 'ta', age: 5000 });
    expect(language.find).not.toHaveBeenCalled();
    expect(setLanguage).toHaveBeenCalledExactlyOnceWith('ur');
    expect(waiting()).toEqual([]);
  });

  it('gives way to what is chosen while the request is pending', async () => {
    const { setLanguage } = openTab({
      local,
      find: async () => {
        await vi.advanceTimersByTimeAsync(5);
        wait('u1', 'bn');
        return { language: 'hi' };
      },
    });
    await settle();
    expect(setLanguage).not.toHaveBeenCalled();
  });

  it('is for whoever signs in next what was chosen signed out, and nobody else’s', async () => {
    wait('u2', 'bn');
    wait(null, 'te');
    const { session, language } = openTab({ local, uid: null, shown: 'te' });
    await settle();
    expect(language.choose).not.toHaveBeenCalled();
    session.become('u1');
    await settle();
    expect(language.choose).toHaveBeenCalledExactlyOnceWith(
      'u1',
      expect.objectContaining({ language: 'te' }),
    );
    expect(waiting()).toEqual(['outbox:u2:language:chosen']);
    session.become(null);
    session.become('u3');
    await settle();
    expect(language.find).toHaveBeenCalledExactlyOnceWith('u3');
  });

  it('keeps a later choice of the account over one made signed out before', async () => {
    wait('u1', 'bn', 1000);
    wait(null, 'te', 9000);
    const { language } = openTab({ local, shown: 'bn' });
    await settle();
    expect(language.choose).toHaveBeenCalledExactlyOnceWith('u1', { language: 'bn', age: 1000 });
    expect(waiting()).toEqual([]);
  });

  it.each(['u1', null])('is what the tab has for %s while this browser’s storage is full', async (owner) => {
    const tab: Record<string, string> = {};
    const tabArea = createArea(tab);
    const full = createStore(() => createArea({}, () => 0));
    storeChange(
      createStore(() => tabArea),
      choiceKey(owner),
      { at: Date.now() - 5000, body: 'ta' },
    );
    const { language, setLanguage } = openTab({ local: full, tabArea, shown: 'ta' });
    expect(Object.keys(tab)).toEqual(['outbox:u1:language:chosen']);
    await settle();
    expect(language.choose).toHaveBeenCalledExactlyOnceWith(
      'u1',
      expect.objectContaining({ language: 'ta' }),
    );
    expect(language.find).not.toHaveBeenCalled();
    expect(setLanguage).not.toHaveBeenCalled();
    expect(tab).toEqual({});
  });

  it('keeps a later choice of this browser over the tab’s', async () => {
    const tabArea = createArea();
    storeChange(
      createStore(() => tabArea),
      choiceKey('u1'),
      { at: Date.now() - 9000, body: 'te' },
    );
    wait('u1', 'bn', 1000);
    const { language } = openTab({ local, tabArea, shown: 'bn' });
    await settle();
    expect(language.choose).toHaveBeenCalledExactlyOnceWith('u1', { language: 'bn', age: 1000 });
    expect(tabArea.getItem(choiceKey('u1'))).toBeNull();
  });

  it.each([404, 501])('stays this browser’s where the server responds with %i', async (status) => {
    wait('u1', 'ta');
    const choose = () => Promise.reject(new ApiError({ kind: 'http', status }));
    const { setLanguage } = openTab({ local, shown: 'ta', choose });
    await settle();
    expect(waiting()).toEqual(['outbox:u1:language:chosen']);
    expect(setLanguage).not.toHaveBeenCalled();
  });

  it('is sent when the connection is restored', async () => {
    wait('u1', 'ta');
    let isOffline = true;
    const choose: LanguageClient['choose'] = async () => {
      if (isOffline) throw new ApiError({ kind: 'offline' });
      return { language: 'ta' };
    };
    const { language } = openTab({ local, shown: 'ta', choose });
    await settle();
    expect(waiting()).toHaveLength(1);
    isOffline = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(language.choose.mock.calls.length).toBeGreaterThan(1);
    expect(waiting()).toEqual([]);
  });

  it('may be unknown while the server fails, which says nothing to anybody', async () => {
    const find = () => Promise.reject(new ApiError({ kind: 'http', status: 500 }));
    const { setLanguage } = openTab({ local, find });
    await settle();
    expect(setLanguage).not.toHaveBeenCalled();
  });
});
