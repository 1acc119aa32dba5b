/**
 * The database could not be reached, or a connection broke or fell silent. What was asked on it may be done or not.
 * Its code is the one that the APIs answer with "try again".
 */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  readonly code = 'ECONNRESET'
}

const networkCode = /^(?:ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_|EHOST|ENETUNREACH)/
/**
 * Connection exceptions, a login that is refused, a server that stops, starts or recovers, one that has no connection
 * left, and one that only reads since another took over (25001: a caller's transaction can't be made to write).
 */
const serverCode = /^(?:08[0-9A-Z]{3}|28[0-9A-Z]{3}|57P[0-9A-Z]{2}|53300|25001)$/
const lostMessage =
  /connection (?:terminated|timeout|error)|timeout exceeded|not queryable|Cannot use a pool|PGlite is closed|driver has already been destroyed/i
/** Reached, but it has no room, or it only reads and the statement was the server's own. */
const unableCode = /^(?:53[0-9A-Z]{3}|25006)$/

/** SQLSTATE 53100: the disk of the database is full. The statement was undone, and reading goes on. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === '53100'
}

/** The same error, or a DatabaseAwayError where it tells that the database is away. */
export function explainAway(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAwayError) return error
  return isLost(error) ? new DatabaseAwayError(`database away: ${error.message}`, { cause: error }) : error
}

/** Did it fail because the database is away, has no room or only reads, so that a repeat may succeed later? */
export function isDatabaseAway(error: unknown): boolean {
  if (explainAway(error) instanceof DatabaseAwayError) return true
  return error instanceof Error && unableCode.test((error as NodeJS.ErrnoException).code ?? '')
}

function isLost(error: NodeJS.ErrnoException): boolean {
  if (error instanceof AggregateError) return error.errors.some((one) => one instanceof Error && isLost(one))
  const { code, syscall, message } = error
  if (code === undefined) return lostMessage.test(message)
  // A stopped server takes its local socket with it.
  if (code === 'ENOENT' || code === 'EACCES') return syscall === 'connect'
  return networkCode.test(code) || serverCode.test(code)
}
