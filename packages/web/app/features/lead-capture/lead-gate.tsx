import type { LeadContact } from '@retour/domain/leads/lead'
import { useEffect, type ReactNode } from 'react'
import { useSessionStore } from '#app/platform/session-store.ts'
import { showToast } from '#app/ui/toast.ts'
import { LeadForm } from './lead-form.tsx'
import { leadStore } from './lead-store.ts'
import { saveLead, type LeadSubject } from './save-lead.ts'

interface LeadGateProps {
  subject: LeadSubject
  dateline: string
  placeName: string
  /** The result; shown as soon as this visit has left a contact. */
  children: ReactNode
}

/**
 * The lead form until this visit has a contact, the result from then on. A later calculation shows its
 * result at once and is saved under the same contact behind it; only a failure speaks.
 */
export function LeadGate({ subject, dateline, placeName, children }: LeadGateProps) {
  const { contact } = useSessionStore(leadStore)
  useEffect(() => {
    if (contact) void saveQuietly(contact, subject)
  }, [contact, subject])
  if (contact) return children
  return <LeadForm key={subject.calculationId} subject={subject} dateline={dateline} placeName={placeName} />
}

async function saveQuietly(contact: LeadContact, subject: LeadSubject) {
  const problem = await saveLead(contact, subject)
  if (problem) showToast('error', problem)
}
