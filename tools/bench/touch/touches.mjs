/** The shelf of a name. */
const shelf = (page, name) => page.getByRole('region', { name, exact: true });

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
    touch: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  },
  {
    name: 'header’s dropdown',
    screen: 'desktop',
    path: '/',
    touch: (page) => page.getByRole('banner').getByRole('button', { name: 'Movies' }).click(),
  },
  {
    name: 'next in a row',
    screen: 'desktop',
    path: '/',
    ready: (page) => shelf(page, 'Movies').hover(),
    touch: (page) => page.getByRole('button', { name: 'Scroll Movies forward' }).click(),
  },
  {
    name: 'See All',
    screen: 'mobile',
    path: '/',
    ready: (page) => page.getByRole('link', { name: 'See All' }).first().scrollIntoViewIfNeeded(),
    touch: (page) => page.getByRole('link', { name: 'See All' }).first().tap(),
  },
  {
    name: 'search',
    screen: 'mobile',
    path: '/',
    touch: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).tap(),
  },
  {
    name: 'live TV, a dialog',
    screen: 'mobile',
    path: '/',
    ready: (page) => shelf(page, 'Live TV').scrollIntoViewIfNeeded(),
    // The row moves by itself.
    touch: (page) => shelf(page, 'Live TV').getByRole('button').nth(1).tap({ force: true }),
  },
  {
    name: 'filter of a listing',
    screen: 'mobile',
    path: '/movies',
    touch: (page) => page.getByRole('button', { name: 'Language' }).tap(),
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
