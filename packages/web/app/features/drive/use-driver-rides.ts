import type { RideMove } from '@retour/domain/rides/ride-moves'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { storeAnswer, storedQuery, type StoragePlace } from '#app/backend/stored-query.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { readDriverRides, sendTap } from '#app/backend/ride-calls.ts'
import { newUuid } from '#app/platform/new-uuid.ts'
import { dropTap, storeTap, readTaps, type Tap } from './waiting-taps.ts'

const pollIntervalMs = 20_000
const storagePlace = (link: string): StoragePlace => ({
  area: 'localStorage',
  family: 'driver-rides:',
  name: link.split('.')[0]!,
  maxAgeMs: 48 * 3_600_000,
})

/** A tap that the server refused: the ride does not allow it, or belongs to another driver. */
export type RefusedTap = Tap & { why: 'not-now' | 'not-theirs' }

/**
 * The rides of a driver's link, as last loaded, and the taps that wait to be sent. Taps are sent one after another, the
 * oldest first: when they are made, when the network returns, and every 20 seconds.
 */
export function useDriverRides(link: string) {
  const queryKey = ['driver-rides', link]
  const place = storagePlace(link)
  const query = useQuery(
    {
      queryKey,
      // After a revoked link, names and phone numbers of customers are removed from the phone.
      ...storedQuery(place, () => readDriverRides(link)),
      refetchInterval: pollIntervalMs,
      retry: false,
    },
    queryClient,
  )
  const [taps, setTaps] = useState(() => readTaps(link))
  const [refused, setRefused] = useState<RefusedTap | null>(null)
  const isSending = useRef(false)

  async function sendAll() {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let [tap] = readTaps(link); tap; [tap] = readTaps(link)) {
        const outcome = await sendOne(tap)
        if (outcome === 'no-line') return
        dropTap(link, tap.id)
        setTaps(readTaps(link))
      }
    } finally {
      isSending.current = false
    }
  }

  async function sendOne(tap: Tap): Promise<'answered' | 'no-line'> {
    try {
      const { rideId, move, atMs } = tap
      const agoMs = Math.max(0, Date.now() - atMs)
      const rides = await sendTap(link, { rideId, move, agoMs })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, rides)
      storeAnswer(place, rides)
      return 'answered'
    } catch (error) {
      const { status } = toBackendError(error)
      if (status !== 404 && status !== 403 && status !== 422 && status !== 400) return 'no-line'
      setRefused({ ...tap, why: status === 404 ? 'not-theirs' : 'not-now' })
      void query.refetch()
      return 'answered'
    }
  }

  const sendWaiting = useEffectEvent(() => void sendAll())
  useEffect(() => {
    const send = () => sendWaiting()
    send()
    const timer = setInterval(send, pollIntervalMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [])

  function tap(rideId: string, move: RideMove) {
    setRefused(null)
    storeTap(link, { id: newUuid(), rideId, move, atMs: Date.now() })
    setTaps(readTaps(link))
    void sendAll()
  }
  return { query, taps, refused, tap }
}
