/** The shelf of a name. */
const shelf = (page, name) => page.getByRole('region', { name, exact: true });

/**
 * Playwright's own look at what lies under a press takes the page's time, and would be counted as the page's; it would also
 * wait for a row that moves by itself to stand still.
 */
const unchecked = { force: true };

/** @typedef {{ name: string, screen: 'mobile' | 'desktop', path: string, ready?: (page: import('@playwright/test').Page) => Promise<unknown>, touch: (page: import('@playwright/test').Page) => Promise<unknown> }} Touch */

/**
 * What is touched: on which page, what is done first, and the touch that is measured.
 * @type {readonly Touch[]}
 */
export const touches = [
  {
    name: 'menu',
    screen: 'mobile',
    path: '/',
    touch: (page) => page.getByRole('button', { name: 'Open menu' }).tap(unchecked),
  },
  {
    name: 'header’s dropdown',
    screen: 'desktop',
    path: '/',
    touch: (page) => page.getByRole('banner').getByRole('button', { name: 'Movies' }).click(unchecked),
  },
  {
    name: 'next in a row',
    screen: 'desktop',
    path: '/',
    ready: (page) => shelf(page, 'Movies').hover(),
    touch: (page) => page.getByRole('button', { name: 'Scroll Movies forward' }).click(unchecked),
  },
  {
    name: 'See All',
    screen: 'mobile',
    path: '/',
    ready: (page) => page.getByRole('link', { name: 'See All' }).first().scrollIntoViewIfNeeded(),
    touch: (page) => page.getByRole('link', { name: 'See All' }).first().tap(unchecked),
  },
  {
    name: 'search',
    screen: 'mobile',
    path: '/',
    touch: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).tap(unchecked),
  },
  {
    name: 'live TV, a dialog',
    screen: 'mobile',
    path: '/',
    ready: (page) => shelf(page, 'Live TV').scrollIntoViewIfNeeded(),
    touch: (page) => shelf(page, 'Live TV').getByRole('button').nth(1).tap(unchecked),
  },
  {
    name: 'filter of a listing',
    screen: 'mobile',
    path: '/movies',
    touch: (page) => page.getByRole('button', { name: 'Language' }).tap(unchecked),
  },
  {
    name: 'typing in the search',
    screen: 'desktop',
    path: '/',
    ready: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('so');
      await page.getByRole('listbox').waitFor();
    },
    touch: (page) => page.keyboard.type('l'),
  },
  {
    name: 'typing in the profile’s form',
    screen: 'mobile',
    path: '/profile',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).tap();
      await page.getByLabel('Display name').tap();
    },
    touch: (page) => page.keyboard.type('a'),
  },
];
