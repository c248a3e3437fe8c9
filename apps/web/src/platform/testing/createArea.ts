/** A storage area of a browser, which has its keys as its own; `kept` is what it holds, `quota` how many characters of it. */
export function createArea(
  kept: Record<string, string> = {},
  quota = () => Number.POSITIVE_INFINITY,
): Storage {
  const area = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (sizeOf({ ...kept, [key]: value }) > quota()) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const storage = new Proxy(area, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(kept, key),
  });
  return storage as unknown as Storage;
}

/** Characters of the keys and values that an area holds. */
export const sizeOf = (kept: Record<string, string>): number => Object.entries(kept).flat().join('').length;
