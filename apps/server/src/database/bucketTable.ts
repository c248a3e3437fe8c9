/**
 * The table in which nodes count together. It is no migration: nothing in it is older than minutes, so it is neither
 * logged nor backed up, and a crash of the database may empty it.
 */
export const BUCKET_TABLE = `create unlogged table if not exists allowances (
  client text primary key,
  remaining double precision not null,
  granted double precision not null,
  at timestamptz not null
)`;
