import type { Route } from '@playwright/test';

/** A way in which a server may fail, and what a page of details says where that isn't Try again. */
export interface Weather {
  name: string;
  answer: (route: Route) => Promise<void>;
  says?: RegExp;
  /** A detail that is not there isn't asked for again. */
  isMissing?: true;
}

const status = (code: number): Weather => ({
  name: `status ${code}`,
  answer: (route) => route.fulfill({ status: code, json: { detail: 'Not today' } }),
});

/** All that a server, or what stands between, may answer in place of what was asked for. */
export const weathers: readonly Weather[] = [
  status(500),
  { name: 'HTML', answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }) },
  { name: 'an empty body', answer: (route) => route.fulfill({ body: '' }) },
  {
    name: 'JSON cut off',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  },
  { name: 'another shape', answer: (route) => route.fulfill({ json: 42 }) },
  status(401),
  status(403),
  { ...status(404), isMissing: true },
  { name: 'no connection', answer: (route) => route.abort('connectionrefused'), says: /offline/ },
];
