import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the finished HTML and in the first render over it, so that what only a browser knows may differ. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
