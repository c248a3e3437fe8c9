/** The demo's account that has paid. */
export const SUBSCRIBER = { email: 'priya@chalchitra.example', password: 'Chalchitra1' };

/** Chooses in the page the languages that its user watches in, so that home doesn't open the question while it is measured. */
async function leaveLanguagesOut() {
  const token = localStorage.getItem('token');
  const { user_id: uid } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
  const response = await fetch(`/services/content/api/content-languages/${uid}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ languages: [], age: 0 }),
  });
  // An older build, which a bench compares with, knows no such question.
  if (!response.ok && response.status !== 404) throw new Error(await response.text());
}

/**
 * Creates an account and returns its credentials.
 * @param {string} url of the product
 */
export async function signUp(url) {
  const viewer = { email: `bench.${Date.now()}@example.com`, password: 'Monsoon24' };
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...viewer, displayName: 'Meera Nair', returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(await response.text());
  return viewer;
}

/**
 * Signs in through the form and returns what the browser keeps of it.
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
  await page.evaluate(leaveLanguagesOut);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
