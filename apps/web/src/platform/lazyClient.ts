/** Brings something once; after a failure the next call tries again. */
export function once<T>(bring: () => Promise<T>): () => Promise<T> {
  let brought: Promise<T> | null = null;
  return () => {
    brought ??= bring().catch((error: unknown) => {
      brought = null;
      throw error;
    });
    return brought;
  };
}

/** A client whose code comes with its first call; all of its calls answer promises anyway. */
export function lazyClient<Client extends object>(bring: () => Promise<Client>): Client {
  const bringOnce = once(bring);
  return new Proxy({} as Client, {
    get:
      (_nothing, name) =>
      async (...input: unknown[]) => {
        const client = await bringOnce();
        const call: unknown = Reflect.get(client, name);
        return (call as (...input: unknown[]) => unknown).apply(client, input);
      },
  });
}
