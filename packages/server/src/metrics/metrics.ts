import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { StatementWay } from '#server/database/database'

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Creates the counters of this process, in their own registry. Labels come only from our code, so their number is
 * bounded.
 */
export function createMetrics() {
  const registry = new Registry()
  const about = (name: string, help: string) => ({ name: `retour_${name}`, help, registers: [registry] })
  const requests = new Histogram({
    ...about('http_request_duration_seconds', 'Until the head of the answer, by route.'),
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
  })
  const statements = new Histogram({
    ...about('database_statement_duration_seconds', 'By way: caller is a data call, the others are our own.'),
    labelNames: ['way'],
    buckets: statementBuckets,
  })
  const mails = new Counter({
    ...about('mail_outcomes_total', 'How attempts at mails ended.'),
    labelNames: ['kind', 'outcome'],
  })
  const jobFailures = new Counter({
    ...about('job_failures_total', 'Runs of jobs at set times that ended with an error.'),
    labelNames: ['name'],
  })
  const jobSuccess = new Gauge({
    ...about(
      'job_last_success_timestamp_seconds',
      'When a job at set times last ended well in this process.',
    ),
    labelNames: ['name'],
  })
  return {
    registry,
    countRequest: (method: string, route: string, status: number, durationMs: number) =>
      requests.observe({ method, route, status }, durationMs / 1000),
    countStatement: (way: StatementWay, durationMs: number) => statements.observe({ way }, durationMs / 1000),
    countMail: (kind: string, outcome: string) => mails.inc({ kind, outcome }),
    countJob: (job: string, isDone: boolean, at: Date) =>
      isDone ? jobSuccess.set({ name: job }, at.getTime() / 1000) : jobFailures.inc({ name: job }),
  }
}
