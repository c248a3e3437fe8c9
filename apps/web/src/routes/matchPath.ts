/** Named parts of an address, decoded. */
export type PathParams = Readonly<Record<string, string>>;

/** Matches a raw pathname with a pattern such as `/video/:id`; null where it doesn't fit or can't be decoded. */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const expected = parts(pattern);
  const given = parts(pathname);
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const part = given[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
      continue;
    }
    try {
      params[name.slice(1)] = decodeURIComponent(part);
    } catch {
      return null;
    }
  }
  return params;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
