/**
 * The database could not be reached, or a connection broke or fell silent. What was asked on it may be done or not.
 * Its code is the one that doors answer with "try again".
 */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  readonly code = 'ECONNRESET'
}

const networkCode = /^(?:ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|EHOST|ENETUNREACH)/
/** Connection exceptions, a server that stops, starts or recovers, and one that has no connection left. */
const serverCode = /^(?:08[0-9A-Z]{3}|57P[0-9A-Z]{2}|53300)$/
const lostMessage =
  /connection (?:terminated|timeout|error)|timeout exceeded|not queryable|Cannot use a pool|driver has already been destroyed/i

/** The same error, or a DatabaseAwayError where it tells that the database is away. */
export function explainAway(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAwayError) return error
  return isLost(error) ? new DatabaseAwayError(`database away: ${error.message}`, { cause: error }) : error
}

function isLost(error: NodeJS.ErrnoException): boolean {
  if (error instanceof AggregateError) return error.errors.some((one) => one instanceof Error && isLost(one))
  const { code, syscall, message } = error
  if (code === undefined) return lostMessage.test(message)
  // A stopped server takes its local socket with it.
  if (code === 'ENOENT' || code === 'EACCES') return syscall === 'connect'
  return networkCode.test(code) || serverCode.test(code)
}
