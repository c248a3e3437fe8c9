import type { Locator } from '@playwright/test';
import { holdApp } from './support/heldRequests';
import { openPlans, payButton } from './support/payments';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, newViewer, signIn } from './support/viewers';

/** Marks an element of the page, which is another one if the app renders the page anew. */
const mark = (element: Locator) => element.evaluate((node: Element) => node.setAttribute('data-early', ''));

/** Whether the app has taken over. */
const isStarted = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'starting' in document.documentElement.dataset)).toBe(false);

test('a guest signs in with what was typed, ticked and pressed before the code was there (spec §2)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const letThrough = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill(viewer.email);
  await mark(email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // Neither sent nor in the address.
  await expect(page).toHaveURL(/\/login$/);
  await expect(email).toHaveValue(viewer.email);
  letThrough();
  await expect(page).toHaveURL(/\/$/);
  const stores = await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')]);
  expect(stores.map((token) => token !== null)).toEqual([false, true]);
});

test('what was typed early stays in the same fields, with the focus and the rules that it breaks (spec §5)', async ({
  page,
}) => {
  const viewer = newViewer();
  const letThrough = await holdApp(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(viewer.email);
  const phone = page.getByLabel('Phone number');
  await phone.pressSequentially('919876543210');
  await mark(phone);
  letThrough();
  await isStarted(page);
  await expect(phone).toHaveValue('+91 9876543210');
  await expect(phone).toHaveAttribute('data-early');
  await expect(phone).toBeFocused();
  const name = page.getByLabel('Full name');
  await name.fill('4');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription(/valid name/);
  await expect(page.getByLabel('Email')).toHaveValue(viewer.email);
});

for (const path of ['/login', '/register', '/privacy-policy'])
  test(`${path} is there for guests before the code, in their language, and taken over as it is`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    const letThrough = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/[ऀ-ॿ]/);
    await mark(heading);
    letThrough();
    await isStarted(page);
    await expect(page).toHaveTitle(/[ऀ-ॿ]/);
    await expect(heading).toHaveAttribute('data-early');
  });

for (const width of [375, 1366]) {
  test(`the forms of guests stay where they are while the browser still reads the page, ${width} px wide (spec §2)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
    for (const path of ['/login', '/register']) {
      const html = await (await request.get(path)).text();
      const beginning = html.slice(0, html.lastIndexOf('<', html.indexOf('name="password"')));
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: beginning }));
      await page.goto(path);
      const early = await place();
      await page.unroute(`**${path}`);
      await page.goto(path);
      expect(early?.y).toBeGreaterThan(0);
      expect(await place()).toEqual(early);
    }
  });
}

test('a language that is chosen before the code is shown as soon as there is (spec §18)', async ({
  page,
}) => {
  const letThrough = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('hi');
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ऀ-ॿ]/);
});

test('listings, creators and posts are there for users before the code, and taken over as they are (spec §2)', async ({
  page,
  request,
}) => {
  await signIn(page, await createPaidAccount(request));
  await expect(page).toHaveURL(/\/$/);
  const main = page.getByRole('main');
  const pages: [address: string, title: RegExp, shown: Locator][] = [
    ['/movies', /^Movies/, page.getByRole('list', { name: 'All', exact: true }).getByRole('article')],
    ['/creators', /^Creators/, page.getByRole('region', { name: 'Most followed' }).getByRole('article')],
    [
      '/creators/ananya-kolam',
      /Kolam Diaries/,
      main.getByRole('list', { name: 'Posts' }).getByRole('listitem'),
    ],
    ['/posts', /^Posts/, main.getByRole('list', { name: 'Posts' }).getByRole('article')],
  ];
  for (const [address, title, shown] of pages) {
    const letThrough = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(shown.first()).toBeVisible();
    await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
    await mark(shown.first());
    letThrough();
    await isStarted(page);
    await expect(page).toHaveTitle(title);
    await expect(shown.first()).toHaveAttribute('data-early');
  }
});

test('the plans are there before the code, in the reader’s language, and the one that is pressed is paid for (spec §2)', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await openPlans(page, request);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const letThrough = await holdApp(page);
  await page.goto('/subscription', { waitUntil: 'commit' });
  const plans = page.getByRole('main').getByRole('article');
  await expect(plans).toHaveCount(3);
  await expect(plans.first().getByRole('listitem').first()).toHaveText(/[ऀ-ॿ]/);
  await mark(plans.first());
  const opened = context.waitForEvent('page');
  await plans.nth(1).getByRole('button').click();
  letThrough();
  await expect(payButton(await opened)).toBeVisible();
  await expect(plans.nth(1).getByRole('button')).toBeDisabled();
  await expect(plans.first()).toHaveAttribute('data-early');
});

test('a search that is begun before the code is gone on with (spec §16)', async ({ page, request }) => {
  await signIn(page, await createPaidAccount(request));
  await expect(page).toHaveURL(/\/$/);
  const letThrough = await holdApp(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  for (const path of ['/', '/movies']) {
    await page.goto(path, { waitUntil: 'commit' });
    await field.fill('the');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=the');
  }
  await page.goto('/movies', { waitUntil: 'commit' });
  await field.fill('kayal');
  letThrough();
  await expect(page.getByRole('option', { name: /കായൽക്കാറ്റ്/ })).toBeVisible();
  await expect(field).toHaveValue('kayal');
  await expect(field).toBeFocused();
});

test('users see nothing of what was rendered for guests', async ({ page, request }) => {
  await signIn(page, await createPaidAccount(request));
  await expect(page).toHaveURL(/\/$/);
  const letThrough = await holdApp(page);
  for (const path of ['/privacy-policy', '/login']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#app > *').first()).toBeAttached();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  }
  letThrough();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});
