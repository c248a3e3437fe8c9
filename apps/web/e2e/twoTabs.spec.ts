import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { payButton } from './support/payments';
import { countRequests } from './support/requests';
import { expect, test } from './support/test';
import {
  createAccount,
  createPaidAccount,
  newViewer,
  sendSignIn,
  signIn,
  type Viewer,
} from './support/viewers';

test('whoever has paid in another tab isn’t asked to pay again when they look at this one', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createAccount(request));
  await expect(page.getByRole('button', { name: 'Select Plan' }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/subscription');
  const opened = context.waitForEvent('page');
  await other.getByRole('button', { name: 'Select Plan' }).nth(1).click();
  const payment = await opened;
  await payButton(payment).click();
  await expect(other).toHaveURL(/\/$/);

  const orders = countRequests(page, '/api/create-order');
  await page.bringToFront();
  // A headless browser shows all of its pages at once: it has to hear that this one is visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/$/);
  expect(orders()).toBe(0);
});

/** Makes a subscriber and another user, and opens the profile of the first. */
async function signInAsFirst(page: Page, request: APIRequestContext) {
  const first = await createPaidAccount(request);
  const second = await createAccount(request, { ...newViewer(), name: 'Kabir Das' });
  await signIn(page, first, '/profile');
  await expect(page.getByText(first.email)).toBeVisible();
  return { first, second };
}

test('signing in as somebody else in another tab: this one signs out, and then shows the other person alone', async ({
  page,
  context,
  request,
}) => {
  const { first, second } = await signInAsFirst(page, request);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(other, second);
  await expect(other.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Kabir Das' })).toBeVisible();
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});

/** Holds back what other tabs send to the page's next document, as a browser does with one that it freezes; returns how to let it through. */
async function holdOtherTabs(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHolding = true;
    const hold = (target: EventTarget, event: Event, again: () => Event) => {
      if (!isHolding) return;
      event.stopImmediatePropagation();
      held.push(() => target.dispatchEvent(again()));
    };
    addEventListener('storage', (event) =>
      hold(window, event, () => {
        const { key, oldValue, newValue, storageArea } = event;
        return new StorageEvent('storage', { key, oldValue, newValue, storageArea });
      }),
    );
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        this.addEventListener('message', (event) =>
          hold(this, event, () => new MessageEvent('message', { data: event.data })),
        );
      }
    };
    const wake = () => {
      isHolding = false;
      for (const send of held) send();
    };
    Object.assign(globalThis, { wake });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'wake') as () => void)());
}

/** Holds a page still while its user signs out in another tab; `wake` lets it hear of that. */
async function freezeOverSignOut(page: Page, { email }: Viewer) {
  const other = await page.context().newPage();
  await other.goto('/profile');
  const wake = await holdOtherTabs(page);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/);
  return { other, wake };
}

test('a tab that was frozen over a sign-out leaves whoever has signed in since as they are', async ({
  page,
  request,
}) => {
  const { first, second } = await signInAsFirst(page, request);
  const { other, wake } = await freezeOverSignOut(page, first);
  await signIn(other, second);
  await expect(other.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(page.getByText(first.email)).toBeVisible();
  // It receives the sign-out and then the sign-in, and reloads, signed in as the second user.
  const loaded = page.waitForEvent('load');
  await wake();
  await loaded;
  await expect(page.getByText(first.email)).toHaveCount(0);

  for (const tab of [other, page]) {
    await tab.goto('/profile');
    await expect(tab.getByRole('heading', { level: 1, name: 'Kabir Das' })).toBeVisible();
    await expect(tab.getByText(second.email)).toBeVisible();
  }
});

test('a tab that was frozen over a sign-out goes on where its user has signed in again since', async ({
  page,
  request,
}) => {
  const { first } = await signInAsFirst(page, request);
  const { other, wake } = await freezeOverSignOut(page, first);
  await signIn(other, first, '/profile');
  await expect(other.getByText(first.email)).toBeVisible();
  await wake();

  for (const tab of [other, page]) {
    await tab.goto('/profile');
    await expect(tab.getByText(first.email)).toBeVisible();
  }
});

/** Signs in for as long as the browser is open. */
async function signInForNow(page: Page, viewer: Viewer) {
  await page.goto('/profile');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await sendSignIn(page, viewer);
  await expect(page.getByText(viewer.email)).toBeVisible();
}

/** Signs in for good, in a tab that is closed then. */
async function signInForGood(context: BrowserContext, viewer: Viewer) {
  const tab = await context.newPage();
  await signIn(tab, viewer, '/profile');
  await expect(tab.getByText(viewer.email)).toBeVisible();
  await tab.close();
}

/** Loads the page again and acts in it, upon which the identity service says who is signed in. */
async function reloadAndAct(page: Page) {
  await page.reload();
  const confirmed = page.waitForResponse(/accounts:lookup/);
  await page.getByRole('heading', { level: 1 }).click();
  await (await confirmed).finished();
}

/** The stores of this tab in which the identity service's SDK holds a user, with what they can sign in by. */
const keptSessions = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ sessionStorage, localStorage }).flatMap(([name, store]) =>
      Object.keys(store).some((key) => key.startsWith('firebase:authUser')) ? [name] : [],
    ),
  );

test('a tab that isn’t remembered stays its user’s beside somebody else who is, and its sign-out is theirs alone', async ({
  page,
  context,
  request,
}) => {
  const first = await createPaidAccount(request);
  const second = await createPaidAccount(request);
  await signInForNow(page, first);
  await signInForGood(context, second);

  await reloadAndAct(page);
  await expect(page.getByText(second.email)).toHaveCount(0);
  await reloadAndAct(page);
  await expect(page.getByText(first.email)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptSessions(page)).toEqual(['localStorage']);

  await page.goto('/profile');
  await expect(page.getByText(second.email)).toBeVisible();
});

test('signing out leaves nothing to sign in by where the same user is remembered too', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signInForNow(page, viewer);
  await signInForGood(context, viewer);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptSessions(page)).toEqual([]);
});

/** Acts in a page, whose session is then confirmed; it would end there and in all tabs if its provider knew of nobody. */
async function act(page: Page) {
  await page.keyboard.press('Tab');
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).first().click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible();
}

test('the sign-in form and a registration are left once another tab has signed in, which stays as it is', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const [form, registration] = [await context.newPage(), await context.newPage()];
  await form.goto('/login');
  const code = form.waitForRequest(/assets\/identity-.*[.]js/);
  await form.getByLabel('Email').fill('another@example.com');
  await code;
  await registration.goto('/register');
  await registration.getByLabel('Full name').fill('Kabir Das');
  await signIn(page, viewer, '/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();

  for (const tab of [form, registration]) {
    await expect(tab).toHaveURL(/\/$/);
    await act(tab);
  }
  await reloadAndAct(page);
  await expect(page.getByText(viewer.email)).toBeVisible();
});

test('an attempt to sign in as somebody else, in a form beside a remembered user, leaves the user signed in', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const form = await context.newPage();
  await form.goto('/login');
  await form.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await sendSignIn(form, newViewer());
  await expect(form.getByRole('alert')).toBeVisible();
  await signIn(page, viewer, '/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();
  await expect(form).toHaveURL(/\/$/);
  await act(form);
  await reloadAndAct(page);
  await expect(page.getByText(viewer.email)).toBeVisible();
});
