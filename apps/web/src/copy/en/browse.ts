/** The listing pages, the pages of series, and what stands below the player. */
export const browse = {
  listing: {
    all: 'All',
    other: 'Other',
    empty: 'Nothing here yet',
    emptyHint: 'New titles are added every week. Check back soon.',
    allOf: (title: string, genre: string) => `${genre} · ${title}`,
    backTo: (title: string) => `Back to ${title}`,
  },
  series: {
    noEpisodes: 'No episodes yet',
    play: 'Play first episode',
    episodeCount: (count: number) => (count === 1 ? '1 episode' : `${count} episodes`),
  },
  details: {
    genres: 'Genres',
    language: 'Language',
    quality: 'Quality',
    year: 'Year',
    duration: 'Duration',
    tags: 'Tags',
    episodes: 'Episodes',
    nowPlaying: 'Now playing',
    episode: (number: number) => `Episode ${number}`,
  },
  failures: {
    movies: 'Failed to load movies',
    tv: 'Failed to load TV shows',
    music: 'Failed to load music',
    kids: 'Failed to load kids content',
    devotional: 'Failed to load devotional content',
    series: 'Failed to load this series',
  },
};
