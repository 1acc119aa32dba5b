import { useEffect } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { quietSync, writeSync } from './sync-state.ts'

/** Syncs trips with the account while somebody is signed in. Its script is loaded after the page. */
export function useTripSync(): void {
  const { user } = useSession()
  const person = user?.id
  useEffect(() => {
    if (person === undefined) return
    let stop: (() => void) | null = null
    let isOver = false
    async function begin(userId: string) {
      try {
        const { syncWithAccount } = await import('./sync-with-account.ts')
        if (!isOver) stop = syncWithAccount(userId)
      } catch (error) {
        console.warn('The script that keeps a trip in the account could not be loaded:', error)
        if (!isOver) writeSync({ kind: 'offline' })
      }
    }
    const startLate = () => void (stop === null && begin(person))
    void begin(person)
    window.addEventListener('online', startLate)
    return () => {
      isOver = true
      window.removeEventListener('online', startLate)
      stop?.()
      writeSync(quietSync)
    }
  }, [person])
}
