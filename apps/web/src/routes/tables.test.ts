import { describe, expect, it } from 'vitest';
import { english } from '../copy/english';
import { footerColumns, socialNetworks } from '../navigation/siteFooter';
import { siteNavigation } from '../navigation/siteNavigation';
import { HERO_LIST, homeShelves } from './home/homeShelves';
import { listings } from './listing/listings';
import { findPage } from './pages';

const { base, browse } = english;
const { navigation, failures, footer } = base;

describe('the home page (spec §1, §2)', () => {
  it('has its shelves in order, each with its list and its listing page', () => {
    expect(homeShelves.map(({ title, list, seeAll }) => [title(base), list, seeAll])).toEqual([
      ['Live TV', 'youtube-channels', null],
      ['Trending in India', 'trending-in-india', null],
      ['Movies', 'videos', '/movies'],
      ['Short Films', 'short-films', '/movies/short'],
      ['Reality Shows', 'reality-shows', '/movies/reality'],
      ['Web Series', 'web-series', '/movies/series'],
      ['Podcasts', 'podcasts', null],
      ['Interviews', 'interviews', '/tv/interviews'],
      ['Documentaries', 'documentaries', '/tv/documentaries'],
      ['News', 'news', '/tv/news'],
      ['Devotional', 'devotional', '/devotional'],
      ['Kids', 'kids', '/kids'],
    ]);
    expect(base.home.recentlyWatched).toBe('Recently Watched');
    expect(HERO_LIST).toBe('user-uploads');
  });

  it('shows the failures of trending and live TV in place, and only logs the others', () => {
    const shown = homeShelves.flatMap(({ failure }) => (failure === null ? [] : [failures[failure]]));
    expect(shown).toEqual(['Failed to load live TV channels', 'Failed to load trending videos']);
  });
});

describe('the listing pages (spec §2, §8)', () => {
  it.each([
    ['/movies', 'Movies', ['videos'], 'Failed to load movies'],
    ['/movies/short', 'Short Films', ['short-films'], 'Failed to load movies'],
    ['/movies/series', 'Web Series', ['web-series'], 'Failed to load movies'],
    ['/movies/reality', 'Reality Shows', ['reality-shows'], 'Failed to load movies'],
    ['/tv', 'TV Shows', ['news', 'documentaries', 'interviews'], 'Failed to load TV shows'],
    ['/tv/news', 'News', ['news'], 'Failed to load TV shows'],
    ['/tv/documentaries', 'Documentaries', ['documentaries'], 'Failed to load TV shows'],
    ['/tv/interviews', 'Interviews', ['interviews'], 'Failed to load TV shows'],
    ['/music', 'All Music', ['music-videos', 'live-performances'], 'Failed to load music'],
    ['/music/videos', 'Music Videos', ['music-videos'], 'Failed to load music'],
    ['/music/live', 'Live Performances', ['live-performances'], 'Failed to load music'],
    ['/kids', 'Kids Content', ['kids'], 'Failed to load kids content'],
    ['/kids/cartoons', 'Cartoons', ['kids/cartoons'], 'Failed to load kids content'],
    ['/kids/educational', 'Educational Content', ['kids/educational'], 'Failed to load kids content'],
    ['/devotional', 'Devotional Content', ['devotional'], 'Failed to load devotional content'],
    ['/devotional/bhajans', 'Bhajans', ['devotional/bhajans'], 'Failed to load devotional content'],
    ['/devotional/talks', 'Spiritual Talks', ['devotional/talks'], 'Failed to load devotional content'],
  ])('%s is titled %s', (path, title, lists, failure) => {
    const listing = listings.find((one) => one.path === path);
    expect(listing && navigation[listing.title]).toBe(title);
    expect(listing?.lists).toEqual(lists);
    expect(listing && browse.failures[listing.failure]).toBe(failure);
    expect(findPage(path)?.access).toBe('signedIn');
  });

  it('are all there', () => expect(listings).toHaveLength(17));
});

describe('who may open what (spec §2)', () => {
  it.each([
    ['/privacy-policy', 'public'],
    ['/search', 'signedIn'],
    ['/login', 'public'],
    ['/register', 'guestOnly'],
    ['/', 'signedIn'],
    ['/subscription', 'signedIn'],
    ['/profile', 'signedIn'],
    ['/creators', 'signedIn'],
    ['/creators/a%2Fb', 'signedIn'],
    ['/posts', 'signedIn'],
    ['/watchlist', 'signedIn'],
    ['/video/a%2Fb', 'subscribed'],
    ['/series/12', 'subscribed'],
  ])('%s is for %s', (path, access) => expect(findPage(path)?.access).toBe(access));

  it.each(['/no/such/page', '/Movies', '/video/', '/video/%'])('nobody finds a page at %s', (path) =>
    expect(findPage(path)).toBeNull(),
  );
});

describe('the navigation (spec §1, §2)', () => {
  it('has its groups in order, each beginning with its own page', () => {
    expect(siteNavigation.slice(5).map(({ label, path }) => [navigation[label], path])).toEqual([
      ['Creators', '/creators'],
      ['Posts', '/posts'],
      ['Watchlist', '/watchlist'],
    ]);
    const groups = siteNavigation.flatMap(({ children, ...entry }) =>
      children === undefined ? [] : [{ ...entry, children }],
    );
    expect(groups.map(({ label }) => navigation[label])).toEqual([
      'Movies',
      'TV Shows',
      'Music',
      'Kids',
      'Devotional',
    ]);
    for (const { path, children } of groups) expect(children[0]?.path).toBe(path);
    expect(groups.map(({ children }) => children.slice(1).map((child) => child.path))).toEqual([
      ['/movies/short', '/movies/series', '/movies/reality'],
      ['/tv/news', '/tv/documentaries', '/tv/interviews'],
      ['/music/videos', '/music/live'],
      ['/kids/cartoons', '/kids/educational'],
      ['/devotional/bhajans', '/devotional/talks'],
    ]);
  });
});

describe('the footer (spec §2)', () => {
  const none = { terms: null, refunds: null, help: null, contact: null, grievanceOfficer: null };
  const leading = (pages: Parameters<typeof footerColumns>[0]) =>
    footerColumns(pages).flatMap(({ links }) =>
      links.filter(({ path }) => path !== null).map(({ label, path }) => [footer[label], path]),
    );

  it('has three columns of links, of which Privacy Policy alone leads somewhere, and four networks', () => {
    expect(
      footerColumns(none).map(({ title, links }) => [footer[title], links.map(({ label }) => footer[label])]),
    ).toEqual([
      ['Company', ['About', 'Jobs', 'Press', 'Blog']],
      ['Support', ['Help Center', 'Contact Us', 'FAQs', 'Devices']],
      ['Legal', ['Terms of Use', 'Privacy Policy', 'Cookie Preferences', 'Corporate Information']],
    ]);
    expect(leading(none)).toEqual([['Privacy Policy', '/privacy-policy']]);
    expect(socialNetworks).toHaveLength(4);
  });

  it('leads to the pages that the operator has', () => {
    const refunds = 'https://example.in/refunds';
    expect(leading({ ...none, help: '/help', refunds })).toEqual([
      ['Help Center', '/help'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refunds', refunds],
    ]);
  });

  it('has a copyright line for 2025', () =>
    expect(footer.copyright({ brand: 'Chalchitra' })).toContain('2025'));
});
