import { expect, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a listing is filtered and sorted by its address, which can be shared, loaded again and left', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/movies');
  const cards = page.getByRole('list', { name: 'Movies' }).getByRole('article');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: /^Hindi/ });
  const count = Number(await choice.textContent().then((text) => text?.match(/\d+/)?.[0]));
  await choice.click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/movies?language=Hindi');
  await expect(page.getByText(`${count} titles`)).toBeVisible();
  await expect(cards).toHaveCount(count);

  await page.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Title' }).click();
  await expect(page).toHaveURL('/movies?language=Hindi&sort=title');
  const titles = await cards.getByRole('heading').allTextContents();
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en-IN', { numeric: true }).compare));
  await page.reload();
  await expect(cards.getByRole('heading')).toHaveText(titles);

  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(video|series)\//);
  await page.goBack();
  await expect(cards.getByRole('heading')).toHaveText(titles);
  await page.getByRole('button', { name: 'Remove Hindi' }).click();
  await expect(page).toHaveURL('/movies?sort=title');
  await page.goBack();
  await expect(page).toHaveURL('/');
});
