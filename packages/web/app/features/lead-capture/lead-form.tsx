import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { leadContactSchema, type LeadContact, type LeadContactInput } from '@retour/domain/leads/lead'
import { formatMoney } from '@retour/domain/money/money'
import { countryName } from '@retour/domain/places/countries'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { elapse } from '#app/platform/elapse.ts'
import { useFocusOnAppearance } from '#app/platform/use-focus-on-appearance.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { MoneyDocument } from '#app/ui/money-document.tsx'
import { LockedField } from '#app/ui/locked-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { contactStore, rememberContact } from './contact-store.ts'
import { leadStore } from './lead-store.ts'
import { PrivacyNote } from './privacy-note.tsx'
import { saveLead, type LeadSubject } from './save-lead.ts'
import { showLead } from './shown-leads.ts'
import { startGuestSession, useGuestSessionOpen } from './guest-session.ts'
import { TakenBackNote } from './taken-back-note.tsx'

/** The minimum duration of a guest's submit (docs/product.md, Leads). */
const guestDelayMs = 800

interface LeadFormProps {
  subject: LeadSubject
  dateline: string
  placeName: string
  /** The signed-in person. Their address is fixed, and their submit has no delay. */
  user?: AccountUser
}

/**
 * The form for mail address and name: once, before the first result on this device, and again if the server refused
 * them.
 */
export function LeadForm({ subject, dateline, placeName, user }: LeadFormProps) {
  const heading = useFocusOnAppearance<HTMLHeadingElement>()
  const remembered = contactStore.read().contact
  const given = useGuestSessionOpen(remembered?.email) ? remembered : null
  const { register, handleSubmit, formState } = useForm<LeadContactInput, unknown, LeadContact>({
    resolver: standardSchemaResolver(leadContactSchema),
    reValidateMode: 'onSubmit',
    defaultValues: {
      fullName: leadStore.read().typedName || user?.fullName || given?.fullName || '',
      email: user?.email ?? (leadStore.read().typedEmail || given?.email || ''),
      marketingConsent: false,
    },
  })
  const { errors, isSubmitting } = formState
  const { purchase, rule } = subject.estimate
  const country = countryName(rule.country)
  // The result is shown next and reports the outcome, so no toast is needed.
  useEffect(() => showLead(subject.calculationId), [subject.calculationId])

  const submit = handleSubmit(async (contact) => {
    if (isSubmitting) return
    // Input that was refused before is being corrected.
    if (leadStore.read().refused) leadStore.write({ queued: null, refused: null })
    saveLead(contact, subject, user?.id ?? null)
    if (!user) await elapse(guestDelayMs)
    if (!user) {
      startGuestSession(contact.email)
      rememberContact(contact)
    }
    leadStore.write({ correcting: null, typedName: '', typedEmail: '', takenBack: null })
  })

  return (
    <div>
      <TakenBackNote calculationId={subject.calculationId} />
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
          <Button type="submit" size="large" isWide isBusy={isSubmitting}>
            {isSubmitting ? m.lead_saving() : m.lead_submit()}
          </Button>
        </form>
        <PrivacyNote isRemembered={!user} />
      </MoneyDocument>
    </div>
  )
}
