import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { LOCALE_PARAMETER, SAVES_DATA_COOKIE } from '@chalchitra/api/constants';
import { FAILURE_ELEMENT_ID } from '@chalchitra/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { FAILED_EVENT, WORKER_FILE } from '../apps/web/src/head/head.constants';
import { changeKey, storeChange } from '../apps/web/src/platform/outbox/keys';
import { createStore, type KeyValueStore } from '../apps/web/src/platform/storage';
import {
  RECENTLY_WATCHED_KEY,
  RECENTLY_WATCHED_OWNER_KEY,
  TOKEN_KEY,
  WATCHLIST_NAME,
} from '../apps/web/src/platform/storageKeys';
import { createArea } from '../apps/web/src/platform/testing/createArea';
import { sampleTitle } from '../apps/web/src/platform/testing/sampleTitle';
import { storeWatchlist } from '../apps/web/src/platform/viewing/storedWatchlist';
import { asideKey } from '../apps/web/src/platform/viewing/watchedItems';
import { paths } from '../apps/web/src/routes/paths';
import { fillHead } from '../apps/web/vite.head';
import { root } from './install.mjs';

const page = await fillHead(readFileSync(join(root, 'apps/web/index.html'), 'utf8'));
const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
/** A token for a user, with the characters of base64url that base64 doesn't have. */
const tokenOf = (sub: string) =>
  `a.${Buffer.from(JSON.stringify({ sub, name: '???>>>' })).toString('base64url')}.c`;
const signedIn = { [TOKEN_KEY]: tokenOf('u1') };
const worker = `/${WORKER_FILE}`;

/** What the storage holds after something was stored in it. */
function stored(store: (local: KeyValueStore) => void): Record<string, string> {
  const entries: Record<string, string> = {};
  store(createStore(() => createArea(entries)));
  return entries;
}

interface Visit {
  path: string;
  /** What follows the path in the address. */
  rest?: string;
  /** The address that the entry's visitor is to come back to. */
  from?: string;
  /** Whose page the server has rendered. */
  renderedFor?: 'users' | 'guests';
  local?: Record<string, string>;
  session?: Record<string, string>;
  isBlocked?: boolean;
  cookie?: string;
  /** What the browser reports of its connection. */
  connection?: { saveData: boolean };
}

/** Runs the page's inline scripts, as they are built, as a browser would: where they lead, whether they hide the page or keep space for a shelf, and what they register once the page is loaded. */
function visit({
  path,
  rest = '',
  from,
  renderedFor,
  local = {},
  session = {},
  isBlocked = false,
  cookie = '',
  connection,
}: Visit) {
  const dataset: Record<string, string> = renderedFor === undefined ? {} : { renderedFor };
  const documentElement = { dataset, hidden: false };
  const left: string[] = [];
  const remembered: unknown[] = [];
  const registered: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const dialog = { showModal: vi.fn() };
  const register = async (path: string) => registered.push(path);
  const storage = (entries: Record<string, string>) => ({
    ...entries,
    getItem(key: string) {
      if (isBlocked) throw new Error('blocked');
      return entries[key] ?? null;
    },
  });
  const page = {
    document: {
      documentElement,
      cookie,
      getElementById: (id: string) => (id === FAILURE_ELEMENT_ID ? dialog : null),
    },
    URL,
    atob,
    location: {
      href: `https://films.example${path}${rest}`,
      origin: 'https://films.example',
      pathname: path,
      reload() {},
    },
    history: {
      state: from === undefined ? null : { usr: { from } },
      pushState(state: unknown, _title: string, to: string) {
        remembered.push(state);
        left.push(to);
      },
      replaceState(state: unknown, _title: string, to: string) {
        remembered.push(state);
        left.push(to);
      },
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    navigator: { serviceWorker: { register }, connection },
    localStorage: storage(local),
    sessionStorage: storage(session),
  };
  for (const script of inline) runInNewContext(script, { ...page, window: page });
  const early = registered.length;
  const fire = (type: string, event: object = {}) => listeners.get(type)?.(event);
  fire('load');
  return {
    left,
    remembered,
    get isHidden() {
      return documentElement.hidden;
    },
    fire,
    get failures() {
      return dialog.showModal.mock.calls.length;
    },
    keeps: dataset.keeps,
    savesData: 'savesData' in dataset,
    early,
    registered,
  };
}

describe('the script before the first paint (spec §14)', () => {
  it.each([
    ['without a token', {}],
    ['where storage is blocked', { isBlocked: true }],
  ])('sends a visitor %s from / to /login, and shows nothing', (_name, state) =>
    expect(visit({ path: '/', renderedFor: 'users', ...state })).toMatchObject({
      left: [paths.login],
      isHidden: true,
    }),
  );

  it.each([
    ['#recently-watched', '/#recently-watched'],
    ['?all&q=a%20b', '/?all&q=a%20b'],
    [`?${LOCALE_PARAMETER}=hi&x=1#part`, '/?x=1#part'],
    [`?${LOCALE_PARAMETER}=hi`, '/'],
  ])('remembers of /%s what is opened after signing in', (rest, from) =>
    expect(visit({ path: '/', rest, renderedFor: 'users' }).remembered).toEqual([{ usr: { from } }]),
  );

  it.each([
    ['a remembered token', { path: '/', renderedFor: 'users', local: signedIn }],
    ['the token of this tab', { path: '/', renderedFor: 'users', session: signedIn }],
    ['no token, on a page for guests', { path: paths.privacyPolicy, renderedFor: 'guests' }],
    ['no token, on a page that the browser renders', { path: '/movies' }],
  ] as const)('stays with %s', (_name, state) =>
    expect(visit(state)).toMatchObject({ left: [], isHidden: false }),
  );

  it.each([
    [
      'a guests’ page',
      '/movies/short',
      { href: 'https://films.example/register' },
      ['https://films.example/register'],
    ],
    ['a page, from one that was opened by itself', undefined, { href: 'https://films.example/register' }, []],
    ['its own parts', '/movies/short', { href: 'https://films.example/login#main' }, []],
    ['another site', '/movies/short', { href: 'https://elsewhere.example/' }, []],
    ['another tab', '/movies/short', { href: 'https://films.example/register', target: '_blank' }, []],
  ] as const)(
    'takes along, by a link to %s, what a guest is to come back to, or leaves it to the browser',
    (_name, from, link, left) => {
      const page = visit({ path: paths.login, ...(from && { from }) });
      const { origin, pathname } = new URL(link.href);
      const anchor = { target: '', origin, pathname, ...link };
      const preventDefault = vi.fn();
      const closest = (selector: string) => (selector === 'a' ? anchor : null);
      page.fire('click', { target: { closest }, preventDefault });
      expect(page.left).toEqual(left);
      expect(page.remembered).toEqual(left.map(() => ({ usr: { from: '/movies/short' } })));
      expect(preventDefault).toHaveBeenCalledTimes(left.length);
    },
  );

  it('hides from users what was rendered for guests', () =>
    expect(visit({ path: paths.login, renderedFor: 'guests', local: signedIn })).toMatchObject({
      left: [],
      isHidden: true,
    }));

  const title = sampleTitle('1');
  const listed = stored((local) => storeWatchlist(local, 'u1', [{ title, addedAt: null }]));
  const emptied = stored((local) => storeWatchlist(local, 'u1', []));
  const waiting = stored((local) =>
    storeChange(local, changeKey('u1', WATCHLIST_NAME, '1'), { at: 1, body: { title, isListed: true } }),
  );
  it.each([
    [{ [RECENTLY_WATCHED_KEY]: '[{"id":"1"}]', ...listed }, 'recentlyWatched watchlist'],
    [{ [RECENTLY_WATCHED_KEY]: '[]', ...emptied }, ''],
    [listed, 'watchlist'],
    [waiting, 'watchlist'],
    [{ [RECENTLY_WATCHED_KEY]: '[{"id":"1"}]', [RECENTLY_WATCHED_OWNER_KEY]: 'u1' }, 'recentlyWatched'],
    [
      { [asideKey('u1')]: '[{"id":"1"}]', [RECENTLY_WATCHED_KEY]: '[]', [RECENTLY_WATCHED_OWNER_KEY]: 'u2' },
      'recentlyWatched',
    ],
    [{ ...listed, [TOKEN_KEY]: 'unreadable' }, undefined],
    [{}, ''],
  ])('keeps the space of the rows that have items: with %j that of “%s”', (local, keeps) =>
    expect(visit({ path: '/', local: { ...signedIn, ...local } }).keeps).toBe(keeps),
  );

  it('keeps no space for what another account has in this browser (spec §3)', () => {
    const others = {
      [RECENTLY_WATCHED_KEY]: '[{"id":"1"}]',
      [RECENTLY_WATCHED_OWNER_KEY]: 'u1',
      [asideKey('u1')]: '[{"id":"1"}]',
    };
    const local = { ...others, ...listed, ...waiting };
    for (const uid of ['u2', 'u']) {
      expect(visit({ path: '/', local: { ...local, [TOKEN_KEY]: tokenOf(uid) } }).keeps).toBe('');
    }
  });

  it.each([
    ['', false, false],
    ['', true, true],
    [`${SAVES_DATA_COOKIE}=1`, false, true],
    [`lang=hi; ${SAVES_DATA_COOKIE}=0`, true, false],
  ])(
    'with the cookie “%s” and a browser that asks to save data: %s, marks the page: %s (spec §19)',
    (cookie, saveData, isMarked) =>
      expect(visit({ path: '/', cookie, connection: { saveData } }).savesData).toBe(isMarked),
  );

  it('registers the service worker once the page is loaded, for users alone', () => {
    expect(visit({ path: '/movies', local: signedIn })).toMatchObject({
      early: 0,
      registered: [worker],
    });
    expect(visit({ path: paths.privacyPolicy }).registered).toEqual([]);
  });
});

describe('the script of the page’s head, where the app can’t be started (spec §8)', () => {
  const broken = { target: { localName: 'script', type: 'module' } };

  it.each([
    ['the app’s code', 'error', broken],
    ['its start', FAILED_EVENT, {}],
  ])('says that %s has failed, and shows what was hidden', (_name, type, event) => {
    const page = visit({ path: paths.login, renderedFor: 'guests', local: signedIn });
    expect([page.isHidden, page.failures]).toEqual([true, 0]);
    page.fire(type, event);
    expect([page.isHidden, page.failures]).toEqual([false, 1]);
  });

  it('says nothing of a picture, nor of a script of others', () => {
    const page = visit({ path: paths.login, renderedFor: 'guests' });
    page.fire('error', { target: { localName: 'img' } });
    page.fire('error', { target: { localName: 'script', type: '' } });
    expect(page.failures).toBe(0);
  });

  it('says it again for a form that is posted, which is never sent without the app', () => {
    const page = visit({ path: paths.login, renderedFor: 'guests' });
    const submit = { target: { method: 'post' }, preventDefault: vi.fn() };
    page.fire('submit', submit);
    expect(page.failures).toBe(0);
    page.fire('error', broken);
    page.fire('submit', submit);
    expect(submit.preventDefault).toHaveBeenCalledTimes(2);
    expect(page.failures).toBe(2);
  });
});
