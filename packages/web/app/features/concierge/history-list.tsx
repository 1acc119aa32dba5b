import { formatDay } from '@retour/domain/content/format-day'
import { useQuery } from '@tanstack/react-query'
import { findConversations } from '#app/backend/chat-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'
import { historyKey } from './talk-keys.ts'

interface HistoryListProps {
  userId: string
  openId: string | null
  /** While an answer is waited for nothing else can be opened. */
  isWaiting: boolean
  onOpen: (conversationId: string) => void
}

/** The last twenty conversations, the newest first. */
export function HistoryList({ userId, openId, isWaiting, onOpen }: HistoryListProps) {
  const history = useQuery({ queryKey: historyKey(userId), queryFn: findConversations }, queryClient)
  if (history.isPending) return <HistoryWait />
  if (history.isError && !history.data)
    return (
      <LoadFailure
        words={m.concierge_history_failed()}
        error={history.error}
        onRetry={() => void history.refetch()}
      />
    )
  if (history.data?.length === 0)
    return <p className="text-small text-ink-2">{m.concierge_history_empty()}</p>
  return (
    <ul aria-label={m.concierge_history()}>
      {history.data?.map(({ id, title, updated_at }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            aria-current={id === openId ? 'true' : undefined}
            aria-disabled={isWaiting || undefined}
            onClick={() => !isWaiting && onOpen(id)}
            className="flex min-h-touch w-full flex-col justify-center px-1 py-0.75 text-start -outline-offset-3 hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-ink-3 aria-[current]:bg-blue-wash"
          >
            <span className="line-clamp-2 text-small font-strong wrap-anywhere">{title}</span>
            <span className="text-meta text-ink-3">{formatDay(dayOf(new Date(updated_at)))}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function HistoryWait() {
  return (
    <div>
      <output className="sr-only">{m.concierge_history_loading()}</output>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid gap-0.75 border-b border-line px-1 py-1 last:border-b-0">
          <Skeleton className="h-2 w-4/5" />
          <Skeleton className="h-1.5 w-8" />
        </div>
      ))}
    </div>
  )
}
