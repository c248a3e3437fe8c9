import type { ListedItem } from './joinLists';

/** The group of items without a genre. It is named as catalogues name theirs: addresses have it in every language alike. */
export const OTHER = 'Other';

/** Groups by first genre in order of appearance; items without one come last, under Other (spec §2). */
export function groupByGenre(items: readonly ListedItem[]): { genre: string; items: ListedItem[] }[] {
  const groups = new Map<string, ListedItem[]>();
  const rest: ListedItem[] = [];
  for (const listed of items) {
    const [genre = OTHER] = listed.item.genres;
    const group = genre === OTHER ? rest : (groups.get(genre) ?? []);
    if (group !== rest) groups.set(genre, group);
    group.push(listed);
  }
  return [
    ...[...groups].map(([genre, group]) => ({ genre, items: group })),
    ...(rest.length > 0 ? [{ genre: OTHER, items: rest }] : []),
  ];
}
