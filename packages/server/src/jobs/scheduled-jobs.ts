import type { Logger } from 'pino'
import type { Database } from '#server/database/database'
import type { Metrics } from '#server/metrics/metrics'
import { createBoss } from './create-boss.ts'
import { oneStarterAtATime } from './one-starter-at-a-time.ts'

export type ScheduledJob = {
  /** Its name in the job schema: lower-case letters and "-". */
  queue: string
  /** Five fields, in UTC. */
  cron: string
  expireInSeconds: number
  run: () => Promise<void>
}

type ScheduleDependencies = {
  database: Database
  log: Logger
  now: () => Date
  metrics: Pick<Metrics, 'countJob'>
}

export interface ScheduledJobs {
  /** Starts the jobs. Throws if the job schema, which the mail queue creates, is missing. */
  start(): Promise<void>
  stop(): Promise<void>
}

const usualPollSeconds = 20
const stopMs = 5000

/**
 * Runs each job at the start and at its times, in one of all processes on a database: each job exists only once, and a
 * tick of the clock creates it. Tests set a shorter `pollSeconds`. Without jobs it does nothing.
 */
export function createScheduledJobs(
  { database, log, now, metrics }: ScheduleDependencies,
  jobs: ScheduledJob[],
  pollSeconds = usualPollSeconds,
): ScheduledJobs {
  if (jobs.length === 0) return { start: async () => undefined, stop: async () => undefined }
  const runCounted = async ({ queue, run }: ScheduledJob) => {
    try {
      await run()
      metrics.countJob(queue, true, now())
    } catch (error) {
      metrics.countJob(queue, false, now())
      log.error({ err: error, job: queue }, 'a job failed, its next time is not affected')
      throw error
    }
  }
  const boss = createBoss({ database, log, isScheduling: true })
  return {
    start: async () => {
      await oneStarterAtATime(database, async () => {
        await boss.start()
        for (const { queue, cron, expireInSeconds } of jobs) {
          await boss.createQueue(queue, { policy: 'exclusive', retryLimit: 0, expireInSeconds })
          await boss.schedule(queue, cron)
          // Jobs that were due while no process ran start at once.
          await boss.send(queue)
        }
      })
      for (const job of jobs)
        await boss.work(job.queue, { pollingIntervalSeconds: pollSeconds }, () => runCounted(job))
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs }),
  }
}
