import { formatLongDay } from '@retour/domain/content/format-day'
import type { Letter } from '@retour/domain/trip/letters/letter-of'
import { letterMailLink, letterText } from '@retour/domain/trip/letters/letter-text'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { Copy, FileText, Mail, Share2 } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { showToast } from '#app/ui/toast.ts'
import { changeForm } from './form-changes.ts'

interface LetterActionsProps {
  form: WithId<RefundForm>
  letter: Letter
  title: string
  today: string
}

/** The ways to send a letter: on paper, by mail, with another app. The site sends nothing itself. */
export function LetterActions({ form, letter, title, today }: LetterActionsProps) {
  const text = letterText(letter)

  function copy() {
    copyText(text).then(
      () => showToast('success', m.trip_letter_copied()),
      () => showToast('error', m.trip_letter_not_copied()),
    )
  }
  function share() {
    navigator.share({ title, text }).catch((error: unknown) => {
      // Closed by the person.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast('error', m.trip_letter_not_shared())
    })
  }
  function noteSent() {
    const line = m.trip_letter_sent_note({ day: formatLongDay(today), letter: title })
    changeForm(form.id, { note: [form.note, line].filter(Boolean).join('\n').slice(-2000) }).then(
      () => showToast('success', m.trip_letter_noted()),
      () => showToast('error', m.trip_change_not_saved()),
    )
  }
  const icon = { 'aria-hidden': true, className: 'size-2.5', strokeWidth: 1.6 } as const
  return (
    <div className="grid gap-1 lg:max-w-[30rem] print:hidden">
      <Button size="large" isWide onClick={() => window.print()}>
        <FileText {...icon} />
        {m.trip_letter_pdf()}
      </Button>
      <a href={letterMailLink(letter)} className={buttonClass({ variant: 'outlined', isWide: true })}>
        <Mail {...icon} />
        {m.trip_letter_mail()}
      </a>
      <Button variant="outlined" isWide onClick={copy}>
        <Copy {...icon} />
        {m.trip_letter_copy()}
      </Button>
      {'share' in navigator && (
        <Button variant="outlined" isWide onClick={share}>
          <Share2 {...icon} />
          {m.trip_letter_share()}
        </Button>
      )}
      <p className="text-meta text-ink-2">
        {m.trip_letter_we_send_nothing()}{' '}
        <button
          type="button"
          onClick={noteSent}
          className="inline-flex min-h-touch items-center font-strong text-blue-ink underline underline-offset-3"
        >
          {m.trip_letter_sent_today()}
        </button>
      </p>
    </div>
  )
}

/** Rejects if the browser does not allow a page to copy, for example without https. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
