import { useMemo } from 'react'
import type { StorageArea } from './browser-storage.ts'
import { useHydrated } from './use-hydrated.ts'

/** About as long as a session or a result. */
const sample = 'x'.repeat(4096)
const key = 'retour-room'

/** Whether this browser keeps what a page stores: it may forbid that, or have no room left. */
export function isStorageMissing(area: StorageArea): boolean {
  try {
    window[area].setItem(key, sample)
    window[area].removeItem(key)
    return false
  } catch {
    return true
  }
}

/** True where what is stored now ends with the page; looked at once, when the part that says so appears. */
export function useStorageMissing(area: StorageArea): boolean {
  const isHydrated = useHydrated()
  return useMemo(() => isHydrated && isStorageMissing(area), [isHydrated, area])
}
