import { useQuery } from '@tanstack/react-query'
import { profileKey, readProfile } from '#app/backend/profile-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { NotificationForm } from './notification-form.tsx'

/** The tab "settings": which mails to receive. Fetched at every mount, because a mail's link may have changed it. */
export function SettingsTab({ user }: { user: AccountUser }) {
  const query = useQuery(
    { queryKey: profileKey(user.id), queryFn: () => readProfile(user.id), refetchOnMount: 'always' },
    queryClient,
  )
  return (
    <div className="mt-3">
      <Card title={m.settings_notifications()} lead={m.settings_lead()} isBusy={query.isFetching}>
        <QueryContent
          query={query}
          failure={m.settings_load_failed()}
          waiting={m.settings_loading()}
          skeleton={<SettingsSkeleton />}
        >
          {({ notifications }) => (
            <NotificationForm userId={user.id} email={user.email} saved={notifications} />
          )}
        </QueryContent>
      </Card>
    </div>
  )
}

function SettingsSkeleton() {
  return ['first', 'second', 'third'].map((row) => (
    <div key={row} className="flex min-h-[92px] gap-1.5 border-t border-line py-1.5">
      <Skeleton className="size-[22px]" />
      <span className="grid content-start gap-1">
        <Skeleton className="h-2 w-20" />
        <Skeleton className="h-1.75 w-30" />
      </span>
    </div>
  ))
}
