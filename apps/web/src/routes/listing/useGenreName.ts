import { useMessages, usePresent } from '../../copy/copy';
import { OTHER } from './groupByGenre';

/** How the groups of a listing are called in the reader's language. */
export function useGenreName(): (genre: string) => string {
  const { listing: messages } = useMessages('browse');
  const { genre: nameOf } = usePresent();
  return (genre) => (genre === OTHER ? messages.other : nameOf(genre));
}
