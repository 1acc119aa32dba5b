import process from 'node:process'

/**
 * V8's young generation may otherwise grow to 32 MB for each half, of which a request needs little
 * (docs/decisions/0037-memory-of-the-server.md has what each setting saves and costs).
 */
const engineFlags = ['--max-semi-space-size=8']
/** glibc keeps what a thread gave back in a pool of that thread's: two pools for all threads. Other allocators do not ask. */
const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

/**
 * Begins this process again with settings that can only be chosen at its begin, under the same number and with the same
 * files. Whoever has set MALLOC_ARENA_MAX has chosen; where a process cannot be replaced (Windows) nothing happens.
 */
export function applyMemorySettings(): void {
  const isPossible = process.execve !== undefined && process.platform !== 'win32'
  // A parent that talks to this process, as `node --watch` does, would be left without an answer.
  if (!isPossible || process.send || process.env.MALLOC_ARENA_MAX !== undefined) return
  const command = [process.execPath, ...engineFlags, ...process.execArgv, ...process.argv.slice(1)]
  try {
    process.execve?.(process.execPath, command, { ...process.env, ...allocatorSettings })
  } catch {
    // Then it takes more memory and is the same otherwise.
  }
}
