import { guestName, type LeadContact } from '@retour/domain/leads/lead'
import { useEffect, useState } from 'react'
import { hasLead } from '#app/backend/lead-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { showToast } from '#app/ui/toast.ts'
import { leadStore } from './lead-store.ts'
import { saveLead, type LeadSubject } from './save-lead.ts'

type AccountLead = { stage: 'asking' } | { stage: 'captured' } | { stage: 'missing'; failure: string }

/**
 * Saves what a signed-in person calculates, by itself. `captured` as soon as the account is known to have a lead,
 * this one or an earlier one; `missing` only when the server says that there is none and this one was not stored.
 */
export function useAccountLead({ id, email, fullName }: AccountUser, subject: LeadSubject): AccountLead {
  const isCaptured = useSessionStore(leadStore).capturedFor === email
  const [failed, setFailed] = useState<{ calculationId: string; problem: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    async function save() {
      const saving = saveLead(contactOf({ email, fullName }), subject)
      void saving.then((problem) => problem ?? noteCaptured(email))
      if (!isCaptured && (await isKnown(id))) noteCaptured(email)
      const problem = await saving
      if (!problem || !isCurrent) return
      if (leadStore.read().capturedFor === email) showToast('error', problem)
      else setFailed({ calculationId: subject.calculationId, problem })
    }
    void save()
    return () => {
      isCurrent = false
    }
  }, [id, email, fullName, subject, isCaptured])
  if (isCaptured) return { stage: 'captured' }
  if (failed?.calculationId === subject.calculationId) return { stage: 'missing', failure: failed.problem }
  return { stage: 'asking' }
}

/** A name of one letter is none: the database would refuse it. */
const contactOf = ({ email, fullName }: Pick<AccountUser, 'email' | 'fullName'>): LeadContact => ({
  email: email.toLowerCase(),
  fullName: fullName.trim().length < 2 ? guestName : fullName.trim().slice(0, 120),
  marketingConsent: false,
})

const noteCaptured = (email: string) => leadStore.write({ capturedFor: email })

/** Who cannot be asked for now is known by the account; the result must not wait for a network. */
const isKnown = (userId: string) => hasLead(userId).catch(() => true)
