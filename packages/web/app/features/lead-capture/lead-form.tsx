import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { leadContactSchema, type LeadContact, type LeadContactInput } from '@retour/domain/leads/lead'
import { formatMoney } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useFocusOnAppearance } from '#app/platform/use-focus-on-appearance.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { MoneyDocument } from '#app/ui/money-document.tsx'
import { LockedField } from '#app/ui/locked-field.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { leadStore } from './lead-store.ts'
import { PrivacyNote } from './privacy-note.tsx'
import { saveLead, type LeadSubject } from './save-lead.ts'

/** How long a guest's submit takes at least (specification, section 4). */
const guestDelayMs = 800

interface LeadFormProps {
  subject: LeadSubject
  dateline: string
  placeName: string
  /** Whose account it is: the address is theirs, and their submit waits for nothing. */
  user?: AccountUser
  /** Why the calculation was not saved by itself. */
  firstFailure?: string
}

/** Asks for email and name once, before the first result of a visit; a failure keeps all that was typed. */
export function LeadForm({ subject, dateline, placeName, user, firstFailure }: LeadFormProps) {
  const heading = useFocusOnAppearance<HTMLHeadingElement>()
  const [failure, setFailure] = useState<string | null>(firstFailure ?? null)
  const { register, handleSubmit, formState } = useForm<LeadContactInput, unknown, LeadContact>({
    resolver: standardSchemaResolver(leadContactSchema),
    reValidateMode: 'onSubmit',
    defaultValues: {
      fullName: leadStore.read().typedName || user?.fullName || '',
      email: user?.email ?? leadStore.read().typedEmail,
      marketingConsent: false,
    },
  })
  const { errors, isSubmitting } = formState
  const { purchase, rule } = subject.estimate
  const country = countryName(rule.country)

  const submit = handleSubmit(async (contact) => {
    if (isSubmitting) return
    setFailure(null)
    const [problem] = await Promise.all([saveLead(contact, subject), user ? null : wait(guestDelayMs)])
    if (problem) setFailure(problem)
    else if (user) leadStore.write({ capturedFor: user.email, typedName: '', typedEmail: '' })
    else leadStore.write({ contact, typedName: '', typedEmail: '' })
  })

  return (
    <MoneyDocument kind={m.lead_document()} dateline={dateline}>
      <h1 ref={heading} tabIndex={-1} className="heading-2 mt-2.5 text-section outline-none">
        {m.lead_heading()}
      </h1>
      <p className="mt-1 text-ink-2">{m.lead_text({ country })}</p>
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-2 rounded bg-sunken px-2 py-1.75 text-small">
        <span>{m.lead_purchase({ place: placeName })}</span>
        <span className="font-strong">{formatMoney(purchase)}</span>
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-2.5 grid gap-2">
        <TextField
          {...register('fullName', {
            onChange: (event) => leadStore.write({ typedName: event.target.value }),
          })}
          label={m.lead_full_name()}
          autoComplete="name"
          error={errors.fullName?.message}
        />
        {user ? (
          <LockedField label={m.lead_email()} value={user.email} hint={m.lead_email_locked()} />
        ) : (
          <TextField
            {...register('email', {
              onChange: (event) => leadStore.write({ typedEmail: event.target.value }),
            })}
            label={m.lead_email()}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            error={errors.email?.message}
          />
        )}
        <CheckboxField {...register('marketingConsent')} label={m.lead_consent()} />
        {failure && (
          <div ref={bringIntoView} className="scroll-mb-11">
            <Note kind="error" role="alert">
              <p>{failure}</p>
              <p className="text-ink-2">{m.lead_failure_kept()}</p>
            </Note>
          </div>
        )}
        <Button type="submit" size="large" isWide isBusy={isSubmitting}>
          {isSubmitting ? m.lead_saving() : m.lead_submit()}
        </Button>
      </form>
      <PrivacyNote />
    </MoneyDocument>
  )
}

/** On a phone the message grows below the fold; the button under it comes along. */
function bringIntoView(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'nearest' })
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
