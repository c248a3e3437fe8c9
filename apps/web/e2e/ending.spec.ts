import { DAY_MS } from '@chalchitra/api/constants';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, signIn } from './support/viewers';

// The hero stays at the slide that is pressed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a viewer does who begins to read. */
const use = (page: Page) => page.mouse.wheel(0, 1);

test('before a subscription ends, home and profile say so until the line is closed, a film never does', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await page.clock.install({ time: Date.now() + 28 * DAY_MS });
  await signIn(page, viewer, '/');
  const line = page.getByText(/^Your subscription ends on /);
  await expect(page.getByRole('main').getByRole('link', { name: 'Watch Now' }).first()).toBeVisible();
  await use(page);
  await expect(line).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Watch Now' }).first().click();
  await expect(page).toHaveURL(/\/video\//);
  await use(page);
  await expect(line).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();
  await use(page);
  await expect(page.getByRole('link', { name: 'Renew Now' })).toHaveAttribute('href', '/subscription?renew');
  // It lies over the page: nothing that is read moves as it goes.
  const placeOfHeading = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await placeOfHeading();
  const region = page.getByRole('region', { name: 'Your subscription' });
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(line).toHaveCount(0);
  expect(await placeOfHeading()).toBe(before);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Watch Now' }).first()).toBeVisible();
  await use(page);
  await expect(line).toHaveCount(0);
});

test('on the day a subscription ends, the line says so and leads to the renewal', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await page.clock.install({ time: Date.now() + 30 * DAY_MS - 60_000 });
  await signIn(page, viewer, '/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();
  await use(page);
  await expect(page.getByText(/^Your subscription ends (today\.|on )/)).toBeVisible();
  await page.getByRole('link', { name: 'Renew Now' }).click();
  await expect(page.getByText(/^You are subscribed until/)).toBeVisible();
});
