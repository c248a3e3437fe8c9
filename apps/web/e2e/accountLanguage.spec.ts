import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { holdRequests } from './support/heldRequests';
import { test as base, expect, type Page, watchForProblems } from './support/test';
import { createPaidAccount, signIn, signInByRequest, type Viewer } from './support/viewers';

const CALL = '**/services/content/api/language/**';

/** Another device of the same person. */
const test = base.extend<{ openDevice: (options?: BrowserContextOptions) => Promise<Page> }>({
  openDevice: async ({ browser, problems }, use) => {
    const contexts: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      await watchForProblems(context, problems);
      const page = await context.newPage();
      contexts.push(page);
      return page;
    });
    for (const page of contexts) await page.context().close();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The language that the server keeps for a viewer. */
async function kept(request: APIRequestContext, viewer: Viewer): Promise<string | null> {
  const { uid, headers } = await signInByRequest(request, viewer);
  const response = await request.get(`/services/content/api/language/${uid}`, { headers });
  return (await response.json()).language;
}

/** Keeps a language for a viewer, as another device does. */
async function chooseElsewhere(request: APIRequestContext, viewer: Viewer, language: string) {
  const { uid, headers } = await signInByRequest(request, viewer);
  const data = { language, age: 0 };
  const response = await request.put(`/services/content/api/language/${uid}`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
}

const choice = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');
const shown = (page: Page, lang: string) => expect(page.locator('html')).toHaveAttribute('lang', lang);

test('what is chosen on one device opens on another that signs in, where it wanted to go, and the last choice wins (spec §18)', async ({
  page: phone,
  openDevice,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(phone, viewer, '/movies');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Movies');
  await choice(phone).selectOption('hi');
  await shown(phone, 'hi');
  await expect.poll(() => kept(request, viewer)).toBe('hi');

  const television = await openDevice();
  const loaded: string[] = [];
  television.on('request', (call) => {
    if (call.isNavigationRequest() && call.url().includes('lang=')) loaded.push(call.url());
  });
  await signIn(television, viewer, '/movies?genre=Drama');
  await expect(television.getByRole('heading', { level: 1 })).toHaveText('ड्रामा · फ़िल्में');
  await expect(television).toHaveURL(/\/movies\?genre=Drama$/);
  await expect(television.getByRole('region', { name: 'भाषा' })).toHaveCount(0);
  await television.reload();
  await shown(television, 'hi');
  expect(loaded).toHaveLength(1);

  await choice(television).selectOption('ta');
  await shown(television, 'ta');
  await expect.poll(() => kept(request, viewer)).toBe('ta');
  await phone.goto('/movies');
  await shown(phone, 'ta');
});

test('what is chosen before signing in goes to the account, with what waits for a server that fails (spec §18)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await chooseElsewhere(request, viewer, 'mr');
  await page.goto('/login');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('te');
  await shown(page, 'te');
  let failed = 0;
  await page.route(CALL, (route) => {
    failed += 1;
    return route.fulfill({ status: 503, json: {} });
  });
  await page.getByRole('textbox', { name: 'ఈమెయిల్' }).fill(viewer.email);
  await page.locator('input[type="password"]').fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => failed).toBeGreaterThan(0);
  expect(await kept(request, viewer)).toBe('mr');
  await page.unroute(CALL);
  await page.goto('/profile');
  await expect.poll(() => kept(request, viewer)).toBe('te');
  await shown(page, 'te');
});

test('what is chosen while this browser’s storage is full counts, and goes to the account (spec §18)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await chooseElsewhere(request, viewer, 'mr');
  await signIn(page, viewer, '/movies');
  await shown(page, 'mr');
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.reload();
  await choice(page).selectOption('hi');
  await expect.poll(() => kept(request, viewer)).toBe('hi');
  await shown(page, 'hi');
});

test('a page on which something is typed waits, and nothing of it is lost (spec §18)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await chooseElsewhere(request, viewer, 'hi');
  const letThrough = await holdRequests(page, CALL);
  await signIn(page, viewer, '/movies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies');
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await field.fill('nadi');
  const responded = page.waitForResponse(CALL);
  letThrough();
  await responded;
  // Longer than the page takes to look whether anything is under way.
  await page.waitForFunction(async () => {
    await new Promise((done) => setTimeout(done, 600));
    return true;
  });
  await expect(field).toHaveValue('nadi');
  await shown(page, 'en');
  await field.fill('');
  await page.keyboard.press('Escape');
  await shown(page, 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('फ़िल्में');
});

test('where the server doesn’t know the call, the browser alone keeps the language (spec §18)', async ({
  page,
  openDevice,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const television = await openDevice();
  for (const device of [page, television]) {
    await device.route(CALL, (route) => route.fulfill({ status: 404, json: {} }));
  }
  await signIn(page, viewer, '/movies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies');
  const requested = page.waitForRequest(CALL);
  await choice(page).selectOption('ur');
  await shown(page, 'ur');
  await requested;
  await page.goto('/tv');
  await shown(page, 'ur');
  await signIn(television, viewer, '/movies');
  await expect(television.getByRole('heading', { level: 1 })).toHaveText('Movies');
  await shown(television, 'en');
  expect(await kept(request, viewer)).toBeNull();
});
