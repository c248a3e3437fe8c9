import { openPaymentTab, payButton } from './support/payments';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, newViewer, register, signIn, signInByRequest } from './support/viewers';

const FAULTS = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  nearlyFull: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 500) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  },
};

/** Registers, pays in the pop-up's place by link, and edits the profile, never reloading the page. */
async function walk(page: Page) {
  const viewer = newViewer();
  await register(page, viewer);
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  const payment = await openPaymentTab(page);
  await payButton(payment).click();
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Display name').fill('Meera Menon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(profile)?$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
}

for (const [name, make] of Object.entries(FAULTS)) {
  test(`with storage ${name}, one page registers, pays, edits the profile, signs out and in again`, async ({
    page,
  }) => {
    await page.addInitScript(make);
    await walk(page);
  });
}

test('whatever stands in storage is read or set aside: nothing crashes, and signing in works', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const { uid } = await signInByRequest(request, viewer);
  const own = [`pendingPayment:${uid}`, `userDetails:${uid}`];
  for (const junk of ['', 'null', '{', '[1,2]', '"text"', '{"uid":5,"url":"javascript:alert(1)"}']) {
    await page.goto('/privacy-policy');
    await page.evaluate(
      ([text, keys]) => {
        for (const key of keys) localStorage.setItem(key, text);
        sessionStorage.setItem('scrollPositions', text);
      },
      [junk, ['token', 'recentlyWatched', 'motionPaused', ...own]] as const,
    );
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, viewer, page.url());
  await expect(page).toHaveURL(/\/(profile)?$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending in India' })).toBeVisible();
});
