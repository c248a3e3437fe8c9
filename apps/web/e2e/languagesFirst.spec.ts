import { expect, type Page, test } from './support/test';
import { createPaidAccount, signIn } from './support/viewers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const firstIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('article').first().getByRole('heading');

test('languages chosen on the profile put their titles first in lists and in the search (spec §16)', async ({
  page,
  request,
}) => {
  await signIn(page, await createPaidAccount(request), '/profile');
  const choice = page.getByRole('region', { name: 'Languages you watch in' });
  await choice.getByRole('checkbox', { name: 'Malayalam' }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(choice.getByText('Saved: Malayalam first')).toBeVisible();

  await page.goto('/movies');
  await expect(page.getByText('Malayalam first')).toBeVisible();
  await expect(firstIn(page, 'All')).toHaveAttribute('lang', 'ml');
  await page.getByRole('combobox', { name: 'Search' }).click();
  await expect(page.getByRole('group', { name: 'Trending now · Malayalam first' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Change which languages come first' }).click();
  await expect(choice.getByRole('checkbox', { name: 'Malayalam' })).toBeChecked();
  await choice.getByRole('checkbox', { name: 'Malayalam' }).uncheck();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(choice.getByText('Saved: no language comes first')).toBeVisible();
  await page.goto('/movies');
  await expect(firstIn(page, 'All')).toBeVisible();
  await expect(page.getByText('Malayalam first')).toHaveCount(0);
});
