import { type ReactNode, useLayoutEffect } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { contactStore } from './contact-store.ts'
import { LeadForm } from './lead-form.tsx'
import { leadStore } from './lead-store.ts'
import { saveLead, type LeadSubject } from './save-lead.ts'
import { useGuestSessionOpen } from './guest-session.ts'
import { useAccountLead } from './use-account-lead.ts'

interface LeadGateProps {
  subject: LeadSubject
  dateline: string
  placeName: string
  /** The result. It does not wait for the server. */
  children: ReactNode
}

/**
 * Shows the lead form before a guest's first eligible result. Everybody else sees the result at once: signed-in people,
 * guests whose contact is stored on this device, and people whose purchase is not eligible. The calculation is saved in
 * the background: for an account always, for a guest within the session in which the contact was given, otherwise after
 * `LeadStatus` has asked.
 */
export function LeadGate({ subject, dateline, placeName, children }: LeadGateProps) {
  const { user } = useSession()
  const { contact } = useSessionStore(contactStore)
  const { correcting } = useSessionStore(leadStore)
  const isSessionOpen = useGuestSessionOpen(contact?.email)
  useAccountLead(user, subject)
  // Saved before the result is painted, as for an account.
  useLayoutEffect(() => {
    if (!user && contact && isSessionOpen) saveLead({ ...contact, marketingConsent: false }, subject, null)
  }, [user, contact, isSessionOpen, subject])
  const isFormRequired = !user && !contact && subject.estimate.isEligible
  if (!isFormRequired && correcting !== subject.calculationId) return children
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
