/** The page of a title before its player is loaded. */
export const titlePage = {
  video: {
    notFound: 'This title can’t be found',
    notFoundHint: 'It may have been removed, or the address may be wrong.',
    checkingSubscription: 'Checking your subscription',
    player: (title: string) => `Video player: ${title}`,
  },
};
