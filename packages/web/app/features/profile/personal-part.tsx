import { useQuery } from '@tanstack/react-query'
import { profileKey, readProfile } from '#app/backend/profile-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { QueryContent } from '#app/ui/query-content.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { PersonalForm } from './personal-form.tsx'

export function PersonalPart({ user }: { user: AccountUser }) {
  const query = useQuery({ queryKey: profileKey(user.id), queryFn: () => readProfile(user.id) }, queryClient)
  return (
    <QueryContent
      query={query}
      failure={m.profile_load_failed()}
      waiting={m.profile_loading()}
      skeleton={<FormSkeleton fields={5} />}
    >
      {(profile) => <PersonalForm user={user} profile={profile} />}
    </QueryContent>
  )
}
