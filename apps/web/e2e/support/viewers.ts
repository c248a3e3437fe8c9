import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { rowsOf } from './lists';
import { expect, type Page } from './test';

/** Who has, or will have, an account of the product's own identity service. */
export interface Viewer {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** A viewer without an account. */
export function newViewer(): Viewer {
  const id = randomUUID().slice(0, 8);
  return { name: 'Meera Nair', email: `meera.${id}@example.com`, phone: '9876543210', password: 'Monsoon24' };
}

/** Creates an account as the registration does, through the identity service and the register call. */
async function registerByRequest(request: APIRequestContext, viewer: Viewer) {
  const signUp = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    data: {
      email: viewer.email,
      password: viewer.password,
      displayName: viewer.name,
      returnSecureToken: true,
    },
  });
  expect(signUp.ok(), await signUp.text()).toBe(true);
  // The emulator dates an account after its first token: where a second ends in between, it refuses that one.
  const { uid, headers } = await signInByRequest(request, viewer);
  const registered = await request.post('/services/content/api/auth/register', {
    headers,
    data: { name: viewer.name, email: viewer.email, phone: viewer.phone, firebase_uid: uid },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  return { uid, headers };
}

/** Creates an account that hasn't chosen its languages: home will ask for them. */
export async function createUndecidedAccount(request: APIRequestContext): Promise<Viewer> {
  const viewer = newViewer();
  await registerByRequest(request, viewer);
  return viewer;
}

/** Creates an account that has skipped the question of its languages, so that home doesn't ask for them. */
export async function createAccount(request: APIRequestContext, viewer = newViewer()): Promise<Viewer> {
  const { uid, headers } = await registerByRequest(request, viewer);
  const skipped = await request.put(`/services/content/api/content-languages/${uid}`, {
    headers,
    data: { languages: [], age: 0 },
  });
  expect(skipped.ok(), await skipped.text()).toBe(true);
  return viewer;
}

const requestSignIn = (request: APIRequestContext, { email, password }: Viewer) =>
  request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    data: { email, password, returnSecureToken: true },
  });

/** Signs in through the identity service; returns the uid and the header for further calls. */
export async function signInByRequest(request: APIRequestContext, viewer: Viewer) {
  const { idToken, localId } = await (await requestSignIn(request, viewer)).json();
  return { uid: localId as string, headers: { authorization: `Bearer ${idToken}` } };
}

/** Creates an account and pays its first plan. */
export async function createPaidAccount(request: APIRequestContext): Promise<Viewer> {
  return payByRequest(request, await createAccount(request));
}

/** Pays an account's first plan by link, at the sandbox's own page. */
export async function payByRequest(request: APIRequestContext, viewer: Viewer): Promise<Viewer> {
  const { uid, headers } = await signInByRequest(request, viewer);
  const [plan] = rowsOf<{ id: string; amount: number }>(
    await (await request.get('/services/payments/api/orders')).json(),
  );
  const link = await request.post('/services/payments/api/create-payment-link', {
    headers,
    data: { userId: uid, orderId: plan?.id, amount: plan?.amount },
  });
  expect(link.ok(), await link.text()).toBe(true);
  const { short_url: address } = await link.json();
  const paid = await request.post(address, { form: { outcome: 'pay' } });
  expect(paid.ok(), await paid.text()).toBe(true);
  return viewer;
}

/** Sets a viewer's places back to the start and removes them from the row, so that no test sees what another has watched. */
export async function forgetPlaces(request: APIRequestContext, viewer: Viewer): Promise<void> {
  const { uid, headers } = await signInByRequest(request, viewer);
  const address = `/services/content/api/places/${uid}`;
  const response = await request.get(address, { headers });
  const places: { id: string; kind: string; episode: { id: string } | null }[] = await response.json();
  const session = { sessionId: randomUUID(), sessionAge: 0 };
  const changes = places.flatMap(({ id, kind, episode }) => [
    { type: 'place', id, kind, episodeId: episode?.id ?? '', position: 0, duration: 1, age: 0, ...session },
    { type: 'row', id, kind, isRemoved: true, age: 0 },
  ]);
  // One call takes fifty.
  for (let start = 0; start < changes.length; start += 50) {
    const data = { changes: changes.slice(start, start + 50) };
    const forgotten = await request.put(address, { headers, data });
    expect(forgotten.ok(), await forgotten.text()).toBe(true);
  }
}

/** The payment records that the server has for a viewer. */
export async function paymentRecords(request: APIRequestContext, viewer: Viewer) {
  const { uid, headers } = await signInByRequest(request, viewer);
  const response = await request.get(`/services/payments/api/payment-history/${uid}`, { headers });
  expect(response.ok(), await response.text()).toBe(true);
  return rowsOf<{ id: string; status: string; orderId: string }>(await response.json());
}

/** Whether the identity service knows an account under this e-mail address. */
export async function hasIdentity(request: APIRequestContext, viewer: Viewer): Promise<boolean> {
  return (await requestSignIn(request, viewer)).ok();
}

/** Fills the registration form of an open page. */
export async function fillRegistration(page: Page, viewer: Viewer) {
  await page.getByLabel('Full name').fill(viewer.name);
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Phone').fill(viewer.phone);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.getByLabel('Confirm password').fill(viewer.password);
}

/** Fills the registration form of an open page and sends it. */
export async function sendRegistration(page: Page, viewer: Viewer) {
  await fillRegistration(page, viewer);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Opens the registration form, fills it and sends it. */
export async function register(page: Page, viewer: Viewer) {
  await page.goto('/register');
  await sendRegistration(page, viewer);
}

/** Opens the sign-in form, or a page that leads to it, and signs in. */
export async function signIn(page: Page, viewer: Viewer, from = '/login') {
  await page.goto(from);
  await sendSignIn(page, viewer);
}

/** Fills the sign-in form of an open page and sends it. */
export async function sendSignIn(page: Page, viewer: Viewer) {
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
}
