import { formatDay } from '@retour/domain/content/format-day'
import { useQuery } from '@tanstack/react-query'
import { findConversations } from '#app/backend/chat-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { historyKey } from './talk-keys.ts'

interface HistoryListProps {
  userId: string
  openId: string | null
  /** While an answer is pending, no other conversation can be opened. */
  isWaiting: boolean
  onOpen: (conversationId: string) => void
}

/** The last twenty conversations, the newest first. */
export function HistoryList({ userId, openId, isWaiting, onOpen }: HistoryListProps) {
  const history = useQuery({ queryKey: historyKey(userId), queryFn: findConversations }, queryClient)
  return (
    <QueryContent
      query={history}
      failure={m.concierge_history_failed()}
      waiting={m.concierge_history_loading()}
      skeleton={<HistorySkeleton />}
    >
      {(talks) =>
        talks.length === 0 ? (
          <p className="px-1 py-1 text-small text-ink-2">{m.concierge_history_empty()}</p>
        ) : (
          <ul aria-label={m.concierge_history()}>
            {talks.map(({ id, title, updated_at }) => (
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
    </QueryContent>
  )
}

function HistorySkeleton() {
  return (
    <div>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid gap-0.75 border-b border-line px-1 py-1 last:border-b-0">
          <Skeleton className="h-2 w-4/5" />
          <Skeleton className="h-1.5 w-8" />
        </div>
      ))}
    </div>
  )
}
