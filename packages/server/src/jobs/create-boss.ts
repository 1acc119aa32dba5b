import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, RunSql } from '#server/database/database'

export type BossSettings = {
  database: Database
  log: Logger
  superviseIntervalSeconds?: number
  /** True for the one queue that sends jobs at set times; it leaves upkeep to the other. */
  isScheduling?: boolean
}

/**
 * The job queue on either database, in schema `pgboss`; start() makes and migrates that schema. All statements
 * go through `database`, which stays open when the queue stops. Faults of its loops are logged, never thrown.
 */
export function createBoss({
  database,
  log,
  superviseIntervalSeconds = 15,
  isScheduling = false,
}: BossSettings): PgBoss {
  const isEmbedded = database.kind === 'embedded'
  const boss = new PgBoss({
    db: { executeSql: runForBoss(database) },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    // Jobs of a dead worker come back at this pace, after their heartbeat has lapsed.
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    maintenanceIntervalSeconds: 3600,
    supervise: !isScheduling,
    schedule: isScheduling,
    // Jobs at set times are minutes apart: no need to look every five seconds.
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 30,
    // One embedded session: a rebuild or a look at vacuum would stand in every request's way.
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue: a background step failed'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, `job queue: ${message}`))
  return boss
}

/**
 * pg-boss sends some steps as one text "BEGIN; …; COMMIT;". Run as such, an error inside would leave the only
 * embedded session in an aborted transaction; run as a transaction of ours it is rolled back.
 */
function runForBoss(database: Database): RunSql {
  return (text, values) => {
    const block = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(text)?.[1]
    if (block === undefined || values?.length || /\bCOMMIT;/.test(block))
      return database.executeSql(text, values)
    return database.runScript((run) => run(block))
  }
}
