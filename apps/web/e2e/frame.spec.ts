import { expect, test } from './support/visitor';

test('the header: darker past 50 px, groups by pointer and keyboard, the logo, and who is here', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const header = page.getByRole('banner');
  const backdrop = () => header.evaluate((element) => getComputedStyle(element).backdropFilter);
  await expect.poll(backdrop).toBe('none');
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(backdrop).not.toBe('none');

  for (const group of ['Movies', 'TV Shows', 'Music', 'Kids', 'Devotional']) {
    await header.getByRole('button', { name: group, exact: true }).click();
    await expect(page.getByRole('menu')).toHaveAccessibleName(group);
  }
  await page.mouse.click(640, 600);
  await expect(page.getByRole('menu')).toHaveCount(0);
  const movies = header.getByRole('button', { name: 'Movies', exact: true });
  await movies.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The focus moves a moment after the key.
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/movies\/short$/);
  await header.getByRole('link', { name: 'Creators' }).click();
  await expect(page).toHaveURL(/\/creators$/);
  await header.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
  await header.getByRole('link', { name: 'Chalchitra' }).click();
  await expect(page).toHaveURL(/\/$/);

  // Nobody is signed in any more.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/privacy-policy');
  await expect(header.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await header.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the menu of a small screen leads through a group to its pages, and has Profile and Logout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/privacy-policy');
  const open = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await open.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByText('Kids', { exact: true }).click();
  await menu.getByRole('link', { name: 'Cartoons' }).click();
  await expect(page).toHaveURL(/\/kids\/cartoons$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Cartoons' })).toBeFocused();
  // Also where the page comes while the menu is open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeFocused();
  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Cartoons' })).toBeFocused();
  await open.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
});

test('the footer has its four columns, leads to the privacy policy alone, and names 2025', async ({
  page,
}) => {
  await page.goto('/movies');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Company', 'Support', 'Legal', 'Connect']);
  for (const [column, entries] of [
    ['Company', ['About', 'Jobs', 'Press', 'Blog']],
    ['Support', ['Help Center', 'Contact Us', 'FAQs', 'Devices']],
    ['Legal', ['Terms of Use', 'Privacy Policy', 'Cookie Preferences', 'Corporate Information']],
    ['Connect', ['Facebook', 'Instagram', 'X', 'YouTube']],
  ] as const) {
    const section = footer.locator('section', { has: page.getByRole('heading', { name: column }) });
    await expect(section.getByRole('listitem')).toHaveText(entries.map((entry) => new RegExp(entry)));
  }
  await expect(footer.getByText('© 2025 Chalchitra. All rights reserved.')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer.locator('a:not([href^="mailto:"])')).toHaveCount(1);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('a page reports its largest paint, its shifts and its slowest interaction (spec §14)', async ({
  page,
}) => {
  const names = new Set<string>();
  page.on('console', (message) => {
    const [, name] = /^\[vital\] (\w+)/.exec(message.text()) ?? [];
    if (name !== undefined) names.add(name);
  });
  const code = page.waitForResponse(/\/assets\/vitals/);
  await page.goto('/privacy-policy');
  await (await code).finished();
  await page.getByRole('banner').getByRole('button', { name: 'Movies', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // The browser reports an interaction some time after it has painted its result, and its first part before it is one;
  // web-vitals reads the report when the page is next idle.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
          if (entries.some(({ interactionId }) => interactionId > 0)) requestIdleCallback(() => resolve());
        });
        observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
        observer.observe({ type: 'first-input', buffered: true });
      }),
  );
  // As when the tab is left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => [...names].sort()).toEqual(['CLS', 'INP', 'LCP']);
});
