import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

/** The link to the assistant, for signed-in people. */
export function AssistantLink() {
  const { status } = useSession()
  if (status !== 'signed-in') return null
  return (
    <ButtonLink to="/dashboard?tab=ai" variant="outlined">
      {m.home_assistant()}
    </ButtonLink>
  )
}
