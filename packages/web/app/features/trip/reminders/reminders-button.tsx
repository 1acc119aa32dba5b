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
  <PartWait text={m.trip_mail_loading()} />,
)

/** The button for reminders by mail, with their state. */
export function RemindersButton({ view: { trip, legs }, sums, today }: RemindersButtonProps) {
  /** The number of presses since it was closed, so a failed load is tried again. */
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
