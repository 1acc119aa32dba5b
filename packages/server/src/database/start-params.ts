import { PGlite } from '@electric-sql/pglite'

/** The start parameters of the embedded PostgreSQL; see docs/decisions/0002. */
export const startParams = [
  // PGlite would add `-F` (no fsync); an acknowledged row must survive a power cut.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  // Everything waits during ANALYZE, whose sample has 300 times as many rows.
  '-c',
  'default_statistics_target=20',
  // An ERROR repeats words of callers, and nobody reads them there: each caller gets their own.
  '-c',
  'log_min_messages=fatal',
  // Replication is unused. Its file is written at each checkpoint and would cause a PANIC on a full disk.
  '-c',
  'max_active_replication_origins=0',
]
