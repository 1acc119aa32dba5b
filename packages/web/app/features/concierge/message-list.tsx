import type { MessageRow } from '@retour/domain/wire/concierge'
import { LoaderCircle } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Part } from '#app/ui/part.tsx'
import { AnswerText } from './answer-text.tsx'

interface MessageListProps {
  messages: readonly MessageRow[]
  /** The question whose answer is pending. */
  waitingFor: string | null
  /** Sends a question that an answer offers. */
  onAsk: (question: string) => void
}

/** The messages. Screen readers announce each row once: a question keeps its row when its answer arrives. */
export function MessageList({ messages, waitingFor, onAsk }: MessageListProps) {
  const last = messages.at(-1)
  // All rows are in one array, because keys keep a row only within an array.
  const rows = messages.map(({ id, is_ai, content }) =>
    is_ai ? (
      <li key={id} ref={id === last?.id && waitingFor === null ? showFromQuestion : undefined}>
        <Speaker name={m.concierge_name()} />
        <Part instead={<p className="whitespace-pre-wrap wrap-anywhere">{content}</p>}>
          <AnswerText text={content} onAsk={onAsk} />
        </Part>
      </li>
    ) : (
      <Question key={id} text={content} />
    ),
  )
  if (waitingFor !== null)
    rows.push(
      <Question key={(last?.id ?? 0) + 1} text={waitingFor} />,
      <li key="waiting" ref={showFromQuestion} className="flex items-center gap-1 text-ink-2">
        <LoaderCircle aria-hidden className="size-2.5 flex-none" strokeWidth={1.6} />
        {m.concierge_waiting()}
      </li>,
    )
  return (
    <div role="log" aria-label={m.concierge_log()}>
      <ol className="grid content-start gap-2">{rows}</ol>
    </div>
  )
}

const Question = ({ text }: { text: string }) => (
  <li className="justify-self-end rounded bg-sunken px-1.75 py-1 wrap-anywhere">
    <Speaker name={m.concierge_you()} />
    <p className="whitespace-pre-wrap">{text}</p>
  </li>
)

const Speaker = ({ name }: { name: string }) => <p className="text-meta font-strong text-ink-2">{name}</p>

/** Scrolls a long answer so that its question is at the top. */
function showFromQuestion(answer: HTMLLIElement | null) {
  const question = answer?.previousElementSibling
  const window = answer?.closest('[data-scroll]')
  if (question instanceof HTMLElement && window) window.scrollTop = question.offsetTop - 8
}
