import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { runtimeSettingsSchema } from '@chalchitra/api/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { readSettings } from '../settings/settings';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { contentPolicy, permissionsPolicy } from './contentPolicy';

const INLINE = "document.documentElement.dataset.ready = '';";
const INDEX = `<!doctype html><html lang="en" dir="ltr"><head><title>Chalchitra</title><script>${INLINE}</script>
<!--app-settings--><!--app-early--><script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/libraries.js"></head><body><!--app-preloads--><div id="app"><!--app-html--></div><!--app-failure--><!--app-state--></body></html>`;
const ENTRY = `export const pagePreloads = async (path, locale, whatPlays) => {
  if (path === '/movies') return { early: '', styles: '', preloads: '<link rel="modulepreload" href="/assets/movies.js">', isAppLater: false };
  if (path === '/register') return { early: '', styles: '', preloads: '<link rel="modulepreload" href="/assets/register.js">', isAppLater: false };
  if (!path.startsWith('/video/')) return { early: '', styles: '', preloads: '', isAppLater: false };
  const { kind, isPlaylist } = await whatPlays(path.slice(7));
  const name = isPlaylist ? 'playlist' : 'video';
  return {
    early: '<script defer src="/assets/early.js" data-kind="' + kind + '"></script>',
    styles: '<link rel="stylesheet" href="/assets/video.css">',
    preloads: '<link rel="modulepreload" href="/assets/' + name + '.js">',
    isAppLater: isPlaylist,
  };
};
export const renderedWithData = (path, { servers }) => {
  if (path.startsWith('/creators/')) return path === new URL(path, 'http://localhost').pathname ? 'withoutQuery' : 'byBrowser';
  if (path === '/movies' && !servers.content.startsWith('/')) return 'byBrowser';
  return { '/': 'always', '/movies': 'withoutQuery' }[path];
};
export const titleIn = (path) => {
  const [, page, id] = /^\\/(video|series)\\/([^/]+)\\/?$/.exec(path) ?? [];
  return page === undefined ? null : { id, path: '/' + page + '/' + id };
};
export const creatorIn = (path) => path.startsWith('/creators/') ? decodeURIComponent(path.slice(10)) : null;
export const titleHead = async (title, url) => '<title>' + title.name + '</title><meta property="og:url" content="' + url + '"><meta property="og:image" content="' + title.pictureUrl + '">';
export const webManifestText = async (locale, { brand }) => JSON.stringify({ name: brand.name, lang: locale });
export async function renderPage({ url, locale, settings, languages, savesData, respond }) {
  if (url.startsWith('/video/')) return { html: '<p>Loading</p>', early: '', styles: '', preloads: '', isAppLater: false, state: '' };
  if (url === '/register') return { renderedFor: 'guests', html: '<form></form>', early: '', styles: '', preloads: '', isAppLater: false, state: '<!--state-->' };
  if (url.startsWith('/creators/')) return { renderedFor: 'users', html: '<h1>' + decodeURIComponent(url) + '</h1>', early: '', styles: '', preloads: '', isAppLater: false, state: '<!--state-->', languages: [] };
  if (url === '/movies') return { renderedFor: 'users', html: '<h1>Movies</h1>', early: '', styles: '', preloads: '', isAppLater: false, state: '<!--state-->' };
  if (url !== '/') return null;
  const items = await (await respond(settings.servers.content + '/api/videos')).json();
  if (items[0].name === 'Broken') throw new Error('Broken');
  return { renderedFor: 'users', savesData, html: '<h1>$& ' + items[0].name + '</h1><p>' + locale + '</p>' + languages.map((one) => '<b>' + one + '</b>').join('') + (savesData ? '<i>smaller</i>' : ''), languages: ['Hindi', 'Tamil'], early: '', styles: '<link rel="stylesheet" href="/assets/home.css">', preloads: '<link rel="modulepreload" href="/assets/home.js">', isAppLater: false, state: '<!--state-->' };
}`;

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-web-'));
const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
put('client/index.html', INDEX);
const MAIN = `console.log(${JSON.stringify('x'.repeat(2000))});`;
put('client/assets/main.js', MAIN);
// Unlike what the server would make of it.
const SMALLER = brotliCompressSync(MAIN, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
writeFileSync(join(folder, 'client/assets/main.js.br'), SMALLER);
const STYLES = 'h1{color:red}';
put('client/assets/home.css', STYLES);
put('client/sw.js', '// keeps');
put('client/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
put('client/.vite/manifest.json', '{}');
put('server/entry.js', ENTRY);
put('server/package.json', '{"type":"module"}');

/** The sample catalogue's items, one with another name. */
function renamed(id: string, name: string) {
  const { items } = sampleCatalogue();
  return Object.fromEntries(
    Object.entries(items).map(([key, item]) => [key, key === id ? { ...item, name } : item]),
  );
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BRAND_NAME: 'Nāṭak <&> Co' }, { webFolder: folder });
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('pages', () => {
  test('are sent for an id with a NUL too, which nothing is found under', async () => {
    const response = await fetch(`${server.url}/video/%00`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('video.js');
  });

  test('carry the settings in force, inert, and the brand’s name', async () => {
    const response = await fetch(`${server.url}/login`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const page = await response.text();
    const [, block = ''] =
      /<script type="application\/json" id="chalchitra-settings">(.*?)<\/script>/s.exec(page) ?? [];
    expect(block).not.toContain('<');
    const settings = parse(runtimeSettingsSchema, JSON.parse(block));
    expect(settings.brand.name).toBe('Nāṭak <&> Co');
    expect(settings.firebase.emulator).toBe(true);
    expect(page).toContain('<title>Nāṭak &lt;&amp;> Co</title>');
    expect(page).toContain('<div id="app"></div>');
  });

  test('have the words for an app that can’t be started, in the reader’s language', async () => {
    const wordsIn = async (tag: string) =>
      /<dialog id="chalchitra-failure">(.*?)<\/dialog>/.exec(
        await (await fetch(`${server.url}/login?lang=${tag}`)).text(),
      )?.[1];
    expect(await wordsIn('en')).toMatch(/^<p>This page could not be loaded\..*<a href="">Try again<\/a>$/);
    expect(await wordsIn('hi')).toMatch(/^<p>[^a-z]+<\/p><a href="">[^a-z]+<\/a>$/);
  });

  test('say in the reader’s language that they need scripts, where there are none', async () => {
    const wordsIn = async (tag: string) =>
      /<noscript><p>(.*?)<\/p><\/noscript>/.exec(
        await (await fetch(`${server.url}/?lang=${tag}`)).text(),
      )?.[1];
    expect(await wordsIn('en')).toMatch(/^This site needs JavaScript\./);
    expect(await wordsIn('hi')).toMatch(/^[^a-z]+ JavaScript [^a-z]+$/);
  });

  test('are guarded: inline code by hash, no framing, pop-ups keep their opener', async () => {
    const { headers } = await fetch(`${server.url}/subscription`);
    const policy = headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://apis.google.com;`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('picture-in-picture=()');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('name what their address loads, and in their head what runs before the app is loaded', async () => {
    const textOf = async (path: string) => (await fetch(`${server.url}${path}`)).text();
    const video = await textOf('/video/7');
    expect(video).toContain('<link rel="modulepreload" href="/assets/video.js">');
    expect(video).toContain('<script defer src="/assets/early.js" data-kind="null"></script>');
    expect(video).toContain('<div id="app"><p>Loading</p></div>');
    expect(video).not.toContain('<template');
    expect(await textOf('/login')).not.toMatch(/playlist|early/);
  });

  test('leave the app for later where a playlist comes first, and name the kind of the item', async () => {
    const [id] =
      Object.entries(sampleCatalogue().items).find(([, { video_url: url }]) => url?.endsWith('.m3u8')) ?? [];
    const page = await (await fetch(`${server.url}/video/${id}`)).text();
    const [, later = ''] = /<template id="chalchitra-app">(.*?)<\/template>/s.exec(page) ?? [];
    expect(later.match(/(src|href)="[^"]+"/g)).toEqual([
      'src="/assets/main.js"',
      'href="/assets/libraries.js"',
      'href="/assets/playlist.js"',
    ]);
    expect(later.match(/fetchpriority="low"/g)).toHaveLength(3);
    expect(page.replace(later, '')).not.toContain('/assets/playlist.js');
    expect(page.replace(later, '')).toContain('/assets/video.css');
    expect(page.replace(later, '')).not.toContain('/assets/main.js');
    expect(page).toMatch(/data-kind="(?!null)[a-z-]+"/);
  });

  test('say in their head which title they show, and nothing of one that isn’t there', async () => {
    const headOf = async (path: string) => {
      const page = await (await fetch(`${server.url}${path}`)).text();
      return page.slice(0, page.indexOf('</head>'));
    };
    const [id, { name }] = Object.entries(sampleCatalogue().items)[0] as [string, { name: string }];
    const publicUrl = server.settings.publicUrl;
    const head = await headOf(`/video/${id}`);
    expect(head).toContain(`<title>${name}</title>`);
    expect(head).toContain(`property="og:url" content="${publicUrl}/video/${id}"`);
    expect(await headOf(`/video/${id}/`)).toBe(head);
    // The sample catalogue's folder has no picture for messengers, so the page's own is named.
    expect(head).toContain(`property="og:image" content="${publicUrl}/artwork/one/wide-1600.avif"`);
    expect(await headOf('/video/nobody-knows')).toContain('<title>Nāṭak &lt;&amp;> Co</title>');
    await loadCatalogue(server.database, { ...sampleCatalogue(), items: renamed(id, 'New name') }, 'renamed');
    await expect.poll(() => headOf(`/video/${id}`)).toContain('<title>New name</title>');
    await loadCatalogue(server.database, sampleCatalogue(), 'test');
  });

  test.each([
    '/',
    '/video/a.b',
    '/no/such/page',
    '/creators',
    '/posts',
    '/video/trailer.mp4',
    '/series/part%2F1.json',
    '/creators/%E0%A4%86%E0%A4%B6%E0%A4%BE%20%F0%9F%8E%AC.png',
    '/video/a%3Fb%23c%25d',
    '/video/100%',
    '/video/%E0%A4%A',
    '/video/..%2F..%2Fassets%2Fmain.js',
    '/video/%2E%2E%2F%2E%2E%2Fetc%2Fpasswd',
    '/series/%00',
  ])('%s is one', async (path) => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('id="chalchitra-settings"');
  });

  test('of creators are each sent at their own address alone', async () => {
    const appAt = async (path: string) => {
      const page = await (await fetch(server.url + path)).text();
      return /<div id="app">(.*?)<\/div>/s.exec(page)?.[1];
    };
    const sample = sampleCatalogue();
    const creators = sample.creators.flatMap((creator) =>
      ['a b', 'आ', 'c1'].map((id) => ({ ...creator, id, username: id, posts: [] })),
    );
    await loadCatalogue(server.database, { ...sample, creators }, 'creators');
    await expect.poll(() => appAt('/creators/a%20b')).toBe('<h1>/creators/a b</h1>');
    expect(await appAt('/creators/%E0%A4%86')).toBe('<h1>/creators/आ</h1>');
    expect(await appAt('/creators/c1?post=7')).toBe('');
    expect(await appAt('/creators/nobody')).toBe('');
    await loadCatalogue(server.database, sample, 'test');
  });

  test('at home are prerendered from the public lists, again when the catalogue changes', async () => {
    const home = async () => (await fetch(`${server.url}/`)).text();
    // What was rendered at the start, before this file's catalogue was loaded, is replaced beside the first requests.
    await expect.poll(home).toContain('<div id="app"><h1>$& Title in-videos</h1><p>en</p></div>');
    const catalogue = sampleCatalogue();
    const item = catalogue.items['in-videos'];
    if (item !== undefined) item.name = 'Renamed';
    await loadCatalogue(server.database, catalogue, 'test');
    await expect.poll(home).toContain('<h1>$& Renamed</h1>');
    if (item !== undefined) item.name = 'Broken';
    await loadCatalogue(server.database, catalogue, 'test');
    await expect.poll(home).toContain('<div id="app"></div>');
  });

  test('at home hold their styles, allowed by hash, and name the code behind what is seen', async () => {
    await loadCatalogue(server.database, sampleCatalogue(), 'test');
    const home = async () => (await fetch(`${server.url}/`)).text();
    await expect.poll(home).toContain('<h1>');
    const response = await fetch(`${server.url}/`);
    const page = await response.text();
    expect(page).toContain(
      `<style>${STYLES}</style><link rel="stylesheet" href="/assets/home.css" disabled>`,
    );
    const hash = createHash('sha256').update(STYLES).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    const code = ['main', 'libraries', 'home'].map((name) => page.indexOf(`/assets/${name}.js`));
    expect(Math.min(...code)).toBeGreaterThan(page.indexOf('</h1>'));
    expect(page.match(/fetchpriority="low"/g)).toHaveLength(code.length);
    const login = await fetch(`${server.url}/login`);
    expect(login.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(await login.text()).not.toContain('fetchpriority');
  });

  test('that a query changes are left to the browser where they have one', async () => {
    const page = async (path: string) => (await fetch(`${server.url}${path}`)).text();
    expect(await page('/movies')).toContain('<div id="app"><h1>Movies</h1></div>');
    expect(await page('/movies?lang=en')).toContain('<div id="app"><h1>Movies</h1></div>');
    expect(await page('/movies?genre=Drama')).toContain('<div id="app"></div>');
  });

  test('say for whom they are rendered', async () => {
    const page = async (path: string) => (await fetch(`${server.url}${path}`)).text();
    expect(await page('/register')).toContain('<html lang="en" dir="ltr" data-rendered-for="guests">');
    expect(await page('/nowhere')).toContain('<html lang="en" dir="ltr">');
  });

  test('are written and rendered in their language, each cached by itself', async () => {
    await loadCatalogue(server.database, sampleCatalogue(), 'test');
    const pageOf = async (path: string, cookie = '') => {
      const response = await fetch(`${server.url}${path}`, { headers: { cookie } });
      const text = await response.text();
      return {
        language: response.headers.get('content-language'),
        etag: response.headers.get('etag'),
        tag: /<html[^>]*>/.exec(text)?.[0],
        rendered: /<p>([^<]*)<\/p>/.exec(text)?.[1],
      };
    };
    await expect.poll(async () => (await pageOf('/')).rendered).toBe('en');
    const english = await pageOf('/');
    expect(english).toMatchObject({
      language: 'en',
      tag: '<html lang="en" dir="ltr" data-rendered-for="users">',
    });
    const chosen = await pageOf('/?lang=ar-XB');
    expect(chosen).toMatchObject({
      language: 'ar-XB',
      tag: '<html lang="ar-XB" dir="rtl" data-rendered-for="users">',
      rendered: 'ar-XB',
    });
    expect(chosen.etag).not.toBe(english.etag);
    expect(await pageOf('/', 'lang=ar-XB')).toEqual(chosen);
    expect(await pageOf('/')).toEqual(english);
    const login = await pageOf('/login', 'lang=en-XA');
    expect(login.tag).toBe('<html lang="en-XA" dir="ltr">');
    expect((await pageOf('/login')).tag).toBe('<html lang="en" dir="ltr">');
  });

  test('are rendered with titles of the languages first that a cookie names, as far as the page has them (spec §16)', async () => {
    await loadCatalogue(server.database, sampleCatalogue(), 'test');
    const pageWith = async (cookie: string) => {
      const response = await fetch(`${server.url}/`, { headers: { cookie } });
      const first = [...(await response.text()).matchAll(/<b>(\w+)<\/b>/g)].map(([, language]) => language);
      return { first, etag: response.headers.get('etag'), vary: response.headers.get('vary') };
    };
    const named = (languages: unknown) => `languages=${encodeURIComponent(JSON.stringify(languages))}`;
    await expect.poll(async () => (await pageWith('')).first, { timeout: 10_000 }).toEqual([]);
    const plain = await pageWith('');
    expect(plain.vary).toContain('cookie');
    expect((await pageWith(named(['Tamil']))).first).toEqual(['Tamil']);
    const both = await pageWith(named(['Tamil', 'Klingon', 'Hindi']));
    expect(both.first).toEqual(['Hindi', 'Tamil']);
    // Their order doesn't make a page of its own.
    expect(await pageWith(`lang=en; ${named(['Hindi', 'Tamil'])}`)).toEqual(both);
    for (const cookie of [named(['Klingon']), named('Tamil'), named([1]), 'languages=[', 'languages=%'])
      expect(await pageWith(cookie)).toEqual(plain);
    expect(await pageWith('')).toEqual(plain);
  });

  test('are rendered with smaller pictures where a cookie, or on a first visit the browser, says that data is saved (spec §19)', async () => {
    const pageWith = async (headers: Record<string, string>) => {
      const page = await fetch(`${server.url}/`, { headers });
      expect(page.headers.get('vary')).toContain('save-data');
      return page.text();
    };
    const saving = { 'save-data': 'on' };
    const yes = { cookie: 'savesData=1' };
    await expect.poll(() => pageWith(yes), { timeout: 10_000 }).toContain('<i>smaller</i>');
    expect(await pageWith(saving)).toContain('<i>smaller</i>');
    expect(await pageWith(yes)).toContain('data-rendered-for="users" data-rendered-saving>');
    // Whoever turned it off is believed before the browser.
    for (const cookie of ['savesData=', 'savesData=yes', 'savesData=0'])
      expect(await pageWith({ ...saving, cookie })).not.toContain('<i>smaller</i>');
    expect(await pageWith({ 'save-data': 'off' })).not.toContain('<i>smaller</i>');
    expect(await pageWith({})).not.toContain('<i>smaller</i>');
    expect(await pageWith({})).not.toContain('data-rendered-saving');
  });

  test('respond to other methods with 404', async () => {
    expect((await fetch(`${server.url}/login`, { method: 'POST' })).status).toBe(404);
  });
});

describe('files', () => {
  test('with a hash in their name are kept for good, compressed', async () => {
    const response = await fetch(`${server.url}/assets/main.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
    expect(await response.text()).toContain('xxx');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/assets/main.js`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('others are kept for an hour, small ones as they are', async () => {
    const response = await fetch(`${server.url}/icon.svg`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('the service worker is requested each time, and withdrawn by a setting (spec §18)', async () => {
    const worker = await fetch(`${server.url}/sw.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(await worker.text()).toBe('// keeps');
    const withdrawing = await startTestServer({ SERVICE_WORKER: 'off' }, { webFolder: folder });
    onTestFinished(() => withdrawing.close());
    const last = await fetch(`${withdrawing.url}/sw.js`);
    expect(last.headers.get('cache-control')).toBe('no-cache');
    expect(last.headers.get('content-type')).toContain('text/javascript');
    expect(await last.text()).toContain('registration.unregister()');
  });

  test('the web manifest is in the language that its address names, and keeps nothing', async () => {
    const manifest = (query: string, headers = {}) =>
      fetch(`${server.url}/app.webmanifest${query}`, { headers });
    const hindi = await manifest('?lang=hi');
    expect(hindi.headers.get('content-type')).toBe('application/manifest+json');
    expect(hindi.headers.get('set-cookie')).toBeNull();
    expect(await hindi.json()).toEqual({ name: 'Nāṭak <&> Co', lang: 'hi' });
    for (const query of ['', '?lang=xx'])
      expect(await (await manifest(query)).json()).toMatchObject({ lang: 'en' });
  });

  test.each(['/index.html', '/INDEX.HTML'])('%s is a page, which leads on', async (path) => {
    const response = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test.each(['/assets/gone.js', '/gone.css', '/.vite/manifest.json', '/assets/..%2findex.html'])(
    '%s is no page',
    async (path) => {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    },
  );
});

test('pages beyond an address’s allowance are refused in words, and files are not counted', async () => {
  const limited = await startTestServer({ RATE_LIMIT: '1' }, { webFolder: folder });
  onTestFinished(() => limited.close());
  const page = (id: number) =>
    fetch(`${limited.url}/video/unknown-${id}`, { headers: { accept: 'text/html' } });
  const pages = await Promise.all(Array.from({ length: 12 }, (_, id) => page(id)));
  const refused = pages.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(pages.length - refused.length).toBeGreaterThanOrEqual(10);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await refused[0]?.text()).toContain('<h1>Too many requests</h1>');
  expect((await fetch(`${limited.url}/assets/main.js`)).status).toBe(200);
});

test('pages of another server’s lists are sent with the tags for their code alone', async () => {
  const elsewhere = await startTestServer({ CONTENT_URL: 'https://content.example' }, { webFolder: folder });
  onTestFinished(() => elsewhere.close());
  const page = await (await fetch(`${elsewhere.url}/movies`)).text();
  expect(page).toContain('<div id="app"></div>');
  expect(page).toContain('<link rel="modulepreload" href="/assets/movies.js">');
  expect(await (await fetch(`${server.url}/movies`)).text()).toContain('<div id="app"><h1>Movies</h1></div>');
});

test('a title of another server’s catalogue has nothing of ours under its id', async () => {
  const elsewhere = await startTestServer({ CONTENT_URL: 'https://content.example' }, { webFolder: folder });
  onTestFinished(() => elsewhere.close());
  await loadCatalogue(elsewhere.database, sampleCatalogue(), 'test');
  const [id] = Object.keys(sampleCatalogue().items);
  const page = await (await fetch(`${elsewhere.url}/video/${id}`)).text();
  expect(page).not.toContain('og:url');
  expect(page).toContain('data-kind="null"');
});

test('in development pages come from the development server, with the settings', async () => {
  const vite = createServer((request, response) => {
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
    response.end(isPage ? INDEX : `// ${request.url}`);
  });
  await new Promise<void>((resolve) => vite.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void vite.close());
  const address = `http://127.0.0.1:${(vite.address() as AddressInfo).port}`;
  const development = await startTestServer({ WEB_DEV_URL: address });
  onTestFinished(() => development.close());
  const page = await fetch(`${development.url}/movies?lang=en-XA`, { headers: { accept: 'text/html' } });
  const text = await page.text();
  expect(text).toContain('id="chalchitra-settings"');
  expect(text).toContain('<html lang="en-XA" dir="ltr">');
  expect(page.headers.get('set-cookie')).toContain('lang=en-XA;');
  // What a build at the same address has left in a browser goes.
  expect(await (await fetch(`${development.url}/sw.js`)).text()).toContain('registration.unregister()');
  const file = await fetch(`${development.url}/src/main.tsx?v=1`);
  expect(await file.text()).toBe('// /src/main.tsx?v=1');
  vite.closeAllConnections();
  await new Promise((resolve) => vite.close(resolve));
  expect((await fetch(`${development.url}/movies`)).status).toBe(502);
});

test('the policy of a hosted site names the services that its settings name', () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://video.example',
    TRUST_PROXY: '1',
    DATA_DIR: '/nonexistent',
    CONTENT_URL: 'https://content.example/v1',
    FIREBASE_PROJECT_ID: 'video',
    FIREBASE_API_KEY: 'key',
    RAZORPAY_KEY_ID: 'rzp_live_key',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
    MEDIA_ORIGINS: 'https://media.example',
  });
  const policy = Object.fromEntries(
    contentPolicy(settings, { scripts: ["'sha256-x'"], styles: ["'sha256-y'"] })
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive]),
  );
  expect(policy['connect-src']).toBe(
    "connect-src 'self' https://content.example https://media.example https://identitytoolkit.googleapis.com " +
      'https://securetoken.googleapis.com https://*.razorpay.com',
  );
  expect(policy['script-src']).toBe(
    "script-src 'self' 'sha256-x' https://apis.google.com https://*.razorpay.com",
  );
  expect(policy['style-src']).toBe("style-src 'self' 'sha256-y'");
  expect(policy['frame-src']).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com https://video.firebaseapp.com https://*.razorpay.com",
  );
  expect(policy['img-src']).toContain('https://i.ytimg.com');
  expect(policy['media-src']).toBe(
    "media-src 'self' blob: data: https://content.example https://media.example",
  );
  expect(permissionsPolicy(settings)).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
});

test('an edition that the build has put beside a file is what is sent of it', async () => {
  const response = await fetch(`${server.url}/assets/main.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-length')).toBe(String(SMALLER.length));
  expect(await response.text()).toBe(MAIN);
  expect((await fetch(`${server.url}/assets/main.js.br`)).status).toBe(404);
});

test.each(['/', '/video/in-videos'])('%s from memory is what the ordinary way sends', async (path) => {
  const page = async (address: string, cookie = '') => {
    const response = await fetch(server.url + address, { headers: { cookie } });
    const headers = Object.fromEntries(response.headers);
    delete headers['x-request-id'];
    delete headers.date;
    return { status: response.status, headers, text: await response.text() };
  };
  await page(path);
  expect(await page(path)).toEqual(await page(`${path}?from=mail`));
  const arabic = await page(path, 'lang=ar-XB');
  expect(arabic.headers['content-language']).toBe('ar-XB');
});
