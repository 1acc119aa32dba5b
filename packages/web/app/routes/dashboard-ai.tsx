import type { AccountUser } from '#app/backend/stored-session.ts'
import { AiTab } from '#app/features/concierge/ai-tab.tsx'
import { PreferencesPart } from '#app/features/profile/preferences-part.tsx'

/** The tab "ai": the chat and the person's preferences. */
export function DashboardAi({ user }: { user: AccountUser }) {
  return (
    <div className="mt-2">
      <AiTab preferences={<PreferencesPart user={user} />} />
    </div>
  )
}
