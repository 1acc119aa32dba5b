import type { DeskPlace } from '@retour/domain/wire/places'
import { useState } from 'react'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'
import { refusalText } from './place-text.ts'

/** Sends a decision. Resolves to true once it is stored; otherwise the input stays. */
export type Decide = (send: () => Promise<DeskPlace>) => Promise<boolean>

interface DecisionOptions {
  onDone: (after: DeskPlace) => void
  onRefused: () => Promise<unknown>
}

/** Returns a function that sends one decision about a location at a time, and the outcome of the last one. */
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
