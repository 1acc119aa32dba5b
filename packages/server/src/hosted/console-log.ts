import { describeError } from '#server/gate/describe-error'
import type { FaultLog } from '#server/gate/fault-log'

/** Logs to the console, which the platform stores: one JSON object per line. */
export const consoleLog: FaultLog = {
  warn: (fields, text) => console.warn(lineOf('warn', fields, text)),
  error: (fields, text) => console.error(lineOf('error', fields, text)),
}

function lineOf(level: string, fields: object, text: string): string {
  const { err, ...rest } = fields as { err?: unknown }
  return JSON.stringify({
    level,
    ...rest,
    ...(err === undefined ? {} : { err: describeError(err) }),
    msg: text,
  })
}
