import type { MiddlewareHandler } from 'hono'
import { pino, type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import { openLogStream } from './log-stream.ts'
import { redact } from './redact.ts'

/** The server's log: one JSON object a line on standard error, without addresses of people, keys or tokens. */
export function createLog(level: string, destination: DestinationStream = openLogStream()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, error: describeError },
    },
    destination,
  )
}

/** Logs one line for each request. The query is omitted, because filters such as `email=eq.…` are personal data. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { status } = c.res
    const level = status >= 500 ? 'error' : 'info'
    if (!log.isLevelEnabled(level)) return
    log[level](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: redact(c.req.path).slice(0, 200),
        status,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    )
  }
}
