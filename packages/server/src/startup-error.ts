/**
 * The server cannot start, for a reason that its operator can fix. The message is one line: what is wrong, then what to
 * do. `main.ts` prints it without a stack and exits with code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
