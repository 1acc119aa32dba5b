import type { MessageRow } from '@retour/domain/wire/concierge'
import { LoaderCircle } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { AnswerText } from './answer-text.tsx'

interface MessageListProps {
  messages: readonly MessageRow[]
  /** The question whose answer is on its way. */
  waitingFor: string | null
}

/** What was said. New rows are read out as they come; what is shown moves along with them. */
export function MessageList({ messages, waitingFor }: MessageListProps) {
  const lastQuestion = waitingFor === null ? messages.findLastIndex(({ is_ai }) => !is_ai) : -1

  return (
    <ol role="log" aria-label={m.concierge_log()} className="grid content-start gap-2">
      {messages.map(({ id, is_ai, content }, index) => (
        <li
          key={id}
          ref={index === lastQuestion ? moveToTop : undefined}
          className={is_ai ? '' : 'justify-self-end rounded bg-sunken px-1.75 py-1 wrap-anywhere'}
        >
          <Speaker isAi={is_ai} />
          {is_ai ? <AnswerText text={content} /> : <p className="whitespace-pre-wrap">{content}</p>}
        </li>
      ))}
      {waitingFor !== null && (
        <>
          <li ref={moveToTop} className="justify-self-end rounded bg-sunken px-1.75 py-1 wrap-anywhere">
            <Speaker isAi={false} />
            <p className="whitespace-pre-wrap">{waitingFor}</p>
          </li>
          <li className="flex items-center gap-1 text-ink-2">
            <LoaderCircle aria-hidden className="size-2.5 flex-none" strokeWidth={1.6} />
            {m.concierge_waiting()}
          </li>
        </>
      )}
    </ol>
  )
}

/** A long answer is read from its question on, not from its end. */
function moveToTop(question: HTMLLIElement | null) {
  const window = question?.closest('[data-scroll]')
  if (question && window) window.scrollTop = question.offsetTop - 8
}

const Speaker = ({ isAi }: { isAi: boolean }) => (
  <p className="text-meta font-strong text-ink-2">{isAi ? m.concierge_name() : m.concierge_you()}</p>
)
