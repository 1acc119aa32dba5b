import { useEffect } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { quietSync, writeSync } from './sync-state.ts'

/** While somebody is signed in their trips are kept in their account as well. Its script comes after the page. */
export function useTripSync(): void {
  const { user } = useSession()
  const person = user?.id
  useEffect(() => {
    if (person === undefined) return
    let stop: (() => void) | null = null
    let isOver = false
    async function begin(userId: string) {
      try {
        const { keepInAccount } = await import('./keep-in-account.ts')
        if (!isOver) stop = keepInAccount(userId)
      } catch (error) {
        console.warn('The script that keeps a trip in the account could not be loaded:', error)
        if (!isOver) writeSync({ kind: 'offline' })
      }
    }
    const beginLate = () => void (stop === null && begin(person))
    void begin(person)
    window.addEventListener('online', beginLate)
    return () => {
      isOver = true
      window.removeEventListener('online', beginLate)
      stop?.()
      writeSync(quietSync)
    }
  }, [person])
}
