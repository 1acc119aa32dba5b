import { useState } from 'react'
import { lateComponent } from '#app/ui/late-component.tsx'
import { useAddress } from '#app/platform/site-navigation.tsx'
import { useSession } from '#app/features/accounts/use-session.ts'

const Button = lateComponent(() =>
  import('#app/features/concierge/concierge-button.tsx').then(({ ConciergeButton }) => ConciergeButton),
)

/** Pages of staff and drivers. The assistant's button would cover their controls. */
const withoutAssistant = /^\/(?:desk|drive)(?:\/|$)/

/** The slot of the assistant's button. Its script loads after sign-in only. */
export function ConciergeSlot() {
  const { status } = useSession()
  const { pathname } = useAddress()
  const [isNeeded, setIsNeeded] = useState(false)
  if (status === 'signed-in' && !isNeeded) setIsNeeded(true)
  return isNeeded && !withoutAssistant.test(pathname) ? <Button /> : null
}
