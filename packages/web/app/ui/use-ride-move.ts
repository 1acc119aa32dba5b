import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { peopleLeft } from '#app/platform/forget-person.ts'

/** A ride in a response. The first entry of its history is version 1, and each further entry adds one. */
type MovedRide = { ride: { version: number }; history: { move: string }[] }

/** A move without a response. */
type Unanswered<Move> = { move: Move; version: number; sinceMs: number }

interface UseRideMoveOptions<Answer> {
  queryKey: QueryKey
  query: { data: Answer | undefined; dataUpdatedAt: number; refetch: () => Promise<unknown> }
  /** Returns the sentence for a refusal. */
  explain: (error: unknown) => string
  /** Receives the ride after a move, unless the person has signed out meanwhile. */
  onMoved?: (answer: Answer) => void
}

/**
 * Returns a function that sends one move of a ride at a time, and the outcome. If the connection fails before the
 * response, it is unknown whether the move arrived. `failure` says so until the ride is fetched again, and then the
 * result. A second press cannot repeat the move, because it names the version that was shown.
 */
export function useRideMove<Answer extends MovedRide, Move extends string>(
  options: UseRideMoveOptions<Answer>,
) {
  const { queryKey, query, explain, onMoved } = options
  const [sending, setSending] = useState<Move | null>(null)
  const [refusal, setRefusal] = useState('')
  const [unanswered, setUnanswered] = useState<Unanswered<Move> | null>(null)

  async function send(move: Move, version: number, call: () => Promise<Answer>) {
    if (sending) return
    setSending(move)
    setRefusal('')
    setUnanswered(null)
    const leftBefore = peopleLeft()
    try {
      const after = await call()
      await queryClient.cancelQueries({ queryKey })
      if (peopleLeft() !== leftBefore) return
      queryClient.setQueryData(queryKey, after)
      onMoved?.(after)
    } catch (error) {
      if (toBackendError(error).kind === 'refused') setRefusal(explain(error))
      else setUnanswered({ move, version, sinceMs: Date.now() })
      await query.refetch()
    } finally {
      setSending(null)
    }
  }

  const { failure, notice } = unanswered ? fateOf(unanswered, query) : { failure: '', notice: '' }
  return { sending, send, failure: refusal || failure, notice }
}

/** Returns what is known of a move without a response; `notice` means success. */
function fateOf(
  { move, version, sinceMs }: Unanswered<string>,
  { data, dataUpdatedAt }: { data: MovedRide | undefined; dataUpdatedAt: number },
): { failure: string; notice: string } {
  if (!data || dataUpdatedAt < sinceMs) return { failure: m.move_unanswered(), notice: '' }
  if (data.history[version]?.move === move) return { failure: '', notice: m.move_arrived() }
  return { failure: data.ride.version === version ? m.move_not_arrived() : m.move_overtaken(), notice: '' }
}
