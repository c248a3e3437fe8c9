import { expect, type Page } from '@playwright/test';

interface Jump {
  at: number;
  score: number;
  nodes: string[];
}

/** Notes how far the page jumps by itself, as the browser scores it. */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    const jumps: Jump[] = [];
    Object.assign(globalThis, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => node?.nodeName ?? '');
        jumps.push({ at: entry.startTime, score: entry.value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that the page hasn't jumped by more than a score since a time, in milliseconds from when it was opened. */
export async function expectCalm(page: Page, since: number, most: number): Promise<void> {
  const jumps = await page.evaluate(
    (from) => (globalThis as unknown as { jumps: Jump[] }).jumps.filter(({ at }) => at > from),
    since,
  );
  expect(
    jumps.reduce((sum, { score }) => sum + score, 0),
    JSON.stringify(jumps),
  ).toBeLessThan(most);
}
