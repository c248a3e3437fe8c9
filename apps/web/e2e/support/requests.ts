import type { Page } from './test';

/** Counts the requests of a page whose address contains a text, preflights left out; read it by calling. */
export function countRequests(page: Page, part: string): () => number {
  let count = 0;
  page.on('request', (sent) => {
    if (sent.method() !== 'OPTIONS' && sent.url().includes(part)) count += 1;
  });
  return () => count;
}
