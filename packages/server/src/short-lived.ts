/**
 * How Node runs a process that lives for seconds. It keeps the embedded database as it was first compiled: to optimise it
 * takes a third of the processor time, for code that is thrown away at once.
 */
export const shortLived = ['--liftoff-only']
