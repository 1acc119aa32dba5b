import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is mounted. Returns whether the browser does so. A hidden page ends the lock,
 * so it is requested again when the page is visible.
 */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isUnmounted = false
    async function ask() {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isUnmounted) return void given.release()
        lock = given
        setIsAwake(true)
        given.addEventListener('release', () => setIsAwake(false))
      } catch {
        // The battery is low or the browser forbids it; the card works without.
      }
    }
    const requestLock = () => void ask()
    requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [])
  return isAwake
}
