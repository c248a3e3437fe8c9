import { MINUTE_MS } from '@chalchitra/api/constants';
import { sql } from 'drizzle-orm';
import type { BucketStore } from '../http/sharedTokenBuckets';
import type { Log } from '../log';
import type { Background } from '../parts';
import { repeat } from '../repeat';
import type { Database } from './database';

/** The buckets in PostgreSQL, which forget each minute who did nothing for two. */
export function createBucketStore(database: Database, log: Log): BucketStore & Background {
  const forget = async () =>
    database.execute(sql`delete from allowances where at < now() - interval '2 minutes'`);
  return {
    async take(client, amount, perMinute) {
      const full = sql`${perMinute}::float8`;
      const wanted = sql`${amount}::float8`;
      const there = sql`least(${full}, a.remaining + extract(epoch from now() - a.at) * ${full} / 60)`;
      const given = sql`least(${wanted}, floor(${there}))`;
      const [row] = await database.execute<{ granted: number }>(sql`
        insert into allowances as a (client, remaining, granted, at)
        values (${client}, ${full} - least(${wanted}, ${full}), least(${wanted}, ${full}), now())
        on conflict (client) do update set remaining = ${there} - ${given}, granted = ${given}, at = now()
        returning granted`);
      return Number(row?.granted ?? 0);
    },
    ...repeat(forget, {
      pauseMs: MINUTE_MS,
      onError: (error) => log.warn('Old allowances could not be deleted', { error }),
    }),
  };
}
