import { useEffect, useState } from 'react'
import { today } from '#app/platform/calendar-day.ts'

/** Today where the person is, as YYYY-MM-DD; looked at again when the page is. */
export function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = () => setDay(today())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  return day
}
