import type { Artwork } from '../content/content.types';
import { parseUrl } from './url';

/** An endpoint's path with its parts filled in and encoded; undefined where an id can't be part of an address. */
export function fillPath(path: string, params: Record<string, string>): string | undefined {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? encoded(params[part.slice(1)]) : part));
  return parts.includes(undefined) ? undefined : parts.join('/');
}

function encoded(value: string | undefined): string | undefined {
  return value !== undefined && canStandInPath(value) ? encodeURIComponent(value) : undefined;
}

/**
 * Whether an id can be one part of a path: `.` and `..` are resolved away, encoded or not, half a character has no
 * encoding, and servers refuse a NUL.
 */
export function canStandInPath(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && !/\p{Surrogate}|\0/u.test(id);
}

/** `?limit=…&offset=…`, or nothing where no part is given. */
export function queryText(query: Record<string, string | number | undefined>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Whether a server's address lies on the page's own origin. */
export function isSameOrigin(baseUrl: string, pageOrigin: string | undefined): boolean {
  if (baseUrl.startsWith('/') && !baseUrl.startsWith('//')) return true;
  return pageOrigin !== undefined && parseUrl(baseUrl)?.origin === pageOrigin;
}

/** Turns a root-relative address of a response into one on the server that gave it. */
export function addressOn(baseUrl: string): <T extends string | null>(url: T) => T | string {
  const server = parseUrl(baseUrl);
  return (url) => (url === null ? url : ((server && parseUrl(url, server.href)?.href) ?? url));
}

/** A title's pictures on the server that gave their addresses. */
export function placeArtwork({ small, wide }: Artwork, onServer: ReturnType<typeof addressOn>): Artwork {
  return { small: onServer(small), wide: onServer(wide) };
}
