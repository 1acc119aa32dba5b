declare module 'fs-native-extensions' {
  /** Returns false if another open file has the lock. Throws an error with a `code` if the file system has no locks. */
  export function tryLock(descriptor: number, offset?: number, length?: number): boolean
  /** Releases the lock of the open file, and so of every copy of its descriptor. */
  export function unlock(descriptor: number, offset?: number, length?: number): void
}
