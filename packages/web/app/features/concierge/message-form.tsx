import { maxQuestionLength } from '@retour/domain/wire/concierge'
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button-class.ts'
import { controlClass, FieldError, labelClass, useFieldIds } from '#app/ui/field-frame.tsx'
import type { TalkHandle } from './use-talk.ts'

interface MessageFormProps {
  talk: TalkHandle
  field: RefObject<HTMLTextAreaElement | null>
}

/** The input field of the chat. Enter sends, Shift and Enter starts a new line. The text stays until it is answered. */
export function MessageForm({ talk, field }: MessageFormProps) {
  const { draft, isWaiting, send, type } = talk
  const [isLengthShown, setIsLengthShown] = useState(false)
  const length = draft.trim().length
  const error =
    isLengthShown && length > maxQuestionLength
      ? m.concierge_too_long({ most: maxQuestionLength, length })
      : undefined
  const { control, errorId } = useFieldIds({ error })

  function submit(event?: FormEvent) {
    event?.preventDefault()
    setIsLengthShown(true)
    if (length <= maxQuestionLength) send()
  }

  function sendByEnter(event: KeyboardEvent) {
    // Enter also ends the composition of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form noValidate onSubmit={submit} className="border-t border-line bg-ground px-2 pt-1 pb-1.5">
      <label htmlFor={control.id} className={labelClass}>
        {m.concierge_message()}
      </label>
      <div className="flex items-end gap-1">
        <textarea
          {...control}
          ref={field}
          rows={1}
          // While waiting, the field stays focused and empty, because the question is shown above.
          value={isWaiting ? '' : draft}
          readOnly={isWaiting}
          aria-disabled={isWaiting || undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={sendByEnter}
          className={`block field-sizing-content max-h-14 min-w-0 resize-none py-1.25 leading-[1.3] aria-disabled:bg-sunken ${controlClass(Boolean(error))}`}
        />
        <button
          type="submit"
          // Not `disabled`, because the button would lose the focus when the answer arrives.
          aria-disabled={isWaiting || length === 0 || undefined}
          className={buttonClass({ className: 'flex-none' })}
        >
          {m.concierge_send()}
        </button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </form>
  )
}
