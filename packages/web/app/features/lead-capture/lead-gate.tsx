import { type ReactNode, useLayoutEffect } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { contactStore } from './contact-store.ts'
import { LeadForm } from './lead-form.tsx'
import { leadStore } from './lead-store.ts'
import { saveLead, type LeadSubject } from './save-lead.ts'
import { useSitting } from './sitting.ts'
import { useAccountLead } from './use-account-lead.ts'

interface LeadGateProps {
  subject: LeadSubject
  dateline: string
  placeName: string
  /** The result; it waits for no server. */
  children: ReactNode
}

/**
 * The lead form before a guest's first good result, and the result at once for everybody else: an account, who gave
 * name and address on this device before, and whose purchase does not qualify. It is saved behind the result: by itself for
 * an account and within the sitting in which they were given, later when `LeadStatus` has asked.
 */
export function LeadGate({ subject, dateline, placeName, children }: LeadGateProps) {
  const { user } = useSession()
  const { contact } = useSessionStore(contactStore)
  const { correcting } = useSessionStore(leadStore)
  const isSitting = useSitting(contact?.email)
  useAccountLead(user, subject)
  // Before the result is painted, as for an account.
  useLayoutEffect(() => {
    if (!user && contact && isSitting) saveLead({ ...contact, marketingConsent: false }, subject, null)
  }, [user, contact, isSitting, subject])
  const isAsked = !user && !contact && subject.estimate.isEligible
  if (!isAsked && correcting !== subject.calculationId) return children
  return (
    <LeadForm
      key={`${subject.calculationId} ${user?.id}`}
      subject={subject}
      dateline={dateline}
      placeName={placeName}
      user={user ?? undefined}
    />
  )
}
