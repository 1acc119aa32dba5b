import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, RunSql } from '#server/database/database'

/** Settings of a job queue. */
export type BossSettings = {
  database: Database
  log: Logger
  superviseIntervalSeconds?: number
  /** True for the queue that sends scheduled jobs. It leaves maintenance to the other. */
  isScheduling?: boolean
}

/**
 * Creates the job queue (pg-boss) on either database, in schema `pgboss`. start() creates and migrates that schema. All
 * statements use `database`, which stays open when the queue stops. Errors of its loops are logged.
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
    // Jobs of a dead worker are retried at this interval, after their heartbeat has expired.
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    maintenanceIntervalSeconds: 3600,
    supervise: !isScheduling,
    schedule: isScheduling,
    // Scheduled jobs are minutes apart, so a check every five seconds is not needed.
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 30,
    // With one embedded session, a reindex or vacuum check would block all requests.
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue: a background step failed'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, `job queue: ${message}`))
  return boss
}

/**
 * pg-boss sends some steps as one text "BEGIN; …; COMMIT;". An error inside would leave the only embedded session in an
 * aborted transaction, so they run in a transaction that is rolled back.
 */
function runForBoss(database: Database): RunSql {
  return (text, values) => {
    const block = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(text)?.[1]
    if (block === undefined || values?.length || /\bCOMMIT;/.test(block))
      return database.executeSql(text, values)
    return database.runScript((run) => run(block))
  }
}
