import { m } from '#app/paraglide/messages.js'
import type { StoredReminders } from '#app/platform/trip-store.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { useState } from 'react'
import { AddressForm } from './address-form.tsx'
import type { ComingMail } from './mail-reminders.ts'
import { MailList } from './mail-list.tsx'
import { RunningReminders } from './running-reminders.tsx'

interface RemindersSheetProps {
  tripId: string
  mails: readonly ComingMail[]
  stored: StoredReminders | null
  onClose: () => void
}

/** Reminders by mail: request, change and end. */
export function RemindersSheet({ tripId, mails, stored, onClose }: RemindersSheetProps) {
  const [isOther, setIsOther] = useState(false)
  const isRunning = stored !== null && stored.state !== 'ended'
  return (
    <Sheet title={m.trip_mail_title()} closeLabel={m.trip_close()} onClose={onClose}>
      <div className="grid gap-1.5">
        {isRunning && !isOther ? (
          <RunningReminders tripId={tripId} mails={mails} stored={stored} onOther={() => setIsOther(true)} />
        ) : (
          <AddressForm
            tripId={tripId}
            mails={mails}
            hasEnded={stored?.state === 'ended' && stored.told !== ''}
            onRequest={() => setIsOther(false)}
          />
        )}
        <MailList mails={mails} />
      </div>
    </Sheet>
  )
}
