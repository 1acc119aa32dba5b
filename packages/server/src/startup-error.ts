/**
 * The server cannot start, for a reason that whoever starts it can act on. The message is one line:
 * what is wrong, then what to do. `main.ts` prints it without a stack and ends with exit code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
