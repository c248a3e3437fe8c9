/** A storage area of a browser, which has its keys as its own; `kept` is what it holds. */
export function createArea(kept: Record<string, string> = {}): Storage {
  const area = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
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
