import { type FormEvent, useState } from 'react'
import { refusalOf } from '#app/backend/call-api.ts'

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
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim() === '') return setError(other)
    setIsBusy(true)
    setFailure('')
    try {
      await erase(typed)
    } catch (cause) {
      if (refusalOf(cause).code === 'not_confirmed') setError(other)
      else setFailure(explain(cause))
    } finally {
      setIsBusy(false)
    }
  }

  function type(text: string) {
    setTyped(text)
    setError('')
  }
  return { typed, error, failure, isBusy, type, submit }
}
