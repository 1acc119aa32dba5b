import { useState } from 'react'

/**
 * Runs `work` unless another call is running. Resolves to true if it succeeded, to false if it failed or was not
 * started.
 */
export type Attempt = (work: () => Promise<unknown>) => Promise<boolean>

/**
 * Allows one call to the server at a time. `isBusy`: one is running. `failure`: the message of `explain` for its error;
 * '' after a success and while a call runs. The input belongs to the form and stays.
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
