import { useState } from 'react'

/**
 * Returns the id of the open ride, '' for none. A choice applies at once, although the URL follows a moment later: a
 * key or tap right after it must be for that ride, so nothing of the previous one may be on the screen.
 */
export function useChosenRide(inAddress: string, write: (ride: string) => void) {
  const [choice, setChoice] = useState<{ ride: string; before: string } | null>(null)
  const isWritten = choice !== null && choice.before !== inAddress
  if (isWritten) setChoice(null)
  return {
    ride: choice && !isWritten ? choice.ride : inAddress,
    choose: (ride: string) => {
      // Choosing the ride in the URL again cancels the pending change.
      setChoice(ride === inAddress ? null : { ride, before: inAddress })
      write(ride)
    },
  }
}
