import { pageKinds } from './support/pages';
import { expect, test } from './support/visitor';

const JUNK = ['', 'null', '{', '[1,2]', '{"uid":5,"items":[{}]}'];

const storages: Record<string, (junk: string[]) => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  damaged: (junk) => {
    const keys = Object.keys(localStorage).filter((key) => key !== 'token' && !key.startsWith('firebase:'));
    const known = ['recentlyWatched', 'motionPaused', 'playerPreferences'];
    for (const [index, key] of [...keys, ...known].entries()) {
      localStorage.setItem(key, junk[index % junk.length] ?? '');
    }
    sessionStorage.setItem('scrollPositions', '{');
  },
};

for (const [name, make] of Object.entries(storages)) {
  for (const { route, address } of pageKinds) {
    test(`${route} opens with a storage that is ${name}`, async ({ page }) => {
      await page.addInitScript(make, JUNK);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    });
  }
}
