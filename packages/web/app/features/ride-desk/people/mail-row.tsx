import { mailReasons, type DeskMail, type MailReason, type MailVerb } from '@retour/domain/wire/mail'
import { useState } from 'react'
import { readAgain } from '#app/backend/query-client.ts'
import { retryOrDropMail } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { ActionForm } from '#app/features/ride-desk/action-form.tsx'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'
import { explainMailRefusal, kindName, reasonText, standing } from './mail-text.ts'

const verbLabels: Record<MailVerb, () => string> = { retry: m.desk_mail_retry, drop: m.desk_mail_drop }

/** One mail: its kind and recipient, why it was not sent, and the possible actions, each of which asks for a reason. */
export function MailRow({ mail, mayAct }: { mail: DeskMail; mayAct: boolean }) {
  const [verb, setVerb] = useState<MailVerb | null>(null)
  const recipient = mail.recipient ?? m.desk_mail_operator()
  return (
    <li className="grid gap-0.5 border-t border-line py-1.5">
      <h2 className="font-strong">{kindName(mail.kind)}</h2>
      <p className="wrap-anywhere">
        <bdi>{recipient}</bdi>
      </p>
      {standing(mail).map((line) => (
        <p key={line} className="text-small wrap-anywhere text-ink-2">
          {line}
        </p>
      ))}
      {mayAct && verb === null && mail.state !== 'sending' && (
        <div className="flex flex-wrap gap-1">
          {(['retry', 'drop'] as const).map((one) => (
            <Button
              key={one}
              variant="outlined"
              size="small"
              aria-label={m.desk_mail_of({ what: verbLabels[one](), recipient })}
              onClick={() => setVerb(one)}
            >
              {verbLabels[one]()}
            </Button>
          ))}
        </div>
      )}
      {verb && <MailAction key={verb} mail={mail} verb={verb} onKeep={() => setVerb(null)} />}
    </li>
  )
}

interface MailActionProps {
  mail: DeskMail
  verb: MailVerb
  onKeep: () => void
}

function MailAction({ mail, verb, onKeep }: MailActionProps) {
  const reasons: readonly MailReason[] = mailReasons[verb]
  const [reason, setReason] = useState(reasons[0]!)
  const { attempt, isBusy, failure } = useAttempt(explainMailRefusal)

  async function submit() {
    const isDone = await attempt(() => retryOrDropMail(mail.id, { verb, reason }))
    if (isDone) onKeep()
    void readAgain(['desk-mail'])
  }
  return (
    <ActionForm
      label={isBusy ? m.desk_sending() : verbLabels[verb]()}
      cancelLabel={m.desk_mail_keep()}
      {...{ failure, isBusy }}
      onSubmit={() => void submit()}
      onCancel={onKeep}
    >
      <SelectField
        label={m.desk_mail_reason()}
        value={reason}
        options={reasons.map((one) => ({ value: one, label: reasonText(one) }))}
        onChange={({ currentTarget }) =>
          setReason(reasons.find((one) => one === currentTarget.value) ?? reason)
        }
      />
      {verb === 'drop' && <p className="text-small">{m.desk_mail_drop_text()}</p>}
    </ActionForm>
  )
}
