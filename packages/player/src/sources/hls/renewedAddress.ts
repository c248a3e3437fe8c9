interface Parts {
  folder: string;
  query: string;
}

function partsOf(url: string): Parts {
  const [, folder = '', , query = ''] = /^([^?#]*\/)([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { folder, query };
}

/** Turns addresses below a signed playlist into those of its renewed signature, in the path or in the query. */
export interface RenewedAddress {
  /** `url` is the playlist's address now. */
  renew(url: string): void;
  of(url: string): string;
}

/** Remembers every address that the playlist had, because what was loaded from it still uses the earlier ones. */
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
      // Those that are signed in the query share one folder.
      const query = before.map((one) => one.query).find((one) => one !== '' && renewed.endsWith(one));
      return query === undefined ? renewed : renewed.slice(0, -query.length) + current.query;
    },
  };
}
