import { awkwardItems, MARKUP, UNSAFE } from './support/awkward';
import { CONTENT, follow, open, pageKinds } from './support/pages';
import { expect, type Page, test } from './support/visitor';

test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

/** The responses for any list and any detail hold the same awkward things. */
async function serveAwkward(page: Page) {
  const items = awkwardItems();
  const list = JSON.stringify(items);
  await page.route(CONTENT, (route) => {
    const { pathname } = new URL(route.request().url());
    const isDetail = /\/[^/]+\/some-id$|\/awkward[^/]*$/.test(pathname);
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const byId = (wanted: string) => items.find((item) => item?.id === wanted);
    const one = byId(id) ?? byId('awkward-markup');
    const body = isDetail ? JSON.stringify(one) : list;
    return route.fulfill({ contentType: 'application/json', body });
  });
}

/** What must hold of every page, whatever it shows. */
async function expectWhole(page: Page) {
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  const facts = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    unsafe: [...document.querySelectorAll('a[href], img[src], video[src], source[srcset], iframe[src]')]
      .flatMap((element) => ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? ''))
      .filter((address) => /^\s*(javascript|data|vbscript|blob):/i.test(address)),
    ran: 'hacked' in globalThis,
    injected: document.querySelectorAll('main script, main img[onerror], main b#markup, main style').length,
    wholeText: document.body.textContent?.length ?? 0,
  }));
  expect(facts).toMatchObject({ unsafe: [], ran: false, injected: 0 });
  expect(facts.overflow).toBeLessThanOrEqual(0);
  expect(facts.wholeText).toBeLessThan(1_000_000);
}

test('every kind of page shows awkward fields as text: nothing runs, nothing is wider than the screen', async ({
  page,
}) => {
  const skipped: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('item.skipped')) skipped.push(message.text());
  });
  await serveAwkward(page);
  for (const { route, address } of pageKinds) {
    await test.step(route, async () => {
      await open(page, address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
      await expectWhole(page);
    });
  }
  expect(skipped.length).toBeGreaterThanOrEqual(pageKinds.length - 3);
});

test('each awkward title opens, and none breaks its page', async ({ page }) => {
  await serveAwkward(page);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const item of awkwardItems()) {
    const id = item?.id;
    if (typeof id !== 'string' || !id.startsWith('awkward')) continue;
    for (const address of [`/video/${id}`, `/series/${id}`]) {
      await test.step(address, async () => {
        await follow(page, address);
        const shown = page.getByRole('main').getByRole('heading').first();
        await expect(shown).not.toHaveText('Privacy Policy');
        await expectWhole(page);
      });
    }
  }
});

test('markup and scripts in a title are shown as text', async ({ page }) => {
  await serveAwkward(page);
  await page.goto('/video/awkward-markup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARKUP);
  await expect(page).toHaveTitle(/<script>/);
  await expect(page.getByRole('list', { name: 'More Like This' })).toBeVisible();
  for (const address of UNSAFE) expect(await page.content()).not.toContain(`"${address}"`);
});
