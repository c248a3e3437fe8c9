/** Items with one of some languages first, each part in the order in which it is. */
export function withLanguagesFirst<Item>(
  items: readonly Item[],
  chosen: readonly string[],
  languagesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const isFirst = (item: Item) => languagesOf(item).some((language) => chosen.includes(language));
  const first = items.filter(isFirst);
  return first.length === 0 ? items : [...first, ...items.filter((item) => !isFirst(item))];
}
