/** How long a readiness probe waits for the database. */
export const readyWithinMs = 2000

/** The answer, or false when it does not come within `timeoutMs` or is an error. */
export const withinTime = async (answer: Promise<boolean>, timeoutMs: number): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), timeoutMs)
  try {
    return await Promise.race([answer, tooLate])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
