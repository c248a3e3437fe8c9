import { once } from '../once';

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
