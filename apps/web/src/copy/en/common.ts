/** Words and failures that many pages share. */
export const common = {
  invalidDate: 'Invalid Date',
  loading: 'Loading',
  actions: {
    tryAgain: 'Try again',
    back: 'Back',
    seeAll: 'See All',
    watchNow: 'Watch Now',
    goHome: 'Go to the home page',
    skipToContent: 'Skip to content',
    close: 'Close',
    cancel: 'Cancel',
    play: 'Play',
    pause: 'Pause',
    signIn: 'Sign In',
  },
  /** For links and buttons that lead nowhere yet. */
  notAvailable: 'Not available yet',
  failures: {
    trending: 'Failed to load trending videos',
    liveTv: 'Failed to load live TV channels',
    orders: 'Failed to load orders',
    paymentHistory: 'Failed to load payment history',
    page: 'Failed to load this page',
    video: 'Failed to load this video',
    tryLater: 'Please try again later',
    offline: 'You seem to be offline. Check your connection and try again.',
    timeout: 'The server is taking too long to respond. Try again in a moment.',
    busy: (seconds: number | undefined) =>
      seconds === undefined
        ? 'Too many requests at the moment. Try again shortly.'
        : `Too many requests at the moment. Try again in ${seconds > 300 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`}.`,
  },
};
