import { featuredSamples } from '../src/routes/home/sampleTitles';
import { holdRequests } from './support/heldRequests';
import { open } from './support/pages';
import { openPlans, selectPlan } from './support/payments';
import { expect, test } from './support/test';
import { createAccount, createPaidAccount, newViewer, register, signIn } from './support/viewers';
import { test as subscriberTest } from './support/visitor';

const refuse = 'connectionrefused';

test('the register call is down: Failed to register, and nothing is left behind', async ({ page }) => {
  await page.route('**/api/auth/register', (route) => route.abort(refuse));
  await register(page, newViewer());
  await expect(page.getByRole('alert')).toContainText('Failed to register');
});

test('the plans are down: Failed to load subscription plans, and Try again works', async ({
  page,
  request,
}) => {
  await page.route('**/services/payments/api/orders*', (route) => route.abort(refuse));
  await signIn(page, await createAccount(request));
  await expect(page.getByText('Failed to load subscription plans')).toBeVisible();
  await page.unroute('**/services/payments/api/orders*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Select Plan' }).first()).toBeVisible();
});

test('the payment link is down: Failed to create payment link', async ({ page, request }) => {
  await openPlans(page, request);
  await page.route('**/api/create-payment-link', (route) => route.abort(refuse));
  await page.goto('/subscription');
  await selectPlan(page);
  await expect(page.getByText(/Failed to create payment/)).toBeVisible();
});

test('the order is down: Failed to create order', async ({ page, request }) => {
  await page.route('**/api/create-order', (route) => route.abort(refuse));
  await signIn(page, await createAccount(request));
  await selectPlan(page);
  await expect(page.getByText('Failed to create order')).toBeVisible();
});

test('the payment history is down: nobody is sent to pay', async ({ page, request }) => {
  await page.route('**/api/payment-history/**', (route) => route.abort(refuse));
  await signIn(page, await createPaidAccount(request));
  await expect(page.getByText('Failed to load payment history')).toBeVisible();
  await page.unroute('**/api/payment-history/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/$/);
});

subscriberTest('the lists are down: the home page says so, and Try again works', async ({ page }) => {
  await page.route('**/services/content/api/short-films*', (route) => route.abort(refuse));
  await page.route('**/services/content/api/videos*', (route) => route.abort(refuse));
  await open(page, '/movies');
  await expect(page.getByText('Failed to load movies', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
});

const uploads: [name: string, response: { status?: number; json: unknown }][] = [
  ['are down', { status: 500, json: {} }],
  ['are none', { json: [] }],
];

for (const [name, response] of uploads) {
  subscriberTest(`the user uploads ${name}: the hero shows the featured samples`, async ({ page }) => {
    await page.route('**/services/content/api/user-uploads*', (route) => route.fulfill(response));
    // Its first slide stays.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const [first] = featuredSamples;
    const slide = page
      .getByRole('region', { name: 'Featured' })
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: first?.title ?? '' }) });
    await expect(slide.getByRole('link', { name: /^Watch Now/ })).toHaveAttribute(
      'href',
      `/video/${first?.id}`,
    );
  });
}

subscriberTest('the featured samples come once the connection is back', async ({ page, context }) => {
  await page.route('**/services/content/api/user-uploads*', (route) => route.fulfill({ json: [] }));
  await page.route('**/assets/sampleTitles-*.js', (route) => route.abort(refuse));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('sampleTitles'));
  await open(page, '/');
  await refused;
  const hero = page.getByRole('region', { name: 'Featured' });
  await expect(hero).toBeHidden();
  await page.unroute('**/assets/sampleTitles-*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(hero).toBeVisible();
});

subscriberTest('Try again leaves the keyboard on the page while it loads', async ({ page }) => {
  const lists = '**/services/content/api/**';
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const heading = page.getByRole('heading', { level: 1 });
  const failThenHold = async (address: string) => {
    await page.route(lists, (route) => route.abort(refuse));
    await open(page, address);
    await expect(tryAgain).toBeVisible();
    await page.unroute(lists);
    const letThrough = await holdRequests(page, lists);
    await tryAgain.press('Enter');
    await expect(tryAgain).toBeHidden();
    return letThrough;
  };
  const letThrough = await failThenHold('/movies');
  await expect(heading).toBeFocused();
  letThrough();
  await expect(page.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await page.unroute(lists);

  // A page that failed as a whole has no heading until it is loaded.
  (await failThenHold('/series/orbit-of-small-things'))();
  await expect(heading).toHaveText('Orbit of Small Things');
  await expect(heading).toBeFocused();
});
