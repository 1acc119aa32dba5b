import { m } from '#app/paraglide/messages.js'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AboutAssistant } from './about-assistant.tsx'
import { MessageList } from './message-list.tsx'
import type { TalkHandle } from './use-talk.ts'

interface TalkBodyProps {
  talk: TalkHandle
  onChoose: (question: string) => void
}

/** The messages of the open conversation, or example questions for a new one. */
export function TalkBody({ talk, onChoose }: TalkBodyProps) {
  const { conversationId, messages, isWaiting, waitingFor, ask } = talk
  const said = messages.data ?? (isWaiting ? [] : undefined)
  return (
    <div
      data-scroll
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is longer than the window is reached with keys
      tabIndex={0}
      role="group"
      aria-label={m.concierge_talk()}
      className="relative min-h-0 flex-1 overflow-y-auto px-2 py-1.75 text-small leading-[1.5] -outline-offset-3"
    >
      {conversationId === null && !isWaiting ? (
        <AboutAssistant onChoose={onChoose} />
      ) : said ? (
        // The list is the same from the question to its answer, because screen readers do not announce the content of a
        // new list.
        <MessageList messages={said} waitingFor={waitingFor} onAsk={ask} />
      ) : (
        <QueryContent
          query={messages}
          failure={m.concierge_history_failed()}
          waiting={m.concierge_talk_loading()}
          skeleton={<TalkSkeleton />}
        >
          {() => null}
        </QueryContent>
      )}
    </div>
  )
}

function TalkSkeleton() {
  return (
    <div className="grid gap-1.5">
      <Skeleton className="h-5 w-3/5 justify-self-end" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-2 w-11/12" />
      <Skeleton className="h-2 w-2/3" />
    </div>
  )
}
