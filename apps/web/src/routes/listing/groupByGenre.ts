import type { ListedItem } from './joinLists';

/** Groups by first genre in order of appearance; items without one come last, under `other` (spec §2). */
export function groupByGenre(
  items: readonly ListedItem[],
  other: string,
): { genre: string; items: ListedItem[] }[] {
  const groups = new Map<string, ListedItem[]>();
  const rest: ListedItem[] = [];
  for (const listed of items) {
    const [genre = other] = listed.item.genres;
    const group = genre === other ? rest : (groups.get(genre) ?? []);
    if (group !== rest) groups.set(genre, group);
    group.push(listed);
  }
  return [
    ...[...groups].map(([genre, group]) => ({ genre, items: group })),
    ...(rest.length > 0 ? [{ genre: other, items: rest }] : []),
  ];
}
