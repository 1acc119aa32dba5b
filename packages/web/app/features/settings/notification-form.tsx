import { type FormEvent, useId, useState } from 'react'
import {
  type NotificationChoices,
  notificationKinds,
  type Profile,
  profileKey,
  saveNotifications,
} from '#app/backend/profile-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Note } from '#app/ui/note.tsx'
import { showToast } from '#app/ui/toast.ts'

interface NotificationFormProps {
  userId: string
  email: string
  saved: NotificationChoices
}

const labels: Record<keyof NotificationChoices, { label: () => string; hint: () => string }> = {
  emailNotifications: { label: m.settings_email, hint: m.settings_email_hint },
  refundUpdates: { label: m.settings_refunds, hint: m.settings_refunds_hint },
  promotionalEmails: { label: m.settings_promotions, hint: m.settings_promotions_hint },
}

/** The form to choose which mails to receive. The choice stays if saving fails. */
export function NotificationForm({ userId, email, saved }: NotificationFormProps) {
  const id = useId()
  const [changed, setChanged] = useState<Partial<NotificationChoices>>({})
  const choices = { ...saved, ...changed }
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    setFailure(null)
    try {
      const notifications = await saveNotifications(userId, changed)
      showToast('success', m.settings_saved())
      queryClient.setQueryData<Profile>(
        profileKey(userId),
        (before) => before && { ...before, notifications },
      )
      setChanged({})
    } catch (error) {
      showToast('error', m.settings_save_failed())
      setFailure(failureReason(error))
    } finally {
      setIsSaving(false)
    }
  }
  const choose = (kind: keyof NotificationChoices, isEnabled: boolean) =>
    setChanged({ ...changed, [kind]: isEnabled })

  return (
    <form onSubmit={(event) => void save(event)}>
      {notificationKinds.map((kind) => (
        <div key={kind} className="border-t border-line py-1.25">
          <CheckboxField
            label={<span className="font-strong">{labels[kind].label()}</span>}
            checked={choices[kind]}
            onChange={(event) => choose(kind, event.target.checked)}
            aria-describedby={`${id}-${kind}`}
          />
          <p id={`${id}-${kind}`} className="ms-4.5 max-w-reading text-small text-ink-2">
            {labels[kind].hint()}
          </p>
        </div>
      ))}
      {choices.refundUpdates && !choices.emailNotifications && (
        <p role="status" className="mb-1.5 max-w-reading text-small text-ink-2">
          {m.settings_master_off()}
        </p>
      )}
      {failure && (
        <div className="mb-1.5 max-w-reading">
          <Note kind="error">
            <p>{m.settings_save_failed()}</p>
            <p>{m.settings_kept({ reason: failure })}</p>
          </Note>
        </div>
      )}
      <Button type="submit" isBusy={isSaving} className="mt-1">
        {isSaving ? m.profile_saving() : m.settings_save()}
      </Button>
      <p className="mt-2 max-w-reading text-small text-ink-3 wrap-anywhere">{m.settings_always({ email })}</p>
    </form>
  )
}
