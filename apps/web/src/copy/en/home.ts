/** The home page, its cards and live TV. */
export const home = {
  cards: {
    live: 'Live',
    previous: 'Previous',
    next: 'Next',
    /** Names a row's arrows for assistive technology. */
    previousIn: (row: string) => `Scroll ${row} back`,
    nextIn: (row: string) => `Scroll ${row} forward`,
  },
  home: {
    hero: 'Featured',
    slide: (number: number, count: number) => `Slide ${number} of ${count}`,
    recentlyWatched: 'Recently Watched',
    liveTv: 'Live TV',
    trending: 'Trending in India',
    podcasts: 'Podcasts',
    allFailed: 'Failed to load the home page. Check your connection and try again.',
  },
  liveTv: {
    failed: 'This channel can’t be played right now',
  },
};
