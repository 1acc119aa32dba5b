import { History, MessageCirclePlus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { focusChat } from './focus-chat.ts'
import { HistoryList } from './history-list.tsx'
import { MessageForm } from './message-form.tsx'
import { SendFailure } from './send-failure.tsx'
import { TalkBody } from './talk-body.tsx'
import { openTalk, useTalk } from './use-talk.ts'

interface ChatWindowProps {
  userId: string
  headingId: string
  /** The close button, shown at the end of the header. */
  close?: ReactNode
  /** On wide screens earlier conversations are shown beside the window. */
  hasHistoryBeside?: boolean
}

const barButton =
  'inline-flex min-h-touch items-center gap-0.75 rounded px-1 text-small font-strong text-blue-ink aria-disabled:cursor-default aria-disabled:text-ink-3 aria-pressed:bg-blue-wash'

/** The chat of one person, 500 px high. The list of earlier conversations replaces the open one on demand. */
export function ChatWindow({ userId, headingId, close, hasHistoryBeside = false }: ChatWindowProps) {
  const talk = useTalk(userId)
  const { conversationId, isWaiting, failure } = talk
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    if (openings > 0) focusChat(whole.current)
  }, [openings])

  function open(next: string | null) {
    if (isWaiting) return
    openTalk(next)
    setIsHistoryOpen(false)
    setOpenings(openings + 1)
  }
  function choose(question: string) {
    talk.type(question)
    field.current?.focus()
  }

  return (
    <div
      ref={whole}
      className="flex h-[min(500px,calc(100dvh-16px-var(--message-room,0px)))] flex-col bg-ground"
    >
      <div className="night flex min-h-6.5 flex-none items-center gap-1 ps-2 pe-1">
        <h2 id={headingId} className="heading-3 min-w-0 flex-1">
          {m.concierge_name()}
        </h2>
        {close}
      </div>
      <div className="flex flex-none flex-wrap items-center gap-0.5 border-b border-line px-1">
        <button
          type="button"
          aria-disabled={isWaiting || undefined}
          onClick={() => open(null)}
          className={barButton}
        >
          <MessageCirclePlus aria-hidden className="size-2.5" strokeWidth={1.6} />
          {m.concierge_new()}
        </button>
        <button
          type="button"
          aria-pressed={isHistoryOpen}
          aria-disabled={isWaiting || undefined}
          onClick={() => !isWaiting && setIsHistoryOpen(!isHistoryOpen)}
          className={`${barButton} ${hasHistoryBeside ? 'lg:hidden' : ''}`}
        >
          <History aria-hidden className="size-2.5" strokeWidth={1.6} />
          {m.concierge_history_short()}
        </button>
      </div>
      {isHistoryOpen ? (
        <div className="min-h-0 flex-1 overflow-y-auto px-1 py-1">
          <HistoryList userId={userId} openId={conversationId} isWaiting={isWaiting} onOpen={open} />
        </div>
      ) : (
        <TalkBody talk={talk} onChoose={choose} />
      )}
      {failure && !isHistoryOpen && (
        <div className="max-h-18 flex-none overflow-y-auto px-2 pb-1">
          <SendFailure failure={failure} />
        </div>
      )}
      <div hidden={isHistoryOpen} className="flex-none">
        <MessageForm talk={talk} field={field} />
      </div>
    </div>
  )
}
