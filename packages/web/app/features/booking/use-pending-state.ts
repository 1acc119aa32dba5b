import { useEffect, useEffectEvent, useState } from 'react'
import { askPendingBooking } from '#app/backend/pending-booking-calls.ts'
import { isPastTime, readPendingBooking } from './pending-booking.ts'

const everyMs = 15_000

type PendingState = 'pending' | 'ended' | 'late'

/**
 * Returns the state of the pending booking under this key; null asks nothing. Polls while the page is visible. `ended`:
 * its account was confirmed without it. `late`: it has expired here.
 */
export function usePendingState(key: string | null, onSent: () => void): PendingState {
  const [seen, setSeen] = useState<{ key: string; state: PendingState } | null>(null)
  const reportSent = useEffectEvent(onSent)
  useEffect(() => {
    if (key === null) return
    let isOver = false
    const check = async () => {
      if (isOver || document.visibilityState !== 'visible') return
      const request = readPendingBooking()
      if (request?.key !== key) return
      // A missing response means nothing; the next one may arrive.
      const state = request.carried ? await askPendingBooking(key).catch(() => 'pending' as const) : 'pending'
      if (isOver) return
      if (state === 'sent') {
        isOver = true
        return reportSent()
      }
      const isLate = state === 'pending' && isPastTime(request, Date.now())
      setSeen({ key, state: isLate ? 'late' : state })
    }
    void check()
    const timer = window.setInterval(() => void check(), everyMs)
    const checkAgain = () => void check()
    document.addEventListener('visibilitychange', checkAgain)
    return () => {
      isOver = true
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', checkAgain)
    }
  }, [key])
  return seen?.key === key ? seen.state : 'pending'
}
