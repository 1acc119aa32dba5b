import type { DeskPlace } from '@retour/domain/wire/places'
import { useState } from 'react'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'
import { refusalText } from './place-text.ts'

/** Sends a decision; true once it is kept. What was typed stays where it is not. */
export type Decide = (send: () => Promise<DeskPlace>) => Promise<boolean>

interface DecisionOptions {
  onDone: (after: DeskPlace) => void
  onRefused: () => Promise<unknown>
}

/** One decision at a time about a location, and what became of the last one. */
export function useDecision({ onDone, onRefused }: DecisionOptions) {
  const [isDone, setIsDone] = useState(false)
  const { attempt, isBusy, failure } = useAttempt(refusalText)
  const decide: Decide = async (send) => {
    if (isBusy) return false
    setIsDone(false)
    const isStored = await attempt(async () => {
      try {
        onDone(await send())
      } catch (error) {
        await onRefused()
        throw error
      }
    })
    setIsDone(isStored)
    return isStored
  }
  return { decide, isBusy, isDone, failure }
}
