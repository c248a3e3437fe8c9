/** Whether every part of an address can be decoded. */
export function isReadable(pathname: string): boolean {
  try {
    // A call whose result isn't used would be taken out of the build: bundlers know this one to have no effects.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** The id at the end of a readable address. An id may hold any character: the router's own `useParams` reads `%2F` in it as a slash. */
export function idIn(pathname: string): string {
  return decodeURIComponent(pathname.replace(/\/$/, '').split('/').at(-1) ?? '');
}
