import { describe, expect, it } from 'vitest';
import { pagePreloads, renderedWithData, renderPage } from './entry.server';
import { buildSettings } from './settings/settings.variables';

const settings = buildSettings({});

const item = (list: string, id: string) => ({
  id,
  name: `${list} ${id}`,
  description: '<script>alert(1)</script>',
  thumbnail_web: '/artwork/a/wide-1600.avif',
});

/** Responds to each request with what `bodyOf` returns. */
const withBody = (bodyOf: (path: string) => unknown) => async (path: string) => Response.json(bodyOf(path));

const refuse = () => Promise.reject(new Error('requested'));

const respond = async (path: string) => {
  const list = path.split('/api/')[1] ?? '';
  if (list === 'news') return Response.json({}, { status: 500 });
  return Response.json(list === 'kids' ? [] : [item(list, '1'), item(list, '2')]);
};

describe('renderPage (spec §14)', () => {
  it('renders the hero and the shelves of the home page in order, and passes on what it read', async () => {
    const page = await renderPage({ url: '/', locale: 'en', settings, respond });
    const titles = [...(page?.html ?? '').matchAll(/<h2[^>]*dir="auto"[^>]*>([^<]+)</g)].map(
      ([, text]) => text,
    );
    expect(page?.html).toContain('user-uploads 1');
    expect(titles.filter((title) => !title?.startsWith('user-uploads')).slice(0, 5)).toEqual([
      'Recently Watched',
      'Live TV',
      'Watchlist',
      'Trending in India',
      'Movies',
    ]);
    expect(titles).not.toContain('Kids');
    expect(page?.state).toContain('id="chalchitra-state"');
    // What a server writes into the page can't end the block or begin another.
    expect(page?.state.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(page?.html).not.toContain('<script>alert');
  });

  it('has no boundaries: what is around one that isn’t hydrated yet is rendered again for each', async () => {
    const page = await renderPage({ url: '/', locale: 'en', settings, respond });
    expect(page?.html).toContain('aria-haspopup="menu"');
    expect(page?.html).not.toContain('<!--$');
  });

  it('is as large with lists of 200 items as with lists of 20, and says where there are more', async () => {
    const sizeWith = async (count: number) => {
      const many = withBody((path) =>
        Array.from({ length: count }, (_, index) => item(path.split('/api/')[1] ?? '', `n${index + 100}`)),
      );
      const page = await renderPage({ url: '/', locale: 'en', settings, respond: many });
      return { page, size: (page?.html.length ?? 0) + (page?.state.length ?? 0) };
    };
    const [few, many] = [await sizeWith(20), await sizeWith(200)];
    expect(many.size / few.size).toBeLessThan(1.01);
    expect(many.page?.state).toContain('"isWhole":false');
    expect(many.page?.html).toContain('aria-setsize="-1"');
    expect((await sizeWith(12)).page?.state).not.toContain('"isWhole":false');
  });

  it('has titles of some languages first where they are requested, and says so (spec §16)', async () => {
    const inLanguages = withBody((path) =>
      Array.from({ length: 20 }, (_, index) => ({
        ...item(path.split('/api/')[1] ?? '', String(index)),
        languages: [index === 19 ? 'Tamil' : 'Hindi'],
      })),
    );
    const render = (languages: readonly string[]) =>
      renderPage({ url: '/', locale: 'en', settings, languages, respond: inLanguages });
    const [plain, ordered] = [await render([]), await render(['Tamil', 'Odia'])];
    expect(plain?.languages).toEqual(['Hindi', 'Tamil']);
    expect(plain?.html).not.toContain('news 19');
    expect(plain?.html).not.toContain('href="/profile#content-languages"');
    const places = ['news 19', 'news 0'].map((name) => ordered?.html.indexOf(name) ?? -1);
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0] ?? 0);
    expect(ordered?.html).toMatch(
      /href="\/profile#content-languages"[^>]*>Titles in your languages come first/,
    );
    expect(ordered?.state).toContain('"first":["Tamil"]');
    const listing = await renderPage({
      url: '/tv/news',
      locale: 'en',
      settings,
      languages: ['Tamil'],
      respond: inLanguages,
    });
    expect(listing?.html.indexOf('news 19')).toBeLessThan(listing?.html.indexOf('news 0') ?? 0);
    expect(listing?.html).toContain('Titles in Tamil first');
  });

  it('leaves a list that failed to the browser', async () => {
    const page = await renderPage({ url: '/', locale: 'en', settings, respond });
    expect(page?.html).toContain('News');
    expect(page?.state).not.toContain('"news"');
  });

  it('renders a listing with its shelves, and leaves a very long one to the browser', async () => {
    const render = (count: number) =>
      renderPage({
        url: '/movies',
        locale: 'en',
        settings,
        respond: withBody(() =>
          Array.from({ length: count }, (_, index) => ({
            ...item('videos', `n${index}`),
            genres: ['Drama'],
          })),
        ),
      });
    const page = await render(3);
    expect(page?.renderedFor).toBe('users');
    expect(page?.html).toContain('Movies</h1>');
    expect(page?.html).toContain('>Drama</h2>');
    expect(page?.html).toContain('videos n0');
    expect(page?.state).toContain('videos n2');
    expect(await render(1000)).toBeNull();
  });

  it('renders creators and posts, but a creator under one spelling of their address alone', async () => {
    const creators = [
      { id: 'a b', name: 'Asha', username: 'asha' },
      { id: 'b', name: 'Biju', username: 'biju' },
    ];
    const posts = [
      { id: 'p', type: 'reel', content_url: '/reel.mp4', caption: 'Rain #monsoon', creator_id: 'b' },
      { id: 'q', type: 'image', content_url: '/picture.avif', caption: 'Sun' },
    ];
    const bodies: Record<string, unknown> = {
      '/creators': creators,
      '/creators/a%20b': creators[0],
      '/creators/a%20b/posts': posts,
      '/posts': posts,
    };
    const requests: string[] = [];
    const render = (url: string) =>
      renderPage({
        ...{ url, locale: 'en', settings },
        respond: async (path) => {
          const [, name = ''] = path.split('/services/creators');
          requests.push(name);
          return name in bodies ? Response.json(bodies[name]) : Response.json({}, { status: 404 });
        },
      });
    expect((await render('/creators'))?.html).toMatch(/Asha.*Biju/s);
    expect((await render('/posts'))?.html).toMatch(/Rain.*#monsoon.*Sun/s);
    const page = await render('/creators/a%20b');
    expect(page?.html).toMatch(/<h1[^>]*>[^<]*Asha.*Rain/s);
    expect(page?.renderedFor).toBe('users');
    expect(page?.html).not.toContain('<video');
    expect(await render('/creators/%61%20b')).toBeNull();
    expect(await render('/creators/a%20b/')).toBeNull();
    requests.length = 0;
    expect((await render('/creators/nobody'))?.state).not.toContain('nobody');
    // What is refused is requested once, as by a browser.
    expect(requests).toEqual(['/creators/nobody', '/creators/nobody/posts']);
  });

  it.each(['/watchlist', '/nowhere', '/movies/', '/movies//', '//movies', '//elsewhere/movies'])(
    'leaves %s to the browser',
    async (url) => {
      expect(await renderPage({ url, locale: 'en', settings, respond })).toBeNull();
    },
  );
});

it.each([
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
  ['/privacy-policy', 'Privacy Policy'],
])('renders %s as a guest sees it, from no list', async (url, heading) => {
  const page = await renderPage({
    url,
    locale: 'en',
    settings,
    respond: refuse,
  });
  expect(page?.renderedFor).toBe('guests');
  expect(page?.html).toContain(`${heading}</h1>`);
  expect(page?.html).toContain('href="/login"');
  expect(page?.html).not.toContain('Logout');
});

it('renders the plans, which can be chosen before the code is there (spec §2)', async () => {
  const render = (respondToPlans: () => Promise<Response>) =>
    renderPage({ url: '/subscription', locale: 'en', settings, respond: respondToPlans });
  const plan = { id: 'family', name: 'Family', amount: 199, description: 'Two screens' };
  const page = await render(async () => Response.json({ orders: [plan] }));
  expect(page?.renderedFor).toBe('users');
  expect(page?.html).toMatch(
    /Choose Your Plan<\/h1>.*Family.*₹199.*Two screens.*<button[^>]*>[^<]*Select Plan/s,
  );
  expect(page?.html).not.toContain('disabled=""');
  const pending = await render(refuse);
  expect(pending?.html).toMatch(/Choose Your Plan<\/h1>.*role="status"/s);
});

it.each([
  ['/', 'content'],
  ['/movies', 'content'],
  ['/tv', 'content'],
  ['/creators', 'creators'],
  ['/creators/a', 'creators'],
  ['/posts', 'creators'],
  ['/subscription', 'payments'],
] as const)('leaves %s to the browser where the %s server is another one', async (url, name) => {
  const withOther = { ...settings, servers: { ...settings.servers, [name]: 'https://other.example/v1' } };
  expect(renderedWithData(url, settings)).toBe(url === '/' ? 'always' : 'withoutQuery');
  expect(renderedWithData(url, withOther)).toBe('byBrowser');
  const requests: string[] = [];
  const count = async (path: string) => {
    requests.push(path);
    return Response.json([]);
  };
  expect(await renderPage({ url, locale: 'en', settings: withOther, respond: count })).toBeNull();
  expect(requests).toEqual([]);
  // The lists of the servers that are ours come with their pages.
  await renderPage({ url, locale: 'en', settings, respond: count });
  const { servers } = settings;
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((path) => !path.startsWith(servers[name]))).toEqual([]);
});

it('renders a player’s page as it is before anything of its item is known, the same for all of them (spec §2)', async () => {
  const render = async (url: string) => renderPage({ url, locale: 'en', settings, respond: refuse });
  const page = await render('/video/7');
  expect(page?.html).toContain('role="status"');
  expect(page?.html).toContain('data-early-picture');
  expect(page?.state).toBe('');
  expect((await render('/video/web%2Fseries'))?.html).toBe(page?.html);
});

it('renders a series as it is while it is loading, from no list', async () => {
  const page = await renderPage({
    ...{ url: '/series/7', locale: 'en', settings },
    respond: refuse,
  });
  expect(page?.renderedFor).toBe('users');
  expect(page?.html).toContain('role="status"');
  expect(page?.html).toContain('>Loading');
});

it('looks up what an item plays for the head of its player page alone', async () => {
  const ids: string[] = [];
  const whatPlays = async (id: string) => {
    ids.push(id);
    return { kind: null, isPlaylist: true };
  };
  for (const path of ['/video/7', '/series/7', '/', '/video/%E0%A4%A', '//'])
    await pagePreloads(path, 'en', whatPlays, settings);
  expect(ids).toEqual(['7']);
});
