/** Aborts with the first of the two that does; `AbortSignal.any` is younger than the oldest browsers that are served. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController()
  for (const signal of [one, other]) {
    const abort = () => both.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: both.signal })
  }
  return both.signal
}
