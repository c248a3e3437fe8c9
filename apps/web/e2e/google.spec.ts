import { expect, test } from './support/test';

/**
 * The identity SDK loads a script of Google's for its pop-ups, which no test can reach. It only wants
 * this object to be there; everything after it is the emulator's real account chooser.
 */
const IFRAMES_STAND_IN = `
  const iframe = { restyle() {}, ping: (done) => done(), send() {}, register() {} };
  window.gapi = {
    load: (_name, options) => (options.callback || options)(),
    iframes: {
      Iframe: function Iframe() {},
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open: (_options, ready) => ready(iframe) }),
    },
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload');
  if (name) window[name]();
`;

test('signs in with Google through the emulator’s account chooser', async ({ page, context }) => {
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: IFRAMES_STAND_IN }),
  );
  await page.goto('/login');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /google/i }).click();
  const chooser = await opened;
  await chooser.getByText('Add new account').click();
  await chooser.getByRole('button', { name: /auto-generate user information/i }).click();
  await chooser.getByRole('button', { name: /sign in with google/i }).click();

  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
});
