import { useEffect, useState } from 'react'

/** Returns the current time, at most half a minute old, for texts such as "open now". */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
