import { type FormEvent, useState } from 'react'
import { refusalOf } from '#app/backend/call-api.ts'
import { useAttempt } from './use-attempt.ts'

interface ErasureOptions {
  /** The message if something other than the required text was typed. */
  other: string
  /** Erases the data; throws the refusal of the desk's API. */
  erase: (typed: string) => Promise<void>
  /** Returns the message for any refusal other than `not_confirmed`. */
  explain: (cause: unknown) => string
}

/** Returns the state of a form for an erasure, which requires typing a name or an address again. */
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
