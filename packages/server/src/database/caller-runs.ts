import { availableParallelism } from 'node:os'
import pg from 'pg'
import { runPipeline, type CallerStatement } from './caller-pipeline.ts'
import type { CallerClaims, OnStatement, TextRow } from './database.ts'
import { explainAway } from './database-away.ts'
import type { WatchedPool } from './watched-client.ts'

/** A guest's statement ends after three seconds; two more for the way there and back. */
const guestWithinMs = 5000
/** Each waits for those before it on its connection. */
const maxTogether = 8
/** On how many connections one question runs at once: more than processors would only take turns. */
const lanes = availableParallelism()

type Role = CallerClaims['role']
type Run = CallerStatement & {
  role: Role
  resolve: (rows: TextRow[]) => void
  reject: (error: unknown) => void
}

/** An error of the statement, after which the connection serves the next one; otherwise it is ending. */
const isStatementFault = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^(?:57P|08|XX)/.test(error.code ?? '57P')

/**
 * Runs callers' statements, each in a transaction of its own. Reads of one text and role that come in the same turn of
 * the event loop share connections: one write wakes the database for several of them, where each of its own costs
 * switches between processes. Only the same text, so that a slow or locked table holds up nobody who asks for another. A
 * write has its connection for itself.
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
