import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

/** The way to one's own assistant, for account holders. */
export function AssistantLink() {
  const { status } = useSession()
  if (status !== 'signed-in') return null
  return (
    <ButtonLink to="/dashboard?tab=ai" variant="outlined">
      {m.home_assistant()}
    </ButtonLink>
  )
}
