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
 * Replaces this process (exec) to use settings that only take effect at its start; process id and open files stay. The new one
 * finds its compiled modules in `compiledFolder`, its first one included: to strip the types from a single file Node loads a
 * compiler that it then keeps. Does nothing if MALLOC_ARENA_MAX is set, or where a process cannot be replaced (Windows).
 */
export function applyMemorySettings(compiledFolder: string): void {
  const isPossible = process.execve !== undefined && process.platform !== 'win32'
  // A parent with an IPC channel, such as `node --watch`, would lose it.
  if (!isPossible || process.send || process.env.MALLOC_ARENA_MAX !== undefined) return
  const command = [process.execPath, ...engineFlags, ...process.execArgv, ...process.argv.slice(1)]
  try {
    process.execve?.(process.execPath, command, {
      ...process.env,
      ...allocatorSettings,
      NODE_COMPILE_CACHE: compiledFolder,
    })
  } catch {
    // Then the process only takes more memory.
  }
}
