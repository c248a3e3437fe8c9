/** What an episode is called, by its index in the series: its name, or its number where it has none. */
export const episodeTitle = (
  { name }: { readonly name: string },
  index: number,
  messages: { readonly episode: (values: { number: number }) => string },
): string => name || messages.episode({ number: index + 1 });
