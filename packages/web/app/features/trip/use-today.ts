import { useEffect, useState } from 'react'
import { today } from '#app/platform/calendar-day.ts'

/** Today where the person is, as YYYY-MM-DD; looked at again when the page is. */
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
