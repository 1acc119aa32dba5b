import type { DeskPlace } from '@retour/domain/wire/places'
import { useState } from 'react'
import { refusalText } from './place-text.ts'

/** Sends a decision; true once it is kept. What was typed stays where it is not. */
export type Decide = (send: () => Promise<DeskPlace>) => Promise<boolean>

interface DecisionOptions {
  onDone: (after: DeskPlace) => void
  onRefused: () => Promise<unknown>
}

/** One decision at a time about a location, and what became of the last one. */
export function useDecision({ onDone, onRefused }: DecisionOptions) {
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const decide: Decide = async (send) => {
    if (isBusy) return false
    setIsBusy(true)
    setIsDone(false)
    setFailure(null)
    try {
      onDone(await send())
      setIsDone(true)
      return true
    } catch (error) {
      setFailure(refusalText(error))
      await onRefused()
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { decide, isBusy, isDone, failure }
}
