import type { EmbeddedStatements } from './embedded-session.ts'

const cleanupEveryMs = 10_000
const usualLimits = { checkpointAfterBytes: 16 * 1024 * 1024, vacuumAfterBytes: 64 * 1024 * 1024 }

/**
 * Starts the maintenance of the embedded database. A single-user PostgreSQL has no checkpointer and no autovacuum, so
 * without it the log and the recovery time after a crash grow until the next orderly stop. It depends on the volume
 * written, not on the clock.
 */
export const createUpkeep = (
  session: EmbeddedStatements,
  { limits = usualLimits, refill }: { limits?: typeof usualLimits; refill?: () => Promise<void> } = {},
) => {
  let vacuumedAt = '0/0'
  // Runs in parallel with the start, which does not wait for it.
  let running = refill?.().catch(() => undefined) ?? Promise.resolve()

  /** Runs the maintenance that is due. A failed run is tried again at the next one. */
  const cleanUp = async () => {
    const { rows } = await session.query<{ at: string; log: number; written: number }>(
      `select pg_current_wal_lsn()::text as at,
        (pg_current_wal_lsn() - redo_lsn)::float8 as log,
        (pg_current_wal_lsn() - $1::pg_lsn)::float8 as written
      from pg_control_checkpoint()`,
      [vacuumedAt],
    )
    const state = rows[0]
    if (!state) return
    if (state.written > limits.vacuumAfterBytes) {
      await session.exec('vacuum (analyze)')
      vacuumedAt = state.at
    }
    if (state.log > limits.checkpointAfterBytes) await session.exec('checkpoint')
  }

  const timer = setInterval(() => {
    running = cleanUp()
      .then(refill)
      .catch(() => undefined)
  }, cleanupEveryMs)
  timer.unref()

  return {
    cleanUp,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
