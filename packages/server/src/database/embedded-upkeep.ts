import type { EmbeddedStatements } from './embedded-session.ts'

const cleanupEveryMs = 10_000
const usualLimits = { checkpointAfterBytes: 16 * 1024 * 1024, vacuumAfterBytes: 16 * 1024 * 1024 }

/**
 * Returns a statement for each table on which autovacuum would work now, by its rules and settings (chapter "The
 * Autovacuum Daemon" of PostgreSQL's manual): a fifth of the rows dead, as many new as a fifth of those on pages
 * that are not all frozen, a tenth changed since the last statistics, or old transaction ids. A TOAST table is vacuumed
 * with its table, a partitioned one has no rows of its own.
 */
const dueWork = `
  with tables as (
    select s.schemaname, s.relname, greatest(c.reltuples, 0) as rows, s.n_dead_tup as dead, s.n_ins_since_vacuum as added,
      s.n_mod_since_analyze as changed,
      coalesce(1 - least(c.relallfrozen, c.relpages)::float8 / nullif(c.relpages, 0), 1) as unfrozen,
      greatest(age(c.relfrozenxid), age(t.relfrozenxid)) as age,
      greatest(mxid_age(c.relminmxid), mxid_age(t.relminmxid)) as mxid_age
    from pg_stat_all_tables s
    join pg_class c on c.oid = s.relid
    left join pg_class t on t.oid = c.reltoastrelid
    where s.schemaname <> 'pg_toast' and c.relpersistence <> 't' and c.relkind <> 'p'
  ), due as (
    select *,
      dead > current_setting('autovacuum_vacuum_threshold')::float8
          + current_setting('autovacuum_vacuum_scale_factor')::float8 * rows
        or added > current_setting('autovacuum_vacuum_insert_threshold')::float8
          + current_setting('autovacuum_vacuum_insert_scale_factor')::float8 * rows * unfrozen
        or age > current_setting('autovacuum_freeze_max_age')::float8
        or mxid_age > current_setting('autovacuum_multixact_freeze_max_age')::float8 as needs_vacuum,
      changed > current_setting('autovacuum_analyze_threshold')::float8
        + current_setting('autovacuum_analyze_scale_factor')::float8 * rows as needs_analyze
    from tables
  )
  select format('%s %I.%I', case when not needs_vacuum then 'analyze' when needs_analyze then 'vacuum (analyze)'
    else 'vacuum' end, schemaname, relname) as statement
  from due where needs_vacuum or needs_analyze order by age desc, statement`

/**
 * Starts the maintenance of the embedded database. A single-user PostgreSQL has no checkpointer and no autovacuum, so
 * without it the log and the recovery time after a crash grow until the next orderly stop. It depends on the volume
 * written, not on the clock. Each table is a statement of its own, because nobody else is served while one runs.
 */
export const createUpkeep = (
  session: EmbeddedStatements,
  { limits = usualLimits, refill }: { limits?: typeof usualLimits; refill?: () => Promise<void> } = {},
) => {
  let vacuumedAt = '0/0'
  // Runs in parallel with the start, which does not wait for it.
  let running = refill?.().catch(() => undefined) ?? Promise.resolve()

  const vacuum = async () => {
    // What this session has counted for its own statements may not be in the statistics yet.
    await session.exec('select pg_stat_force_next_flush()')
    const { rows } = await session.query<{ statement: string }>(dueWork)
    // A table that fails is due again; the others do not wait for it.
    for (const { statement } of rows) await session.exec(statement).catch(() => undefined)
  }

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
    try {
      if (state.written > limits.vacuumAfterBytes) {
        await vacuum()
        vacuumedAt = state.at
      }
    } finally {
      if (state.log > limits.checkpointAfterBytes) await session.exec('checkpoint')
    }
  }

  let isRunning = false
  const timer = setInterval(() => {
    // The one before may still wait for its turn.
    if (isRunning) return
    isRunning = true
    running = running
      .then(cleanUp)
      .then(refill)
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
      })
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
