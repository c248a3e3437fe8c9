import { ApiError, type LanguageClient } from '@chalchitra/api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCell } from '../../cell';
import type { ContentLanguagesView } from '../../runtime';
import type { Clients } from '../clients';
import { createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createFakeSession } from '../testing/createFakeSession';
import { startContentLanguages } from './contentLanguages';
import { contentLanguagesKey } from './storedContentLanguages';

const settle = () => vi.advanceTimersByTimeAsync(50);

/** A tab of a browser with a user, or nobody, signed in. */
function start(
  uid: string | null,
  stored: Record<string, string> = {},
  client: Partial<Pick<LanguageClient, 'findContent' | 'chooseContent'>> = {},
) {
  const area = createArea({ ...stored });
  const tab = new EventTarget();
  const local = createStore(() => area, tab);
  const { actor: session, become } = createFakeSession(uid);
  const language = {
    findContent: vi.fn(client.findContent ?? (async () => ({ languages: null }))),
    chooseContent: vi.fn(client.chooseContent ?? (async (_uid, { languages }) => ({ languages }))),
  };
  const window = Object.assign(new EventTarget(), { document: { cookie: '' } });
  const contentLanguages = createCell<ContentLanguagesView | null>(null);
  const queryClient = new QueryClient();
  startContentLanguages(window as unknown as Window, local, {
    session,
    clients: async () => ({ language }) as unknown as Clients,
    queryClient,
    contentLanguages,
  });
  const chosen = () => contentLanguages.get()?.chosen;
  return { area, tab, window, language, contentLanguages, queryClient, become, chosen };
}

const refusal = (status: number) => new ApiError({ kind: 'http', status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the languages that an account wants to see first (spec §16)', () => {
  it('are kept for each account of this browser, and named to the server by a cookie', async () => {
    const { area, window, contentLanguages, become, chosen } = start('u1');
    await settle();
    expect(contentLanguages.get()).toMatchObject({ chosen: null, hasNeverChosen: true });
    contentLanguages.get()?.choose(['Tamil']);
    expect(chosen()).toEqual(['Tamil']);
    expect(window.document.cookie).toMatch(
      /^languages=%5B%22Tamil%22%5D; path=\/; samesite=lax; max-age=\d{8}$/,
    );
    become('u2');
    await settle();
    expect(chosen()).toBeNull();
    expect(window.document.cookie).toContain('max-age=0');
    become(null);
    expect(contentLanguages.get()).toBeNull();
    become('u1');
    expect(chosen()).toEqual(['Tamil']);
    expect(area.getItem(contentLanguagesKey('u1'))).toBe('["Tamil"]');
  });

  it('are of nobody else: a late response to the account before changes nothing', async () => {
    let respond = () => {};
    const { area, contentLanguages, become } = start(
      'u1',
      {},
      {
        chooseContent: (_uid, { languages }) =>
          new Promise((resolve) => {
            respond = () => resolve({ languages });
          }),
      },
    );
    await settle();
    contentLanguages.get()?.choose(['Tamil']);
    await settle();
    become('u2');
    await settle();
    area.removeItem(contentLanguagesKey('u1'));
    expect(contentLanguages.get()).toMatchObject({ hasNeverChosen: true });
    respond();
    await settle();
    expect(contentLanguages.get()).toMatchObject({ hasNeverChosen: true });
    expect(area.getItem(contentLanguagesKey('u1'))).toBeNull();
  });

  it('follow another tab, and are fetched again where what is stored is damaged', async () => {
    const { area, tab, contentLanguages, chosen } = start('u1', { [contentLanguagesKey('u1')]: '["Tamil"' });
    expect(contentLanguages.get()).toMatchObject({ chosen: null, hasNeverChosen: false });
    area.setItem(contentLanguagesKey('u1'), '["Odia"]');
    tab.dispatchEvent(new Event('storage'));
    expect(chosen()).toEqual(['Odia']);
  });

  it('are the latest choice of all devices', async () => {
    const { chosen, contentLanguages, language } = start(
      'u1',
      { [contentLanguagesKey('u1')]: '["Tamil"]' },
      { findContent: async () => ({ languages: ['Urdu'] }) },
    );
    await settle();
    expect(chosen()).toEqual(['Urdu']);
    expect(contentLanguages.get()?.hasNeverChosen).toBe(false);
    contentLanguages.get()?.choose([]);
    await settle();
    expect(language.chooseContent).toHaveBeenCalledExactlyOnceWith('u1', {
      languages: [],
      age: expect.any(Number),
    });
    expect(chosen()).toEqual([]);
  });

  it('are sent as they are in this browser the day that the server knows the call', async () => {
    const { language, chosen } = start('u1', { [contentLanguagesKey('u1')]: '["Tamil"]' });
    await settle();
    expect(language.chooseContent).toHaveBeenCalledExactlyOnceWith('u1', {
      languages: ['Tamil'],
      age: expect.any(Number),
    });
    expect(chosen()).toEqual(['Tamil']);
  });

  it('are this browser’s alone where the server doesn’t know the calls', async () => {
    const { contentLanguages, chosen } = start(
      'u1',
      {},
      {
        findContent: async () => null,
        chooseContent: () => Promise.reject(refusal(404)),
      },
    );
    await settle();
    expect(contentLanguages.get()?.hasNeverChosen).toBe(true);
    contentLanguages.get()?.choose(['Odia']);
    await settle();
    expect(chosen()).toEqual(['Odia']);
  });

  it('count as unknown, not as never chosen, where they can’t be fetched', async () => {
    const { contentLanguages } = start('u1', {}, { findContent: () => Promise.reject(refusal(503)) });
    await settle();
    expect(contentLanguages.get()).toMatchObject({ chosen: null, hasNeverChosen: false });
  });

  it('let go of what is in the order before, but leave what is seen as it is', async () => {
    const { queryClient, contentLanguages } = start('u1');
    await settle();
    const isThere = () => queryClient.getQueryData(['content', 'list', 'news']) !== undefined;
    queryClient.setQueryData(['content', 'list', 'news'], { items: [] });
    queryClient.setQueryData(['content', 'series', '1'], {});
    contentLanguages.get()?.choose(['Tamil']);
    expect(isThere()).toBe(false);
    expect(queryClient.getQueryData(['content', 'series', '1'])).toBeDefined();
  });

  it('let what is seen be fetched again only where the order changes', async () => {
    const { queryClient, contentLanguages } = start('u1');
    await settle();
    const load = vi.fn(async () => ({ items: [] }));
    const stop = new QueryObserver(queryClient, {
      queryKey: ['content', 'list', 'news'],
      queryFn: load,
    }).subscribe(() => {});
    await settle();
    contentLanguages.get()?.choose([]);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    contentLanguages.get()?.choose(['Tamil']);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    contentLanguages.get()?.choose(['Tamil']);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    contentLanguages.get()?.choose([]);
    await settle();
    expect(load).toHaveBeenCalledTimes(3);
    stop();
  });

  it('keep what is there where none were chosen: the order is the same', async () => {
    const { queryClient, chosen } = start('u1', {}, { findContent: async () => ({ languages: [] }) });
    queryClient.setQueryData(['content', 'list', 'news'], { items: [] });
    await settle();
    expect(chosen()).toEqual([]);
    expect(queryClient.getQueryData(['content', 'list', 'news'])).toBeDefined();
  });
});
