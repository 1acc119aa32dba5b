/**
 * Returns a signal that aborts with the first of two; `AbortSignal.any` is missing in the oldest supported browsers.
 */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController()
  for (const signal of [one, other]) {
    const abort = () => both.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: both.signal })
  }
  return both.signal
}
