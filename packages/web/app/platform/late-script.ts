import { useEffect, useSyncExternalStore } from 'react'

/** A script that is not part of the page's own, as far as it has come. */
export interface LateScript<Loaded> {
  /** Null until it has come, and while the page's HTML is taken over. */
  script: Loaded | null
  hasFailed: boolean
  /** Asks for it again. */
  retry: () => void
}

/**
 * A script for several parts of a screen: it is asked for once the first of them is shown, or when `preload` is called.
 * When it doesn't come, all of them and `onFailure` know; the next one that is shown, or `retry`, asks again. `preload`
 * rejects then.
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
      (script) => tell({ ...none, script }),
      (error: unknown) => {
        coming = null
        throw error
      },
    ))
  }
  function start() {
    if (state.hasFailed) tell(none)
    preload().catch((error: unknown) => {
      tell({ ...none, hasFailed: true })
      onFailure(error)
    })
  }
  function tell(next: LateScript<Loaded>) {
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

function warnOfMissingPart(error: unknown) {
  console.warn('A part of the page could not be loaded:', error)
}
