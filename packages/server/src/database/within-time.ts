/** The timeout of a readiness probe's query. */
export const readyWithinMs = 2000

/** Returns the result, or false if it takes longer than `timeoutMs` or fails. */
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
