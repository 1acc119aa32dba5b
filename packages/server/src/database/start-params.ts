import { PGlite } from '@electric-sql/pglite'

/** How the embedded PostgreSQL starts; see docs/decisions/0002. */
export const startParams = [
  // `-F` (no fsync) is what PGlite would add; an acknowledged row must survive a power cut.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  // There is no replication, and its file, written at each checkpoint, would be a PANIC on a full disk.
  '-c',
  'max_active_replication_origins=0',
]
