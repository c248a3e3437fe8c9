import { expect, type Page, testOfOwnAccount as test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a language is chosen in the footer, and kept for every page and the next visit (spec §18)', async ({
  page,
  context,
}) => {
  await page.goto('/movies?genre=Drama');
  const footer = page.getByRole('contentinfo');
  const choice = footer.getByRole('combobox', { name: 'Language' });
  await expect(choice.getByRole('option')).toHaveText([
    'English',
    'हिन्दी',
    'தமிழ்',
    'తెలుగు',
    'বাংলা',
    'मराठी',
    'اردو',
  ]);
  await choice.selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ड्रामा · फ़िल्में');
  // The address can be shared with whoever reads another language.
  await expect(page).toHaveURL(/\/movies\?genre=Drama$/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('भुगतान का इतिहास');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'अभी देखें' }).first()).toBeVisible();
  await other.getByRole('contentinfo').getByRole('combobox', { name: 'भाषा' }).selectOption('en');
  await expect(other.getByRole('link', { name: 'Watch Now' }).first()).toBeVisible();
});

async function expectOpenedByArrow(page: Page, where: 'contentinfo' | 'dialog'): Promise<void> {
  const choice = page.getByRole(where).getByRole('combobox', { name: 'Language' });
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue('en');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
}

test('an arrow key opens the list of languages, and chooses nothing yet', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expectOpenedByArrow(page, 'contentinfo');
});

test('so it does in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/privacy-policy');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expectOpenedByArrow(page, 'dialog');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language that can’t be shown says so, and is shown when it is tried again (spec §18)', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/movies');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    const choice = menu.getByRole('combobox', { name: 'Language' });
    await expect(choice).toBeVisible();
    await context.setOffline(true);
    await choice.selectOption('hi');
    const failure = page.getByRole('region', { name: 'Language' });
    await expect(failure).toContainText('You seem to be offline. Check your connection and try again.');
    await expect(menu).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Chosen once more, the menu gives way to what is said again.
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await choice.selectOption('hi');
    await expect(menu).toHaveCount(0);
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('region', { name: 'भाषा' })).toHaveCount(0);
  });
});

test('Urdu is read from right to left, with figures in their order (spec §18)', async ({ page }) => {
  await page.goto('/profile?lang=ur');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'ادائیگیوں کی تفصیل' })).toBeVisible();
  await expect(page.getByText(/₹\s?\d/).first()).toBeVisible();
  const { left, right } = await page.getByRole('banner').evaluate((banner) => {
    const logo = banner.querySelector('a');
    const box = logo?.getBoundingClientRect();
    return { left: box?.left ?? 0, right: window.innerWidth - (box?.right ?? 0) };
  });
  expect(right).toBeLessThan(left);
});

test.describe('with a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a first visit is in Hindi, and a bar in both languages offers English (spec §18)', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'अभी देखें' }).first()).toBeVisible();
    const bar = page.getByRole('region', { name: 'भाषा' });
    await expect(bar).toContainText('यह साइट हिन्दी में है।');
    await expect(bar).toContainText('This site is in Hindi.');
    await bar.getByRole('button', { name: 'बंद करें' }).click();
    await expect(bar).toBeHidden();
    await page.goto('/movies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('फ़िल्में');
    await expect(bar).toBeHidden();

    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('languageSettled'));
    await page.goto('/movies');
    await bar.getByRole('button', { name: 'Show in English' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies');
    await expect(page).toHaveURL(/\/movies$/);
    await expect(page.getByRole('region', { name: 'Language' })).toBeHidden();
  });

  test('the language is chosen where a user signs in, on the profile and in the menu of a phone (spec §18)', async ({
    page,
    browser,
  }) => {
    await page.goto('/profile');
    await page.getByRole('main').getByRole('combobox', { name: 'भाषा' }).selectOption('ta');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('banner').getByRole('button', { name: 'மெனுவைத் திற' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'மொழி' }).selectOption('bn');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    const guest = await (
      await browser.newContext({ locale: 'mr-IN', storageState: { cookies: [], origins: [] } })
    ).newPage();
    await guest.goto('/login');
    await expect(guest.locator('html')).toHaveAttribute('lang', 'mr');
    await guest.getByRole('main').getByRole('combobox', { name: 'भाषा' }).selectOption('te');
    await expect(guest.locator('html')).toHaveAttribute('lang', 'te');
    await guest.context().close();
  });
});

test('what was typed into the forms is kept in another language, but for passwords (spec §18)', async ({
  browser,
}) => {
  const guest = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await guest.goto('/register');
  const typed = { name: 'Meera Nair', email: 'meera@example.com', phone: '9876543210' };
  const field = (name: string) => guest.locator(`input[name="${name}"]`);
  for (const [name, value] of Object.entries({ ...typed, password: 'Sandhya-1984' }))
    await field(name).fill(value);
  await guest.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('hi');
  await expect(guest.locator('html')).toHaveAttribute('lang', 'hi');
  for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
  await expect(field('password')).toHaveValue('');

  await field('email').fill('');
  await guest.reload();
  await expect(field('name')).toHaveValue(typed.name);
  await expect(field('email')).toHaveValue('');

  await guest.goto('/login');
  await field('email').fill(typed.email);
  await guest.getByRole('main').getByRole('combobox', { name: 'भाषा' }).selectOption('en');
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en');
  await expect(field('email')).toHaveValue(typed.email);
  await guest.context().close();
});
