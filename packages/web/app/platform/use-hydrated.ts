import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns false in the prerendered HTML and in the first render, so browser-only data may differ later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
