import { allowPopups, chooseNewAccount } from './support/providers';
import { expect, test } from './support/test';

for (const provider of ['Google', 'Facebook']) {
  test(`signs in with ${provider} through the emulator’s account chooser, in one pop-up of 500 by 600`, async ({
    page,
    context,
  }) => {
    await allowPopups(context);
    const windows: string[] = [];
    await page.exposeFunction('noteWindow', (features: string) => windows.push(features));
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        (globalThis as unknown as { noteWindow(features: string): void }).noteWindow(features ?? '');
        return open(url, target, features);
      };
    });
    await page.goto('/login');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: `Continue with ${provider}` }).dblclick();
    const chooser = await opened;
    await expect(page.getByText(`Continue with ${provider} in the pop-up window.`)).toBeVisible();
    await chooseNewAccount(chooser, provider);
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    expect(windows).toHaveLength(1);
    expect(windows[0]).toContain('width=500');
    expect(windows[0]).toContain('height=600');
  });

  test(`a ${provider} pop-up that the browser blocks is reported in a red alert`, async ({
    page,
    context,
  }) => {
    await allowPopups(context);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    await expect(page.getByRole('alert')).toContainText('Your browser blocked the sign-in window');
  });

  test(`a ${provider} pop-up that fails in an unknown way says ${provider} login failed`, async ({
    page,
    context,
  }) => {
    await allowPopups(context);
    // The identity service refuses the pop-up's result with an unknown code.
    await page.route('**/accounts:signInWithIdp*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'NEVER_HEARD_OF' } } }),
    );
    await page.goto('/login');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    await chooseNewAccount(await opened, provider);
    await expect(page.getByRole('alert')).toHaveText(`${provider} login failed`);
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('a pop-up closed by hand is reported, and the form works meanwhile', async ({ page, context }) => {
  await allowPopups(context);
  await page.goto('/login');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await chooser.getByText('Add new account').waitFor();
  await chooser.close();
  await page.getByLabel('Email').fill('asha@example.com');
  await expect(page.getByRole('alert')).toContainText('was closed before you signed in');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
});
