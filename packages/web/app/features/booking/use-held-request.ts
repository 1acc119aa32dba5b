import { useEffect, useEffectEvent } from 'react'
import { isBookingSent } from '#app/backend/waiting-booking-calls.ts'

const everyMs = 15_000

/** Asks now and then, while this page is looked at, whether the request went from another device. */
export function useHeldRequest(key: string | null, onSent: () => void) {
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    if (key === null) return
    let isOver = false
    const ask = async () => {
      if (isOver || document.visibilityState !== 'visible') return
      // No answer says nothing: the next one may.
      const isSent = await isBookingSent(key).catch(() => false)
      if (isOver || !isSent) return
      isOver = true
      tell()
    }
    void ask()
    const timer = window.setInterval(() => void ask(), everyMs)
    const askAgain = () => void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [key])
}
