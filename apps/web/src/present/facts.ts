import type { ContentItem } from '@chalchitra/api/types';
import type { Presenter } from './present';

/** The short facts under a title, in reading order: year, duration, genres; what is unknown is left out. */
export function shortFacts(
  item: Pick<ContentItem, 'createdAt' | 'durationSeconds' | 'genres'>,
  present: Presenter,
): string[] {
  return [
    present.year(item.createdAt),
    present.duration(item.durationSeconds),
    ...item.genres.slice(0, 2).map(present.genre),
  ].filter((fact) => fact !== null);
}

/** Keywords as hashtags, one word each and each once (spec §3); a keyword may hold several, as `#love #india` does. */
export function hashtags(keywords: readonly string[]): string[] {
  const words = keywords
    .flatMap((keyword) => keyword.split('#'))
    .map((word) => word.replace(/\s+/gu, ''))
    .filter((word) => word !== '');
  return [...new Set(words)].map((word) => `#${word}`);
}
