import { useState } from 'react'
import { lateComponent } from '#app/ui/late-component.tsx'
import { useAddress } from '#app/platform/site-navigation.tsx'
import { useSession } from '#app/features/accounts/use-session.ts'

const Button = lateComponent(
  () => import('#app/features/concierge/concierge-button.tsx').then(({ ConciergeButton }) => ConciergeButton),
  (error) => console.warn('The assistant’s button could not be loaded:', error),
)

/** Who works there comes for others: the button would lie over what they press. */
const withoutAssistant = /^\/(?:desk|drive)(?:\/|$)/

/** Where the assistant's button floats. Its script is fetched once somebody is signed in; visitors load none. */
export function ConciergeSlot() {
  const { status } = useSession()
  const { pathname } = useAddress()
  const [isWanted, setIsWanted] = useState(false)
  if (status === 'signed-in' && !isWanted) setIsWanted(true)
  return isWanted && !withoutAssistant.test(pathname) ? <Button /> : null
}
