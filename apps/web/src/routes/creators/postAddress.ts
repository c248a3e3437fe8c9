const PARAMETER = 'post';

/** The id of the post that an address opens over its page. */
export function postIn(search: URLSearchParams): string | null {
  return search.get(PARAMETER);
}

/** The address of a post over a page. */
export function postAddress(path: string, id: string): string {
  return `${path}?${PARAMETER}=${encodeURIComponent(id)}`;
}
