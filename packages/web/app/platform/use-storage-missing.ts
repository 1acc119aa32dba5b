import { useMemo } from 'react'
import type { StorageArea } from './browser-storage.ts'
import { useHydrated } from './use-hydrated.ts'

/** About as large as a session or a result. */
const sample = 'x'.repeat(4096)
const key = 'retour-room'

/** Returns whether the browser stores data: it may forbid that or be full. */
export function isStorageMissing(area: StorageArea): boolean {
  try {
    window[area].setItem(key, sample)
    window[area].removeItem(key)
    return false
  } catch {
    return true
  }
}

/** Returns true if stored data ends with the page; checked once, when the component appears. */
export function useStorageMissing(area: StorageArea): boolean {
  const isHydrated = useHydrated()
  return useMemo(() => isHydrated && isStorageMissing(area), [isHydrated, area])
}
