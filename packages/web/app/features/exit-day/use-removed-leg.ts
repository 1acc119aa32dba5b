import type { TripLeg } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import type { ExitTrip, WriteTrip } from './exit-day-props.ts'
import { dropLegDraft } from './leg-draft.ts'

const undoMilliseconds = 10_000

/** Removes legs, and remembers the last one while it can be restored. */
export function useRemovedLeg({ legs }: ExitTrip, onWrite: WriteTrip) {
  const [removed, setRemoved] = useState<WithId<TripLeg> | null>(null)
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(null), undoMilliseconds)
    return () => clearTimeout(timer)
  }, [removed])

  const mark = (id: string, deleted: boolean) => onWrite(() => [{ id, fields: { deleted } }])
  function remove(id: string) {
    const leg = legs.find((one) => one.id === id)
    if (!leg) return
    mark(id, true).then(
      () => {
        dropLegDraft(id)
        setRemoved(leg)
      },
      () => showToast('error', m.exit_not_saved()),
    )
  }
  function undo() {
    if (!removed) return
    mark(removed.id, false).then(
      () => setRemoved(null),
      () => showToast('error', m.exit_not_saved()),
    )
  }
  // Restored in another tab.
  const isBack = removed !== null && legs.some(({ id }) => id === removed.id)
  return { removed: isBack ? null : removed, remove, undo }
}
