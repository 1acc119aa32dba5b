import { useQuery } from '@tanstack/react-query'
import { preferencesKey, readPreferences } from '#app/backend/preferences-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { QueryContent } from '#app/ui/query-content.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { PreferencesForm } from './preferences-form.tsx'

/** The preferences with their loading and error states, for the profile and the assistant's tab. */
export function PreferencesPart({ user }: { user: AccountUser }) {
  const query = useQuery(
    { queryKey: preferencesKey(user.id), queryFn: () => readPreferences(user.id) },
    queryClient,
  )
  return (
    <QueryContent
      query={query}
      failure={m.profile_preferences_load_failed()}
      waiting={m.profile_preferences_loading()}
      skeleton={<FormSkeleton fields={6} />}
    >
      {(preferences) => <PreferencesForm userId={user.id} preferences={preferences} />}
    </QueryContent>
  )
}
