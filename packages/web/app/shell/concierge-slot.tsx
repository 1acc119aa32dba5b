import { useState } from 'react'
import { lateComponent } from '#app/ui/late-component.tsx'
import { useSession } from '#app/features/accounts/use-session.ts'

const Button = lateComponent(
  () => import('#app/features/concierge/concierge-button.tsx').then(({ ConciergeButton }) => ConciergeButton),
  (error) => console.warn('The assistant’s button could not be loaded:', error),
)

/** Where the assistant's button floats. Its script is fetched once somebody is signed in; visitors load none. */
export function ConciergeSlot() {
  const { status } = useSession()
  const [isWanted, setIsWanted] = useState(false)
  if (status === 'signed-in' && !isWanted) setIsWanted(true)
  return isWanted ? <Button /> : null
}
