import { useState } from 'react'

/**
 * The ride that is open, '' for none: the one that somebody chose, at once, though the address follows a moment later. A key
 * or a tap right after the choice is meant for that ride, so nothing of the one before may be on the screen then.
 */
export function useChosenRide(inAddress: string, write: (ride: string) => void) {
  const [choice, setChoice] = useState<{ ride: string; before: string } | null>(null)
  const isWritten = choice !== null && choice.before !== inAddress
  if (isWritten) setChoice(null)
  return {
    ride: choice && !isWritten ? choice.ride : inAddress,
    choose: (ride: string) => {
      // Back to the one in the address, while another is on its way there: that way is broken off.
      setChoice(ride === inAddress ? null : { ride, before: inAddress })
      write(ride)
    },
  }
}
