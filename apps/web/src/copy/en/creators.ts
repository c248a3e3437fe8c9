import { common } from './common';

/** The creator area: creators, their pages, the feed of posts and the viewer. */
export const creators = {
  suggested: 'Suggested Creators',
  mostFollowed: 'Most followed',
  lead: 'People who draw, sing, cook and film in every language of India.',
  backToCreators: 'Back to creators',
  follow: 'Follow',
  handle: (username: string) => `@${username}`,
  /** `count` as shown, such as 1.2L, and as a number. */
  followers: (count: string, number: number) => (number === 1 ? '1 follower' : `${count} followers`),
  counts: { posts: 'Posts', followers: 'Followers', following: 'Following' },
  email: 'Send an email',
  feedLead: 'New pictures and reels from the creators.',
  likes: (count: string, number: number) => (number === 1 ? '1 like' : `${count} likes`),
  reel: 'Reel',
  openPost: 'Open post',
  openReel: 'Open reel',
  /** Says what a post without a caption is. */
  postBy: (name: string | undefined) => (name === undefined ? 'Post without a caption' : `Post by ${name}`),
  showMore: 'Show more',
  none: 'No creators yet',
  noPosts: 'No posts yet',
  noneHint: 'New creators join every week. Check back soon.',
  creatorMissing: 'This creator can’t be found',
  creatorMissingHint: 'They may have left, or the address may be wrong.',
  postMissing: 'This post can’t be found. It may have been removed.',
  viewer: {
    viewer: 'Post',
    close: common.actions.close,
    previous: 'Previous post',
    next: 'Next post',
    about: 'About this post',
    play: 'Play reel',
    pause: 'Pause reel',
    soundOn: 'Unmute reel',
    soundOff: 'Mute reel',
    reelFailed: 'This reel can’t be played right now',
    tryAgain: common.actions.tryAgain,
  },
  position: (number: string, count: string) => `${number} of ${count}`,
  failures: {
    creators: 'Failed to load creators',
    creator: 'Failed to load creator data',
    posts: 'Failed to load posts',
  },
};
