import { play } from './support/playback';
import { stopAt } from './support/player';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a title, plays it, and returns its name once it is the latest. */
async function watch(page: Page, id: string, start = () => play(page)): Promise<string> {
  await page.goto(`/video/${id}`);
  await start();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('recentlyWatched') ?? '[]')[0]?.id);
  await expect.poll(kept).toBe(id);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

test('what two tabs have watched is in one list, newest first and once each, in a third without a reload', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Recently Watched' }).getByRole('listitem');
  const [one, two] = [await context.newPage(), await context.newPage()];
  const first = await watch(one, 'lamps-on-the-river');
  await stopAt(one, 12);
  await expect(cards).toHaveText([new RegExp(first)]);
  const second = await watch(two, 'kayalkattu');
  // On a slow machine it would come to its end meanwhile, and leave the list.
  await stopAt(two, 12);
  await expect(cards).toHaveText([new RegExp(second), new RegExp(first)]);
  await watch(one, 'lamps-on-the-river', () => one.getByRole('button', { name: /^Resume from/ }).click());
  await expect(cards).toHaveText([new RegExp(first), new RegExp(second)]);
});

test('pausing motion in one tab pauses it in the other, and so does going on', async ({ page, context }) => {
  const other = await context.newPage();
  const button = (tab: Page, name: string) => tab.getByRole('contentinfo').getByRole('button', { name });
  // The marks of live channels move, too.
  const moving = (tab: Page) =>
    tab.evaluate(() => {
      const isEndless = ({ effect }: Animation) =>
        effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      return document.getAnimations().filter(isEndless).length;
    });
  for (const tab of [page, other]) await tab.goto('/');
  await button(page, 'Pause motion').click();
  for (const tab of [page, other]) {
    await expect(button(tab, 'Play motion')).toBeVisible();
    await expect.poll(() => moving(tab)).toBe(0);
  }
  await other.reload();
  await button(other, 'Play motion').click();
  for (const tab of [page, other]) {
    await expect(button(tab, 'Pause motion')).toBeVisible();
    await expect.poll(() => moving(tab)).toBeGreaterThan(0);
  }
});
