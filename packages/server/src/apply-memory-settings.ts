import process from 'node:process'

/**
 * Limits V8's young generation, which may otherwise grow to 32 MB per half and is mostly not needed
 * (docs/decisions/0037-memory-of-the-server.md has the savings and costs of each setting).
 */
const engineFlags = ['--max-semi-space-size=8']
/** glibc keeps freed memory in a pool per thread; this limits it to two pools. Other allocators ignore it. */
const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

/**
 * Replaces this process (exec) to apply settings that are only read at its start. Process id and open files stay. The
 * new process finds its compiled modules, including the first one, in `compiledFolder`, because Node loads a compiler
 * that stays in memory to strip the types of a single file. Does nothing if MALLOC_ARENA_MAX is set, or if a process
 * cannot be replaced (Windows).
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
    // The process only uses more memory then.
  }
}
