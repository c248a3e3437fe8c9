import type { Page, Route } from '@playwright/test';

/** A way in which a server may fail, and the message on a page where that is more than that it failed. */
export interface Fault {
  name: string;
  /** Left out where the server never responds. */
  respond?: (route: Route) => Promise<void>;
  message?: RegExp;
  /** A detail that doesn't exist isn't requested again. */
  isMissing?: true;
}

const status = (code: number): Fault => ({
  name: `status ${code}`,
  respond: (route) => route.fulfill({ status: code, json: { detail: 'Not today' } }),
});

/** All that a server, or what stands between, may send in place of the response; the test has to control the clock. */
export const faults: readonly Fault[] = [
  status(500),
  { name: 'HTML', respond: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }) },
  { name: 'no response at all', message: /taking too long/ },
  { name: 'an empty body', respond: (route) => route.fulfill({ body: '' }) },
  {
    name: 'status 429',
    respond: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: {} }),
    message: /Try again in \d+ s\./,
  },
  {
    name: 'JSON cut off',
    respond: (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  },
  { name: 'another shape', respond: (route) => route.fulfill({ json: 42 }) },
  status(401),
  { name: 'no connection', respond: (route) => route.abort('connectionrefused'), message: /offline/ },
  status(403),
  { ...status(404), isMissing: true },
];

/** Injects one fault at a time into all requests of a page whose address matches. */
export interface FaultInjector {
  /** Changes the fault; requests wait until it is released. */
  set(next: Fault): void;
  /** Responds to the requests that wait and to those that follow. */
  release(): void;
  /** Lets every request through from now on. */
  clear(): void;
}

/** Injects faults that the test changes; none at first. */
export async function injectFaults(page: Page, requests: RegExp): Promise<FaultInjector> {
  let fault: Fault | null = null;
  let held = Promise.resolve();
  let release = () => {};
  await page.route(requests, async (route) => {
    const current = fault;
    if (current === null) return route.continue();
    await held;
    await current.respond?.(route);
  });
  return {
    set(next) {
      fault = next;
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    clear() {
      fault = null;
    },
  };
}
