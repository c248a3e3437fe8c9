import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { clearReport, keepPictures, type Outcome, writeReport } from './report';
import { shotsOf } from './stories';
import { openBrowser } from './studio';

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-report-page-'));
let browser: Browser;
let page: Page;

/** A story that fails in two modes, one that has changed in two places of a tall picture, and one that is new. */
async function writeSample(): Promise<string> {
  const shotOf = (title: string) => shotsOf([{ id: title, title, name: 'Main', source: title }]);
  const [failedSmall, failedDesktop] = shotOf('Alert');
  const [changed] = shotOf('Button');
  const [fresh] = shotOf('Card');
  if (!failedSmall || !failedDesktop || !changed || !fresh) throw new Error('a story has two modes');
  const picture = (background: string) =>
    sharp({ create: { width: 375, height: 3000, channels: 3, background } })
      .png()
      .toBuffer();
  const [before, after] = [await picture('#150a17'), await picture('#251a27')];
  clearReport(folder);
  keepPictures(folder, changed, { before, after, difference: after });
  keepPictures(folder, fresh, { after });
  const places = [
    { left: 10, top: 20, width: 4, height: 4 },
    { left: 300, top: 2800, width: 40, height: 20 },
  ];
  const outcomes: Outcome[] = [
    { shot: changed, kind: 'changed', sentence: '416 pixels differ', places },
    { shot: fresh, kind: 'new' },
    { shot: failedSmall, kind: 'failed', failure: 'The story shows nothing.' },
    { shot: failedDesktop, kind: 'failed', failure: 'The story shows nothing.' },
  ];
  return writeReport(folder, { against: 'abc', outcomes, gone: [] });
}

beforeAll(async () => {
  const path = await findBrowser();
  if (!path) throw new Error('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');
  browser = await openBrowser(path);
  await writeSample();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const heading = () => page.getByRole('heading', { level: 2 }).textContent();
const count = () => page.getByRole('status').textContent();

/** How far the first pane's picture is enlarged. */
const enlarged = () =>
  page
    .getByRole('img')
    .first()
    .evaluate((image) => image.getBoundingClientRect().width / (image as HTMLImageElement).naturalWidth);

describe('the page of the report', () => {
  it('goes from one thing to the next by keys, a story that failed in two modes being one', async () => {
    expect([await heading(), await count()]).toEqual(['Alert › Main', '1 of 3']);
    expect(await page.getByText('Failed · small, desktop').count()).toBe(1);
    await page.keyboard.press('j');
    expect([await heading(), await count()]).toEqual(['Button › Main', '2 of 3']);
    await page.keyboard.press('k');
    expect(await heading()).toBe('Alert › Main');
  });

  it('shows before and after side by side, one over the other, and the difference alone', async () => {
    await page.keyboard.press('j');
    const panes = () => page.getByRole('region').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(await panes()).toEqual(['Before', 'After']);
    await page.keyboard.press(' ');
    expect(await panes()).toEqual(['Before and After']);
    expect(await page.getByRole('img', { name: 'After' }).count()).toBe(0);
    await page.keyboard.press(' ');
    expect(await page.getByRole('img', { name: 'After' }).count()).toBe(1);
    await page.keyboard.press('3');
    expect(await page.getByRole('slider').isVisible()).toBe(true);
    await page.keyboard.press('4');
    expect(await panes()).toEqual(['Difference']);
  });

  it('goes close to each place that has changed, and scrolls both pictures there', async () => {
    await page.keyboard.press('j');
    await vi.waitFor(async () => expect(await enlarged()).toBe(1));
    await page.keyboard.press('z');
    expect(await enlarged()).toBe(8);
    await page.keyboard.press('z');
    const inView = page.getByRole('region').evaluateAll((panes) =>
      panes.map((pane) => {
        const [around, place] = [pane, pane.querySelector('[data-current="true"]')].map((one) =>
          one?.getBoundingClientRect(),
        );
        return around && place && place.top >= around.top && place.bottom <= around.bottom;
      }),
    );
    expect(await inView).toEqual([true, true]);
  });

  it('narrows the list by component, mode and kind, and says where nothing is left', async () => {
    await page.getByRole('combobox', { name: 'Component' }).selectOption('Card');
    expect([await heading(), await count()]).toEqual(['Card › Main', '1 of 1']);
    await page.getByRole('combobox', { name: 'Mode' }).selectOption('desktop');
    expect(await page.getByText('Nothing of this kind.').isVisible()).toBe(true);
    await page.getByRole('combobox', { name: 'Component' }).selectOption('');
    expect(await count()).toBe('1 of 1');
    await page.getByRole('checkbox', { name: 'Failed (1)' }).uncheck();
    expect(await page.getByText('Nothing of this kind.').isVisible()).toBe(true);
  });

  it('fits a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await page.keyboard.press('j');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    await page.getByText('Filter and list').click();
    expect(await page.getByRole('navigation').isVisible()).toBe(true);
  });
});
