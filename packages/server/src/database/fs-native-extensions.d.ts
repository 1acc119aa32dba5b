declare module 'fs-native-extensions' {
  /** False when another open file holds it; throws an error with a `code` where the file system has no locks. */
  export function tryLock(descriptor: number, offset?: number, length?: number): boolean
  /** Gives the lock back for the open file, and so for every copy of the descriptor. */
  export function unlock(descriptor: number, offset?: number, length?: number): void
}
