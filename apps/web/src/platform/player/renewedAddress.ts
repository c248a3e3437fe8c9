interface Parts {
  folder: string;
  query: string;
}

function partsOf(url: string): Parts {
  const [, folder = '', , query = ''] = /^([^?#]*\/)([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { folder, query };
}

/** Turns addresses below a playlist that was signed before into those of its renewed signature, in path or query. */
export interface RenewedAddress {
  /** `url` is the playlist's address now. */
  renew(url: string): void;
  of(url: string): string;
}

/** Keeps every address that the playlist had, since what it named then still carries it. */
export function createRenewedAddress(first: string): RenewedAddress {
  const before: Parts[] = [];
  let current = partsOf(first);
  return {
    renew(url) {
      before.push(current);
      current = partsOf(url);
    },
    of(url) {
      const old = before.find(({ folder }) => folder !== '' && url.startsWith(folder));
      if (old === undefined) return url;
      const renewed = current.folder + url.slice(old.folder.length);
      return old.query !== '' && renewed.endsWith(old.query)
        ? renewed.slice(0, -old.query.length) + current.query
        : renewed;
    },
  };
}
