import { guestName, type LeadContact } from '@retour/domain/leads/lead'
import { useLayoutEffect } from 'react'
import { hasLead } from '#app/backend/lead-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { leadStore } from './lead-store.ts'
import { saveLead, type LeadSubject } from './save-lead.ts'

/**
 * Saves what a signed-in person calculates, by itself, and asks once whether the account has a lead already: one that
 * has is never asked for its name. It is on the device before the result is painted: who sees it may leave at once.
 */
export function useAccountLead(user: AccountUser | null, subject: LeadSubject): void {
  useLayoutEffect(() => {
    if (!user) return
    saveLead(contactOf(user), subject, user.id)
    if (leadStore.read().capturedFor === user.email) return
    hasLead(user.id).then(
      (isKnown) => isKnown && leadStore.write({ capturedFor: user.email }),
      () => null,
    )
  }, [user, subject])
}

/** A name of one letter is none: the database would refuse it. */
export const contactOf = ({ email, fullName }: Pick<AccountUser, 'email' | 'fullName'>): LeadContact => ({
  email: email.toLowerCase(),
  fullName: fullName.trim().length < 2 ? guestName : fullName.trim().slice(0, 120),
  marketingConsent: false,
})
