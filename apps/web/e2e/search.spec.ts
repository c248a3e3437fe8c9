import { holdRequests } from './support/heldRequests';
import { follow, openWithCode } from './support/pages';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Focuses the field by its key. */
async function openSearch(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
}

test('a title is found while it is typed on a Latin keyboard, and opened by the keyboard (spec §16)', async ({
  page,
}) => {
  await openWithCode(page, '/movies');
  await openSearch(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('group', { name: 'Trending now' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.type('nadi ke diye');
  const title = page.getByRole('option', { name: /नदी के दीये/ });
  await expect(title).toBeVisible();
  await expect(title.locator('mark').first()).toBeVisible();
  // Said once the response to all that was typed is there: what is suggested meanwhile may have another order.
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('results have an address that can be filtered, shared, loaded again and left (spec §16)', async ({
  page,
}) => {
  await openWithCode(page, '/movies');
  await openSearch(page);
  await page.keyboard.type('the');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=the');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “the”');
  const cards = page.getByRole('list', { name: 'Titles' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();

  await page.getByRole('button', { name: 'Language', exact: true }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: /^Hindi/ });
  const count = Number(await choice.textContent().then((text) => text?.match(/\d+/)?.[0]));
  await choice.click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/search?q=the&language=Hindi');
  await expect(cards).toHaveCount(count);
  await page.reload();
  await expect(cards).toHaveCount(count);
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('the');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=the');
  await expect(cards).toHaveCount(all);
  await page.goBack();
  await expect(page).toHaveURL('/movies');
});

test('a recent search is kept, found again, and removed (spec §16)', async ({ page }) => {
  await openWithCode(page, '/movies');
  await openSearch(page);
  await page.keyboard.type('kayal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kayal');
  await openWithCode(page, '/movies');
  await openSearch(page);
  const recent = page.getByRole('option', { name: 'kayal', exact: true });
  await expect(recent).toBeVisible();
  await page.getByRole('button', { name: 'Remove kayal from your recent searches' }).click();
  await expect(recent).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('a person and a hashtag lead from a title to the others that have them (spec §16)', async ({ page }) => {
  await page.goto('/search?q=zoya+sidiki');
  await expect(page.getByRole('region', { name: 'People' })).toHaveText(/Zoya Siddiqi/);
  await page.getByRole('article', { name: 'एक कटिंग' }).getByRole('link').first().click();
  // The page of results has a link of that name, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('एक कटिंग');
  await page.getByRole('link', { name: 'Zoya Siddiqi' }).click();
  await expect(page).toHaveURL('/search?q=Zoya+Siddiqi');
  await expect(page.getByRole('article', { name: 'नदी के दीये' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('एक कटिंग');
  await page.getByRole('link', { name: '#chai' }).click();
  await expect(page).toHaveURL('/search?q=%23chai');
  await expect(page.getByRole('article', { name: 'The Umbrella Lane' })).toBeVisible();
});

test('nothing found: the nearest titles, and which filter to drop (spec §16)', async ({ page }) => {
  await page.goto('/search?q=nadi%20ke%20diye&year=1950');
  await page.getByRole('link', { name: 'Remove the Year filter' }).click();
  await expect(page).toHaveURL('/search?q=nadi+ke+diye');
  await expect(page.getByRole('article', { name: 'नदी के दीये' })).toBeVisible();
});

test('the last response wins, however late another one is (spec §16)', async ({ page }) => {
  await openWithCode(page, '/movies');
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/suggestions\?q=k$/, async (route) => {
    await late;
    await route.continue().catch(() => {});
  });
  await openSearch(page);
  await page.keyboard.type('k');
  await page.keyboard.type('ayalkattu', { delay: 20 });
  const title = page.getByRole('option', { name: /കായൽക്കാറ്റ്/ });
  await expect(title).toBeVisible();
  release();
  await expect(title).toBeVisible();
});

test('a failure says so, leaves what is shown, and can be tried again (spec §16)', async ({ page }) => {
  // Before anything is typed: a key right after this could be handled before the browser routes requests.
  await page.route(/suggestions\?q=kayalk$/, (route) => route.abort());
  await openWithCode(page, '/movies');
  await openSearch(page);
  await page.keyboard.type('kayal');
  const title = page.getByRole('option', { name: /കായൽക്കാറ്റ്/ });
  await expect(title).toBeVisible();
  await page.keyboard.type('k');
  await expect(page.getByRole('alert')).toContainText('Failed to load suggestions');
  await expect(title).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(title).toBeVisible();
});

test('a search that fails shows nothing of another one (spec §16)', async ({ page }) => {
  await page.route(/\/api\/search\?.*q=lamp/, (route) => route.abort());
  await openWithCode(page, '/search?q=river');
  const found = page.getByRole('main').getByRole('article');
  await expect(found).not.toHaveCount(0);
  await follow(page, '/search?q=lamp');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to search');
  await expect(found).toHaveCount(0);
});

test('where the server knows no search, the page says so and the field is gone (spec §16)', async ({
  page,
}) => {
  await page.route('**/api/search**', (route) =>
    route.fulfill({ status: 404, json: { message: 'Not found' } }),
  );
  await page.goto('/search?q=kayal');
  await expect(page.getByRole('heading', { name: 'Search isn’t available here' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();

  // The server, whose pages have the field, doesn't know what the tab has learnt.
  const mismatches: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[hydration]')) mismatches.push(message.text());
  });
  await openWithCode(page, '/movies');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
  expect(mismatches).toEqual([]);
});

test('where the server knows no search, a title says so by its facts, and languages are those of a list (spec §16)', async ({
  page,
}) => {
  await page.route('**/api/search**', (route) =>
    route.fulfill({ status: 404, json: { message: 'Not found' } }),
  );
  await openWithCode(page, '/movies');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const language = page
    .getByRole('main')
    .getByRole('definition')
    .filter({ hasText: /^(Hindi|Tamil|Bengali)/ });
  await expect(language.first()).toBeVisible();
  await expect(language.getByRole('link')).toHaveCount(0);
  await page.goto('/profile');
  const choice = page.getByRole('region', { name: 'Languages you watch in' });
  await expect(choice.getByRole('checkbox').first()).toBeVisible();
});

test('Enter on the query whose results are shown leaves one way back (spec §16)', async ({ page }) => {
  await openWithCode(page, '/movies');
  await openSearch(page);
  await page.keyboard.type('kayal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kayal');
  const heading = page.getByRole('heading', { name: 'Results for “kayal”' });
  await expect(heading).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await openSearch(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search' })).not.toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/movies');
});

test('what is typed while a page loads stays in the field, with the focus (spec §16)', async ({ page }) => {
  await openWithCode(page, '/movies');
  const letThrough = await holdRequests(page, /\/assets\/\w+\.route-[\w-]+\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await openSearch(page);
  await page.keyboard.type('kay');
  letThrough();
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  await page.keyboard.type('al');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('kayal');
});

test('a chosen suggestion leaves the field as the page it opens has it, and the focus there (spec §16)', async ({
  page,
}) => {
  await openWithCode(page, '/movies');
  const field = page.getByRole('combobox', { name: 'Search' });
  const choose = async (typed: string, name: RegExp) => {
    await openSearch(page);
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name })).toHaveCount(1);
    await expect(
      page
        .getByRole('banner')
        .getByRole('status')
        .filter({ hasText: /result/ }),
    ).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await choose('devika saran', /Devika Saran/);
  await expect(page).toHaveURL('/search?q=Devika+Saran');
  await expect(field).toHaveValue('Devika Saran');
  await choose('zoya siddiqi', /Zoya Siddiqi/);
  await expect(page).toHaveURL('/search?q=Zoya+Siddiqi');
  await expect(field).toHaveValue('Zoya Siddiqi');

  const letThrough = await holdRequests(page, '**/api/user-uploads/lamps-on-the-river');
  await choose('nadi ke diye', /नदी के दीये/);
  await expect(page).toHaveURL('/video/lamps-on-the-river');
  await expect(field).toHaveValue('');
  letThrough();
  await expect(page.getByRole('heading', { name: 'नदी के दीये', level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the search opens over the page with the focus in its field (spec §16)', async ({ page }) => {
    await openWithCode(page, '/movies');
    await page.getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await page.keyboard.type('kayal');
    // What is suggested meanwhile would move under the press.
    await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveCount(1);
    await page.getByRole('option', { name: /കായൽക്കാറ്റ്/ }).click();
    await expect(page).toHaveURL(/\/(video|series|subscription)/);
    await expect(field).toBeHidden();
  });

  test('nothing behind the open search can be reached, and Escape gives the page back (spec §16)', async ({
    page,
  }) => {
    await openWithCode(page, '/movies');
    const heading = page.getByRole('heading', { level: 1 });
    const button = page.getByRole('link', { name: 'Search' });
    await button.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const isOutOfReach = () => heading.evaluate((element) => element.closest('[inert]') !== null);
    expect(await isOutOfReach()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await isOutOfReach()).toBe(false);
  });

  test('another page closes the open search, and has the focus (spec §16)', async ({ page }) => {
    await openWithCode(page, '/movies');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('kayal');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Movies', level: 1 })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
  });

  test('so does another visit of the same page, which closes the open menu too', async ({ page }) => {
    await openWithCode(page, '/creators');
    await page
      .getByRole('link', { name: /^See All/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\?all/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await page.getByRole('link', { name: 'Search' }).click();
    await page.keyboard.type('kayal');
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(heading).toBeFocused();
  });
});
