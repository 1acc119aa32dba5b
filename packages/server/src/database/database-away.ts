/**
 * The database could not be reached, or a connection broke or timed out. Its statements may or may not have run. The
 * APIs answer this error's code with "try again".
 */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  readonly code = 'ECONNRESET'
}

const networkCode = /^(?:ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|EHOST|ENETUNREACH)/
/**
 * Connection exceptions, a refused login, a server that stops, starts or recovers, no free connection, and a server
 * that became read-only after a failover (25001: a caller's transaction cannot be made writable).
 */
const serverCode = /^(?:08[0-9A-Z]{3}|28[0-9A-Z]{3}|57P[0-9A-Z]{2}|53300|25001)$/
const lostMessage =
  /connection (?:terminated|timeout|error)|timeout exceeded|not queryable|Cannot use a pool|PGlite is closed|driver has already been destroyed/i
/** The server was reached, but its disk is full, or it is read-only and the statement was the server's own. */
const unableCode = /^(?:53[0-9A-Z]{3}|25006)$/

/** Returns whether the database's disk is full (SQLSTATE 53100). The statement was rolled back; reads still work. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === '53100'
}

/** Returns a DatabaseAwayError if the error means that the database is unavailable; otherwise the same error. */
export function explainAway(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAwayError) return error
  return isLost(error) ? new DatabaseAwayError(`database away: ${error.message}`, { cause: error }) : error
}

/** Returns whether the database is unavailable, full or read-only, so that a retry may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (explainAway(error) instanceof DatabaseAwayError) return true
  return error instanceof Error && unableCode.test((error as NodeJS.ErrnoException).code ?? '')
}

function isLost(error: NodeJS.ErrnoException): boolean {
  if (error instanceof AggregateError) return error.errors.some((one) => one instanceof Error && isLost(one))
  const { code, syscall, message } = error
  if (code === undefined) return lostMessage.test(message)
  // A stopped server removes its local socket.
  if (code === 'ENOENT' || code === 'EACCES') return syscall === 'connect'
  return networkCode.test(code) || serverCode.test(code)
}
