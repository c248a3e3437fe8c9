import type { Page, Route } from '@playwright/test';

/** A way in which a server may fail, and what a page says of it where that is more than that it failed. */
export interface Weather {
  name: string;
  /** Left out where nothing is ever answered. */
  answer?: (route: Route) => Promise<void>;
  says?: RegExp;
  /** A detail that is not there isn't asked for again. */
  isMissing?: true;
}

const status = (code: number): Weather => ({
  name: `status ${code}`,
  answer: (route) => route.fulfill({ status: code, json: { detail: 'Not today' } }),
});

/** All that a server, or what stands between, may answer in place of what was asked for; time must be the test's. */
export const weathers: readonly Weather[] = [
  status(500),
  { name: 'HTML', answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }) },
  { name: 'no answer at all', says: /taking too long/ },
  { name: 'an empty body', answer: (route) => route.fulfill({ body: '' }) },
  {
    name: 'status 429',
    answer: (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: {} }),
    says: /Try again in \d+ s\./,
  },
  {
    name: 'JSON cut off',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  },
  { name: 'another shape', answer: (route) => route.fulfill({ json: 42 }) },
  status(401),
  { name: 'no connection', answer: (route) => route.abort('connectionrefused'), says: /offline/ },
  status(403),
  { ...status(404), isMissing: true },
];

/** The weather over all requests of a page whose address matches. */
export interface WeatherOver {
  /** Changes it; what meets the new one waits until it breaks. */
  become(next: Weather): void;
  /** Answers what has waited and what comes. */
  breaks(): void;
  /** Lets everything through from now on. */
  clears(): void;
}

/** Puts requests under a weather that the test changes; fine at first. */
export async function weatherOver(page: Page, requests: RegExp): Promise<WeatherOver> {
  let weather: Weather | null = null;
  let held = Promise.resolve();
  let breaks = () => {};
  await page.route(requests, async (route) => {
    const met = weather;
    if (met === null) return route.continue();
    await held;
    await met.answer?.(route);
  });
  return {
    become(next) {
      weather = next;
      held = new Promise((resolve) => {
        breaks = resolve;
      });
    },
    breaks: () => breaks(),
    clears() {
      weather = null;
    },
  };
}
