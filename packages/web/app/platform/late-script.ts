import { useEffect, useSyncExternalStore } from 'react'

/** A separately loaded script and its state. */
export interface LateScript<Loaded> {
  /** Null until it is loaded, and during hydration. */
  script: Loaded | null
  hasFailed: boolean
  /** Tries to load it again. */
  retry: () => void
}

/**
 * A script for several parts of a screen. It is loaded when the first of them is rendered, or by `preload`. If it
 * fails, all parts and `onFailure` are notified; the next rendered part or `retry` loads it again, and `preload`
 * rejects.
 */
export function lateScript<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: (error: unknown) => void = warnOfMissingPart,
) {
  const none: LateScript<Loaded> = { script: null, hasFailed: false, retry: start }
  let state = none
  let coming: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function preload(): Promise<void> {
    return (coming ??= load().then(
      (script) => setState({ ...none, script }),
      (error: unknown) => {
        coming = null
        throw error
      },
    ))
  }
  function start() {
    if (state.hasFailed) setState(none)
    preload().catch((error: unknown) => {
      setState({ ...none, hasFailed: true })
      onFailure(error)
    })
  }
  function setState(next: LateScript<Loaded>) {
    state = next
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function useScript(): LateScript<Loaded> {
    useEffect(() => {
      if (!state.script) start()
    }, [])
    return useSyncExternalStore(
      subscribe,
      () => state,
      () => none,
    )
  }
  return { useScript, preload }
}

/** Logs that a script did not load. The error names it. */
export function warnOfMissingPart(error: unknown): void {
  console.warn('A part of the page could not be loaded:', error)
}
