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

/** What the log says about a request. */
export type LoggedRequest = {
  requestId: string
  method: string
  path: string
  status: number
  durationMs: number
}

/** Logs one line for each request. */
export function logRequests(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    logRequest(log, {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      durationMs: performance.now() - startedAt,
    })
  }
}

/** Logs a request. Its query is omitted, because filters such as `email=eq.…` are personal data. */
export function logRequest(
  log: Logger,
  { requestId, method, path, status, durationMs }: LoggedRequest,
): void {
  const level = status >= 500 ? 'error' : 'info'
  if (!log.isLevelEnabled(level)) return
  const line = {
    requestId,
    method,
    path: redact(path).slice(0, 200),
    status,
    durationMs: Math.round(durationMs * 10) / 10,
  }
  log[level](line, 'request')
}
