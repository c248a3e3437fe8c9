/** The values of a filter in an address, each once; a link that somebody has written may repeat one, or name none. */
export function valuesIn(search: URLSearchParams, filter: string): readonly string[] {
  return [...new Set(search.getAll(filter))].filter((value) => value.trim() !== '');
}
