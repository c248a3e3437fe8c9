import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8');
const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');

interface Visit {
  path: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  isBlocked?: boolean;
}

/** Runs the page's inline scripts as a browser would: where they lead, whether they keep space for a shelf, and what they register once the page is loaded. */
function visit({ path, local = {}, session = {}, isBlocked = false }: Visit) {
  const dataset: Record<string, string> = {};
  const left: string[] = [];
  const registered: string[] = [];
  const onLoad: (() => void)[] = [];
  const register = async (path: string) => registered.push(path);
  const storage = (entries: Record<string, string>) => ({
    getItem(key: string) {
      if (isBlocked) throw new Error('blocked');
      return entries[key] ?? null;
    },
  });
  const page = {
    document: { documentElement: { dataset } },
    location: { pathname: path, search: '', reload() {} },
    history: { replaceState: (_state: unknown, _title: string, to: string) => left.push(to) },
    addEventListener: (type: string, listener: () => void) => type === 'load' && onLoad.push(listener),
    navigator: { serviceWorker: { register } },
    localStorage: storage(local),
    sessionStorage: storage(session),
  };
  for (const script of inline) runInNewContext(script, { ...page, window: page });
  const early = registered.length;
  for (const listener of onLoad) listener();
  return { left, isSpaceKept: 'recentlyWatched' in dataset, early, registered };
}

describe('the script before the first paint (spec §14)', () => {
  it.each([
    ['without a token', { path: '/' }],
    ['where storage is blocked', { path: '/', isBlocked: true }],
  ])('sends a visitor %s from / to /login', (_name, state) => expect(visit(state).left).toEqual(['/login']));

  it.each([
    ['a remembered token', { path: '/', local: { token: 'a.b.c' } }],
    ['the token of this tab', { path: '/', session: { token: 'a.b.c' } }],
    ['no token, on another page', { path: '/privacy-policy' }],
  ])('stays with %s', (_name, state) => expect(visit(state).left).toEqual([]));

  it('keeps the space of Recently Watched only where it has items', () => {
    const token = 'a.b.c';
    const keepsSpace = (local: Record<string, string>) => visit({ path: '/', local }).isSpaceKept;
    expect(keepsSpace({ token, recentlyWatched: '[{"id":"1"}]' })).toBe(true);
    expect(keepsSpace({ token, recentlyWatched: '[]' })).toBe(false);
    expect(keepsSpace({ token })).toBe(false);
  });

  it('registers the service worker once the page is loaded, for users alone', () => {
    expect(visit({ path: '/movies', local: { token: 'a.b.c' } })).toMatchObject({
      early: 0,
      registered: ['/sw.js'],
    });
    expect(visit({ path: '/privacy-policy' }).registered).toEqual([]);
  });
});
