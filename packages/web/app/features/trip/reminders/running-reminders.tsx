import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { StoredReminders } from '#app/platform/trip-store.ts'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Note } from '#app/ui/note.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { ComingMail } from './mail-reminders.ts'
import { askFor, endThem } from './reminder-changes.ts'

interface RunningRemindersProps {
  tripId: string
  mails: readonly ComingMail[]
  stored: StoredReminders
  onOther: () => void
}

/** Reminders that wait for confirmation or are active: send again, change the address, end. */
export function RunningReminders({ tripId, mails, stored, onOther }: RunningRemindersProps) {
  const [busy, setBusy] = useState<'again' | 'stop' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnconfirmed = stored.state === 'asked'

  async function run(which: 'again' | 'stop', work: () => Promise<void>, done: () => string) {
    if (busy) return
    setBusy(which)
    setFailure(null)
    try {
      await work()
      showToast('success', done())
    } catch (error) {
      console.warn('The reminders could not be changed:', error)
      setFailure(m.trip_mail_failed({ reason: failureReason(error) }))
    }
    setBusy(null)
  }
  const sendAgain = () => run('again', () => askFor(tripId, stored.address, mails), m.trip_mail_sent_again)
  const stop = () => run('stop', () => endThem(tripId), m.trip_mail_stopped)
  return (
    <>
      <Note kind="good" role="status">
        <p className="font-strong">{isUnconfirmed ? m.trip_mail_check() : m.trip_mail_on()}</p>
        <p className="break-words">
          {isUnconfirmed
            ? m.trip_mail_check_text({ address: stored.address })
            : m.trip_mail_on_text({ address: stored.address })}
        </p>
      </Note>
      {failure && (
        <Note kind="error" role="alert">
          {failure}
        </Note>
      )}
      <div className="flex flex-wrap gap-1">
        {isUnconfirmed && (
          <Button variant="outlined" size="small" isBusy={busy === 'again'} onClick={() => void sendAgain()}>
            {m.trip_mail_again()}
          </Button>
        )}
        <Button variant="outlined" size="small" onClick={onOther}>
          {m.trip_mail_other()}
        </Button>
        <Button variant="quiet" size="small" isBusy={busy === 'stop'} onClick={() => void stop()}>
          {m.trip_mail_stop()}
        </Button>
      </div>
    </>
  )
}
