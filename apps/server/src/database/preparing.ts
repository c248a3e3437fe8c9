import type postgres from 'postgres';

/**
 * Lets a client of the driver prepare all queries that have parameters, but those of a transaction. Unprepared, each is
 * sent twice, to learn its types and to run, and planned each time.
 */
export function preparing(client: postgres.Sql): postgres.Sql {
  const { unsafe } = client;
  // Drizzle says of each query that it isn't to be prepared.
  return Object.assign(client, {
    unsafe: ((text, parameters = [], options) =>
      unsafe(text, parameters, { ...options, prepare: parameters.length > 0 })) as typeof unsafe,
  });
}
