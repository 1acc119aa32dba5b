import type { Purchase } from '@retour/domain/trip/trip-records'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import { bringBack } from './save-purchase.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import type { TripView } from './trip-view.ts'

export interface Removed {
  purchase: WithId<Purchase>
}

const undoMilliseconds = 10_000

/** The last deleted purchase, while it can be restored. */
export function useRemoved({ purchases }: TripView) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(null), undoMilliseconds)
    return () => clearTimeout(timer)
  }, [removed])

  /** `before` are the purchases including it. */
  function noteRemoved(id: string) {
    const purchase = purchases.find((one) => one.id === id)
    if (purchase) setRemoved({ purchase })
  }
  function undo() {
    if (!removed) return
    bringBack(removed.purchase.id).then(
      () => setRemoved(null),
      () => showToast('error', m.trip_not_saved()),
    )
  }
  // Restored in another tab.
  const isBack = removed !== null && purchases.some(({ id }) => id === removed.purchase.id)
  return { removed: isBack ? null : removed, noteRemoved, undo }
}
