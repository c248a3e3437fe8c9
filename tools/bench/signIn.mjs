/**
 * Signs in through the form and answers what the browser keeps of it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the product
 * @param {{ email: string, password: string }} viewer
 */
export async function signedInState(browser, url, viewer) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
