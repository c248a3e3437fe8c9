/** The address with a filter's value added, or taken away where it was there. */
export function toggled(search: URLSearchParams, filter: string, value: string): URLSearchParams {
  const entries = [...search];
  // `has` and `delete` take a value only since late 2023.
  const others = entries.filter(([name, one]) => name !== filter || one !== value);
  return new URLSearchParams(others.length < entries.length ? others : [...entries, [filter, value]]);
}

/** The address with another order; the usual one isn't named. */
export function sortedBy(search: URLSearchParams, sort: string, usual: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort === usual) next.delete('sort');
  else next.set('sort', sort);
  return next;
}

/** The address without some filters; the order stays. */
export function without(search: URLSearchParams, filters: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const filter of filters) next.delete(filter);
  return next;
}
