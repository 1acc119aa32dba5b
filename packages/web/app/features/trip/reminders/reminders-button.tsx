import { Mail, MailCheck, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { lateComponent } from '#app/ui/late-component.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PartWait } from '#app/ui/part-wait.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { TripSums } from '#app/features/trip/trip-sums.ts'
import type { TripView } from '#app/features/trip/trip-view.ts'
import { useReminders } from './use-reminders.ts'

interface RemindersButtonProps {
  view: TripView
  sums: TripSums
  today: string
}

const styles = {
  none: { Icon: Mail, words: m.trip_mail_open },
  ended: { Icon: Mail, words: m.trip_mail_open },
  asked: { Icon: MailQuestionMark, words: m.trip_mail_open_asked },
  confirmed: { Icon: MailCheck, words: m.trip_mail_open_confirmed },
}

const SheetLate = lateComponent(
  () => import('./reminders-sheet.tsx').then(({ RemindersSheet }) => RemindersSheet),
  (error) => {
    console.warn('The form for reminders could not be loaded:', error)
    showToast('error', m.ui_part_failed())
  },
  <PartWait words={m.trip_mail_loading()} />,
)

/** Reminders by mail: the way to them, and how they stand. */
export function RemindersButton({ view: { trip, legs }, sums, today }: RemindersButtonProps) {
  /** How often it was asked for since it was closed: what could not be loaded is tried again. */
  const [tries, setTries] = useState(0)
  const tripId = trip?.id ?? null
  const { mails, stored } = useReminders(tripId, sums, legs, today)
  if (tripId === null || (mails.length === 0 && !stored)) return null
  const { Icon, words } = styles[stored?.state ?? 'none']
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ms-1.75 print:hidden"
        aria-haspopup="dialog"
        onClick={() => setTries((count) => count + 1)}
      >
        <Icon aria-hidden className="size-2.25" strokeWidth={1.6} />
        {words()}
      </Button>
      {tries > 0 && (
        <SheetLate key={tries} tripId={tripId} mails={mails} stored={stored} onClose={() => setTries(0)} />
      )}
    </>
  )
}
