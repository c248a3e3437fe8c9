import type postgres from 'postgres';
import { createSemaphore, type SemaphoreLimits } from '../semaphore';
import { within } from '../within';
import { DatabaseUnavailable, isDatabaseUnavailable } from './databaseErrors';

/** How many queries and transactions are pending at once, and how long each may wait and last. */
export interface Deadlines extends SemaphoreLimits {
  /** For the response; longer than the database itself lets a statement last, so that only one that hangs reaches it. */
  readonly responseMs: number;
}

/** Is called with the end of each query and transaction. */
export type ObserveQuery = (outcome: 'ok' | 'failed' | 'unavailable', ms: number) => void;

/** What drizzle uses of the driver. */
type Client = Pick<postgres.Sql, 'unsafe' | 'begin' | 'options' | 'end'>;

/** A client of which no call stays open for ever. */
export interface GuardedClient {
  /** For drizzle. */
  readonly client: postgres.Sql;
  /** Whether the database responds within a time. */
  ping(withinMs: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Puts deadlines around a driver that has none of its own. Where a query that was sent gets no response, all connections
 * are replaced: in those of a server that hangs, or of a network that lost them, further queries would wait too.
 * @param connect makes the driver's client.
 */
export function guardClient(
  connect: () => Client,
  deadlines: Deadlines,
  observe: ObserveQuery = () => {},
): GuardedClient {
  let current = connect();
  const runLimited = createSemaphore(deadlines, (reason) => new DatabaseUnavailable(reason));
  const replace = (lost: Client) => {
    if (lost !== current) return;
    current = connect();
    void lost.end({ timeout: 0 });
  };
  /** One call to the driver, in its turn and within its time. */
  const call = <T>(work: (client: Client) => PromiseLike<T>): Promise<T> => {
    const started = performance.now();
    const end = (outcome: Parameters<ObserveQuery>[0]) => observe(outcome, performance.now() - started);
    const result = runLimited(() => {
      const client = current;
      return within(deadlines.responseMs, work(client), async () => {
        replace(client);
        throw new DatabaseUnavailable('The database did not respond in time.');
      });
    });
    result.then(
      () => end('ok'),
      (error: unknown) => end(isDatabaseUnavailable(error) ? 'unavailable' : 'failed'),
    );
    return result;
  };
  // Drizzle uses three members of a client, and of a query its rows as objects or as arrays.
  const guarded = {
    options: current.options,
    unsafe(text: string, parameters: Parameters<Client['unsafe']>[1] = []) {
      const run = (isArrays: boolean) =>
        call((client) => {
          const query = client.unsafe(text, parameters);
          return isArrays ? query.values() : query;
        });
      return {
        values: () => run(true),
        // biome-ignore lint/suspicious/noThenProperty: the driver's queries are promises that start when they are awaited.
        then: (...on: Parameters<Promise<unknown>['then']>) => run(false).then(...on),
      };
    },
    begin: <T>(work: (transaction: postgres.TransactionSql) => Promise<T>) =>
      call((client) => client.begin(work)),
  };
  return {
    client: guarded as unknown as postgres.Sql,
    async ping(withinMs) {
      const result = call((client) => client.unsafe('select 1'));
      await within(withinMs, result, async () => {
        throw new DatabaseUnavailable(`The database did not respond within ${withinMs} ms.`);
      });
    },
    close: () => current.end({ timeout: 5 }),
  };
}
