import type { BrowserContext } from '@playwright/test';
import { expect, type Page } from './test';

/**
 * The identity SDK and the emulator's helper frame load a script of Google's that joins the two, which no test
 * can reach. This stands in for it on both sides, which share an origin here; everything else is the emulator's
 * real account chooser.
 */
const FRAMES_STAND_IN = `
  // Later and apart, as between real frames: the SDK throws in there even when all is well.
  const acknowledge = async (reply) => {
    await null;
    try {
      reply?.([{ status: 'ACK', webStorageSupport: true }]);
    } catch {}
  };
  const toHelper = (handlers) => ({
    restyle: async () => {},
    ping: async (done) => done(),
    register: (type, handler) => handlers.set(type, handler),
    send: (_type, _data, reply) => acknowledge(reply),
  });
  const toPage = {
    register() {},
    send(type, data, reply) {
      window.parent.helperHandlers?.get(type)?.(data);
      acknowledge(reply);
    },
  };
  const context = {
    getParentIframe: () => toPage,
    open({ url, where }, ready) {
      window.helperHandlers = new Map();
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      where.append(frame);
      return ready(toHelper(window.helperHandlers));
    },
  };
  window.gapi = {
    load: (_name, options) => (options.callback || options)(),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[name]?.();
`;

/** Lets pop-up sign-ins work without the internet, through the emulator’s own account chooser. */
export async function allowPopups(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FRAMES_STAND_IN }),
  );
  // The chooser's own looks come from elsewhere too; it works without them.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ body: '' }),
  );
}

/** Waits for the helper frame of the page: the emulator's chooser gives up where its answer finds none. */
export async function waitForHelperFrame(chooser: Page): Promise<void> {
  const frames = async () => (await chooser.opener())?.frames() ?? [];
  await expect(async () => {
    const helper = (await frames()).find((frame) => frame.url().includes('/emulator/auth/iframe'));
    expect(helper).toBeDefined();
    await helper?.waitForLoadState();
  }).toPass();
}

/** Signs a new account in, in the emulator’s account chooser. */
export async function chooseNewAccount(chooser: Page, provider: string): Promise<void> {
  await waitForHelperFrame(chooser);
  await chooser.getByText('Add new account').click();
  await chooser.getByRole('button', { name: /auto-generate user information/i }).click();
  await chooser.getByRole('button', { name: new RegExp(`sign in with ${provider}`, 'i') }).click();
  await expect.poll(() => chooser.isClosed()).toBe(true);
}
