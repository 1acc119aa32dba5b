import { type FormEvent, useState } from 'react'
import { refusalOf } from '#app/backend/call-api.ts'
import { useAttempt } from './use-attempt.ts'

interface ErasureOptions {
  /** What is said where something else was typed than what is asked for. */
  other: string
  /** Erases; throws what the desk's API refuses. */
  erase: (typed: string) => Promise<void>
  /** What is said of another refusal than `not_confirmed`. */
  explain: (cause: unknown) => string
}

/** The form of an erasure, behind a name or an address that is typed again. */
export function useErasure({ other, erase, explain }: ErasureOptions) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const { attempt, isBusy, failure } = useAttempt(explain)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return setError(other)
    await attempt(async () => {
      try {
        await erase(typed)
      } catch (cause) {
        if (refusalOf(cause).code !== 'not_confirmed') throw cause
        setError(other)
      }
    })
  }

  function type(text: string) {
    setTyped(text)
    setError('')
  }
  return { typed, error, failure, isBusy, type, submit }
}
