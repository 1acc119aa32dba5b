import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'

/** A greeting with the person's first name, if they gave a name, otherwise without. */
export function WelcomeHeading({ user: { fullName, email } }: { user: AccountUser }) {
  const [firstName] = fullName.trim().split(/\s+/u)
  return (
    <div>
      <h1 className="heading-1 text-[min(11vw,clamp(2rem,1.5rem+2vw,3rem))] wrap-anywhere">
        {firstName ? m.dashboard_welcome_name({ name: firstName }) : m.dashboard_welcome()}
      </h1>
      <p className="mt-1 text-ink-2 wrap-anywhere">{email}</p>
    </div>
  )
}
