import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/** The minute that has begun, in ms; null in the finished page, which is older than the person's now. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, thisMinute, () => null)
}
