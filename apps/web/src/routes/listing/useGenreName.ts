import { useAreaCopy, usePresent } from '../../copy/copy';
import { OTHER } from './groupByGenre';

/** How the groups of a listing are called in the reader's language. */
export function useGenreName(): (genre: string) => string {
  const { listing: words } = useAreaCopy('browse');
  const { genre: nameOf } = usePresent();
  return (genre) => (genre === OTHER ? words.other : nameOf(genre));
}
