import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AboutAssistant } from './about-assistant.tsx'
import { LoadFailure } from './load-failure.tsx'
import { MessageList } from './message-list.tsx'
import type { TalkHandle } from './use-talk.ts'

interface TalkBodyProps {
  talk: TalkHandle
  onChoose: (question: string) => void
}

/** What was said in the open conversation, or what can be asked in a new one. */
export function TalkBody({ talk, onChoose }: TalkBodyProps) {
  const { conversationId, messages, isWaiting, draft } = talk
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
      ) : messages.isError && !messages.data ? (
        <LoadFailure
          words={m.concierge_history_failed()}
          error={messages.error}
          onRetry={() => void messages.refetch()}
        />
      ) : messages.isLoading ? (
        <TalkWait />
      ) : (
        <MessageList messages={messages.data ?? []} waitingFor={isWaiting ? draft.trim() : null} />
      )}
    </div>
  )
}

function TalkWait() {
  return (
    <div className="grid gap-1.5">
      <output className="sr-only">{m.concierge_talk_loading()}</output>
      <Skeleton className="h-5 w-3/5 justify-self-end" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-2 w-11/12" />
      <Skeleton className="h-2 w-2/3" />
    </div>
  )
}
