/**
 * Flags of Node for a process that lives for seconds. The embedded database is not optimized further after its first
 * compilation, which would be a third of the processor time.
 */
export const shortLived = ['--liftoff-only']
