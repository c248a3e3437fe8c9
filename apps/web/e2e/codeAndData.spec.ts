import { follow, pageKinds, realPages } from './support/pages';
import { play } from './support/playback';
import { expect, test } from './support/visitor';

const FILM = '/video/lamps-on-the-river';

/** The files of the routes themselves; home's is part of the frame, which every visit loads. */
const ROUTE_CODE = /\/assets\/(?:\w+\.route|creatorArea)-[\w-]+\.js$/;

/** The calls for what a page shows. The watchlist and the places are fetched by every page, once it is loaded. */
function dataOf(route: string): RegExp {
  if (route === '/profile') return /^\/services\/payments/;
  if (route === '/watchlist') return /^\/services\/content\/api\/watchlist\//;
  return /^\/services\/(creators|content\/api\/(?!watchlist|places))/;
}

test('every kind of page fetches its data while its code is still on its way', async ({ page, request }) => {
  const held: string[] = [];
  const paths: string[] = [];
  page.on('request', (one) => paths.push(new URL(one.url()).pathname));
  let isHeld = false;
  // What is held never gets a response: the next page is opened again.
  await page.route(ROUTE_CODE, (route) => {
    if (!isHeld) return route.continue();
    held.push(route.request().url());
  });
  const pages = [...(await realPages(request, pageKinds)), { route: '/profile', address: '/profile' }];
  for (const { route, address } of pages.filter((one) => one.route !== '/')) {
    await test.step(route, async () => {
      isHeld = false;
      paths.length = 0;
      await page.goto('/privacy-policy');
      // The header knows who is here once the app runs.
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      isHeld = true;
      held.length = 0;
      await follow(page, address);
      await expect.poll(() => paths.some((path) => dataOf(route).test(path))).toBe(true);
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    });
  }
});

test('every page names all that its entry imports, so that the browser fetches it with the entry', async ({
  request,
}) => {
  const pages = await realPages(request, pageKinds);
  for (const address of ['/login', ...pages.map((one) => one.address)]) {
    const html = await (await request.get(address)).text();
    const [, entry = ''] = /src="(\/assets\/index-[^"]+\.js)"/.exec(html) ?? [];
    const code = await (await request.get(entry)).text();
    const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file]) => file);
    expect(imported.length).toBeGreaterThan(0);
    for (const file of imported) expect(html, address).toContain(`href="/assets/${file}"`);
  }
});

test('after the first action the code of the player is loaded, unless data is saved', async ({ page }) => {
  const isPlayerCode = (url: string) => /\/assets\/(video\.route|siteEngine)-[\w-]+\.js$/.test(url);
  const fetched: string[] = [];
  page.on('request', (one) => isPlayerCode(one.url()) && fetched.push(one.url()));
  const openHome = async () => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-starting');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
  };
  await openHome();
  let moves = 0;
  await expect
    .poll(async () => {
      // A page that still starts doesn’t notice the first movement.
      moves += 1;
      await page.mouse.move(300, 300 + moves);
      return fetched.length;
    })
    .toBe(2);

  await page.evaluate(() => localStorage.setItem('dataSaver', 'on'));
  fetched.length = 0;
  await openHome();
  // Another thing that the first action loads.
  const places = page.waitForResponse(/\/services\/content\/api\/places\//);
  await page.mouse.move(310, 310);
  await places;
  expect(fetched).toEqual([]);
});

test('home and lists show their titles, and a film its first frames, without the formats of Intl', async ({
  page,
}) => {
  // The first that a page makes takes a slow phone a tenth of a second, before it can be pressed.
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    for (const name of [
      'NumberFormat',
      'DateTimeFormat',
      'ListFormat',
      'DisplayNames',
      'Collator',
      'Segmenter',
    ]) {
      const construct = (target: object, args: unknown[]) => {
        made.push(name);
        return Reflect.construct(target as new () => object, args);
      };
      Object.assign(Intl, { [name]: new Proxy(Reflect.get(Intl, name), { construct }) });
    }
  });
  for (const path of ['/', '/movies', '/tv', FILM, '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-starting');
    if (path === FILM) await play(page);
    const made = () => page.evaluate(() => Reflect.get(globalThis, 'made') as string[]);
    // The profile shows days, for which Intl is made.
    if (path === '/profile') await expect.poll(made).not.toEqual([]);
    else expect(await made(), path).toEqual([]);
  }
});
