import { useEffect, useState } from 'react'
import { today } from '#app/platform/calendar-day.ts'

/** Returns today's local date, YYYY-MM-DD; updated when the page becomes visible. */
export function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const check = () => setDay(today())
    document.addEventListener('visibilitychange', check)
    window.addEventListener('focus', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('focus', check)
    }
  }, [])
  return day
}
