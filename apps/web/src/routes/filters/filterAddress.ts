/** The address with a filter's value added, or taken away where it was there. */
export function toggled(search: URLSearchParams, filter: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (next.has(filter, value)) next.delete(filter, value);
  else next.append(filter, value);
  return next;
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
