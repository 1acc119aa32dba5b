import type { TripLeg } from '@retour/domain/trip/trip-records'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { noTripYet, readTrip, subscribeToTrip } from '#app/platform/trip-device.ts'
import type { StoredReminders } from '#app/platform/trip-store.ts'
import type { TripSums } from '#app/features/trip/trip-sums.ts'
import { type ComingMail, mailsOf, daysOfMails } from './mail-reminders.ts'

/** Several changes in a row are sent together. */
const afterChangeMs = 2000

/**
 * The mails to come and the reminders that this device requested. While there are any, changed days are sent to the
 * server. Their state is requested whenever the sheet opens and, while the address is unconfirmed, whenever the page is
 * visible again.
 */
export function useReminders(
  tripId: string | null,
  sums: TripSums,
  legs: readonly TripLeg[],
  today: string,
): { mails: ComingMail[]; stored: StoredReminders | null } {
  const { reminders } = useSyncExternalStore(subscribeToTrip, readTrip, () => noTripYet)
  const stored = tripId === null ? null : (reminders.get(tripId) ?? null)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another day is another list
  const mails = useMemo(() => mailsOf(sums, legs, new Date()), [sums, legs, today])
  const days = daysOfMails(mails)
  const isRunning = stored !== null && stored.state !== 'ended'
  const isNews = isRunning && stored.told !== days
  const isUnconfirmed = stored?.state === 'asked'

  useEffect(() => {
    if (!isRunning || tripId === null) return
    const timer = setTimeout(() => void bring(tripId, mails), isNews ? afterChangeMs : 0)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the days say what the mails do
  }, [tripId, days, isRunning])

  useEffect(() => {
    if (!isRunning || tripId === null) return
    const check = () => {
      if (document.visibilityState === 'visible' && (isUnconfirmed || isNews)) void bring(tripId, mails)
    }
    document.addEventListener('visibilitychange', check)
    window.addEventListener('online', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('online', check)
    }
  }, [tripId, mails, isRunning, isUnconfirmed, isNews])

  return { mails, stored }
}

async function bring(tripId: string, mails: readonly ComingMail[]) {
  try {
    const { syncReminders } = await import('./reminder-changes.ts')
    await syncReminders(tripId, mails)
  } catch (error) {
    // Retried when the page is visible again or the network returns.
    console.warn('The days of the reminders could not be told:', error)
  }
}
