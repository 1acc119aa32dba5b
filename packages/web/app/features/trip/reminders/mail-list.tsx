import { formatNearDay } from '@retour/domain/content/format-day'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { Button } from '#app/ui/button.tsx'
import type { ComingMail } from './mail-reminders.ts'

const shownAtFirst = 4

/** The mails to come, with their times. */
export function MailList({ mails }: { mails: readonly ComingMail[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (mails.length === 0) return <p className="text-small text-ink-2">{m.trip_mail_no_days()}</p>
  return (
    <section aria-labelledby="mails">
      <h3 id="mails" className="text-small font-strong">
        {m.trip_mail_days()}
      </h3>
      <ul className="mt-0.5 border-b border-line text-small">
        {mails.slice(0, isOpen ? undefined : shownAtFirst).map(({ name, title, sendAt }) => (
          <li key={name} className="grid grid-cols-[6.5rem_1fr] gap-x-1.5 border-t border-line py-0.75">
            <span className="text-ink-2">{formatNearDay(dayOf(new Date(sendAt)))}</span>
            <span className="min-w-0 break-words">{title}</span>
          </li>
        ))}
      </ul>
      {mails.length > shownAtFirst && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-1.75"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? m.trip_fewer_dates() : m.trip_mail_all_days({ count: mails.length })}
        </Button>
      )}
    </section>
  )
}
