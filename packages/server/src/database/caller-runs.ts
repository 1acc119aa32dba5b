import { availableParallelism } from 'node:os'
import pg from 'pg'
import type { CallerStatement } from './caller-messages.ts'
import { runPipeline } from './caller-pipeline.ts'
import type { CallerClaims, OnStatement, TextRow } from './database.ts'
import { explainAway } from './database-away.ts'
import type { WatchedPool } from './watched-client.ts'

/** A guest's statement is cancelled after three seconds; two more cover the round trip. */
const guestWithinMs = 5000
/** The maximum statements in flight on one connection. Each waits for those before it. */
const maxTogether = 8
/** The maximum connections on which one query runs at once. More connections than processors would only take turns. */
const lanes = availableParallelism()

type Role = CallerClaims['role']
type Run = CallerStatement & {
  role: Role
  resolve: (rows: TextRow[]) => void
  reject: (error: unknown) => void
}

/** Returns whether the connection is still usable after this error of a statement; otherwise it is closing. */
const isStatementFault = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^(?:57P|08|XX)/.test(error.code ?? '57P')

/**
 * Creates a runner for callers' statements, each in its own transaction. Reads with the same text and role in one turn
 * of the event loop share a connection, so one write wakes the database for several of them. Only equal texts share
 * one, so a slow or locked table does not delay other queries. A write has its own connection.
 */
export const createCallerRuns = (pool: WatchedPool, onStatement?: OnStatement) => {
  const reads = new Map<string, Run[]>()

  const runTogether = async (runs: Run[]) => {
    try {
      const client = await pool.connect(runs[0]?.role === 'anon' ? guestWithinMs : undefined)
      const startedAt = performance.now()
      const { stream } = client.connection
      let isUsable = true
      stream.cork()
      const answers = runs.map(async (run) => {
        try {
          run.resolve(await runPipeline(client, run))
        } catch (error) {
          isUsable &&= isStatementFault(error)
          run.reject(explainAway(error))
        }
        onStatement?.('caller', performance.now() - startedAt)
      })
      stream.uncork()
      await Promise.all(answers)
      client.release(!isUsable)
    } catch (error) {
      for (const { reject } of runs) reject(error)
    }
  }

  const runReads = () => {
    for (const runs of reads.values()) {
      const together = Math.min(maxTogether, Math.ceil(runs.length / lanes))
      for (let start = 0; start < runs.length; start += together)
        void runTogether(runs.slice(start, start + together))
    }
    reads.clear()
  }

  return (role: Role, statement: CallerStatement, isReadOnly: boolean): Promise<TextRow[]> =>
    new Promise((resolve, reject) => {
      const run = { ...statement, role, resolve, reject }
      if (!isReadOnly) return void runTogether([run])
      if (reads.size === 0) setImmediate(runReads)
      const key = `${role}:${statement.main.text}`
      const same = reads.get(key)
      if (same) same.push(run)
      else reads.set(key, [run])
    })
}
