/**
 * Answers of calls that must not tell whether an address has an account come no sooner than this after the
 * request, which is longer than either kind of work takes.
 */
const noSoonerThanMs = 150

export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const outcome = await work()
  const leftMs = noSoonerThanMs - (performance.now() - startedAt)
  if (leftMs > 0) await new Promise((resume) => setTimeout(resume, leftMs))
  return outcome
}
