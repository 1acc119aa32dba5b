import { useQuery } from '@tanstack/react-query'
import { toBackendError } from '#app/backend/backend-error.ts'
import { storedQuery } from '#app/backend/stored-query.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { readStaff } from '#app/backend/staff-calls.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { deskPlace } from '#app/features/ride-desk/desk-place.ts'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'
import { PageNotFound } from '#app/shell/page-not-found.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'

export const meta = () =>
  describePage({
    title: m.shell_not_found_heading(),
    description: m.shell_not_found_text(),
    path: '/desk',
    isHidden: true,
  })

const { Part: DeskScreen } = lazyPart(
  () => import('#app/features/ride-desk/desk-screen.tsx').then((script) => script.DeskScreen),
  'h-60',
)

/** The desk, for staff. Others see Page Not Found and never load its script. */
export default function Desk() {
  const { user, status } = useSession()
  // The static page does not know its reader. It contains both; the start script shows one of them.
  if (status === 'loading')
    return (
      <>
        <div className="for-nobody">
          <PageNotFound />
        </div>
        <div className="page while-coming for-somebody py-8">
          <Loading text={m.shell_page_waiting()} />
        </div>
      </>
    )
  return user ? <ForStaff key={user.id} userId={user.id} /> : <PageNotFound />
}

function ForStaff({ userId }: { userId: string }) {
  const query = useQuery(
    {
      queryKey: ['staff', userId],
      ...storedQuery(deskPlace(`staff:${userId}`), readStaff),
      refetchOnMount: 'always',
      retry: (count, error) => toBackendError(error).kind !== 'refused' && count < 1,
    },
    queryClient,
  )
  const { data, error, isFetching } = query
  if (data)
    return (
      <div className="page pt-2 pb-8 md:pb-12">
        <DeskScreen staff={data} onChanged={() => void query.refetch()} />
      </div>
    )
  if (toBackendError(error).status === 404) return <PageNotFound />
  return (
    <div className="page py-8">
      <h1 className="sr-only">{m.desk_title()}</h1>
      {error ? (
        <LoadFailure
          message={m.desk_failed()}
          isOffline={toBackendError(error).kind === 'offline'}
          isBusy={isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading text={m.desk_loading()} />
      )}
    </div>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="text-lead text-ink-2">
      {text}
    </p>
  )
}
