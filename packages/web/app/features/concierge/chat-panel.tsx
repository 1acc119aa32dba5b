import { useId } from 'react'
import { useSessionStore } from '#app/platform/session-store.ts'
import { m } from '#app/paraglide/messages.js'
import { ChatWindow } from './chat-window.tsx'
import { HistoryList } from './history-list.tsx'
import { talkStore } from './talk-store.ts'
import { openTalk, useTalk } from './use-talk.ts'

/** The chat as part of a page, with earlier conversations beside it on wide screens. */
export function ChatPanel({ userId }: { userId: string }) {
  const headingId = useId()
  const historyId = useId()
  const { isWaiting } = useTalk(userId)
  const { conversationId } = useSessionStore(talkStore)
  return (
    <div className="overflow-hidden rounded border border-line lg:grid lg:grid-cols-[minmax(0,1fr)_15rem]">
      <section aria-labelledby={headingId}>
        <ChatWindow userId={userId} headingId={headingId} hasHistoryBeside />
      </section>
      <section
        aria-labelledby={historyId}
        className="hidden h-[500px] flex-col border-s border-line bg-paper lg:flex"
      >
        <h2 id={historyId} className="flex min-h-6.5 flex-none items-center px-1.5 text-small font-strong">
          {m.concierge_history()}
        </h2>
        <div className="min-h-0 flex-1 overflow-y-auto border-t border-line px-0.5">
          <HistoryList userId={userId} openId={conversationId} isWaiting={isWaiting} onOpen={openTalk} />
        </div>
      </section>
    </div>
  )
}
