import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

/** Returns the start of the current minute in ms; null in the prerendered page. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, thisMinute, () => null)
}
