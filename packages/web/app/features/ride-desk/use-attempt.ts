import { useState } from 'react'

/** Runs `work` unless another call is still running; true when it succeeded, false when it failed or was not begun. */
export type Attempt = (work: () => Promise<unknown>) => Promise<boolean>

/**
 * One call to the server at a time. `isBusy` while it runs; `failure` is what `explain` says of its error, '' after a success
 * and while a new call runs. What was typed belongs to the form and stays.
 */
export function useAttempt(explain: (error: unknown) => string) {
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const attempt: Attempt = async (work) => {
    if (isBusy) return false
    setIsBusy(true)
    setFailure('')
    try {
      await work()
      return true
    } catch (error) {
      setFailure(explain(error))
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { attempt, isBusy, failure }
}
