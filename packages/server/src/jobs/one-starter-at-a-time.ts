import type { Database } from '#server/database/database'

/** Any number that no other program uses for an advisory lock. */
const bossStartersLock = 7_312_026_004

/**
 * Makes servers that start together create the job schema one after the other. pg-boss's own lock is not enough: a
 * connection that has just seen no schema still tries to create it when it gets the lock, and fails.
 */
export function oneStarterAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  // Only one process has the embedded database, and its only session would wait for itself.
  if (database.kind === 'embedded') return work()
  return database.runScript(async (run) => {
    await run('select pg_advisory_xact_lock($1)', [bossStartersLock])
    await work()
  })
}
