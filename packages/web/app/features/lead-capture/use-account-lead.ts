import { guestName, type LeadContact } from '@retour/domain/leads/lead'
import { useLayoutEffect } from 'react'
import { hasLead } from '#app/backend/lead-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { peopleLeft } from '#app/platform/forget-person.ts'
import { leadStore } from './lead-store.ts'
import { saveLead, type LeadSubject } from './save-lead.ts'

/**
 * Saves the calculation of a signed-in person, and asks the server once whether the account has a lead; if so, the
 * person is never asked for a name. The lead is stored on the device before the result is painted, because the person
 * may leave at once.
 */
export function useAccountLead(user: AccountUser | null, subject: LeadSubject): void {
  useLayoutEffect(() => {
    if (!user) return
    saveLead(contactOf(user), subject, user.id)
    if (leadStore.read().capturedFor !== user.email) void noteKnownLead(user)
  }, [user, subject])
}

/** Notes that the account has a lead, unless the person has signed out before the answer. */
export async function noteKnownLead({ id, email }: Pick<AccountUser, 'id' | 'email'>): Promise<void> {
  const leftBefore = peopleLeft()
  const isKnown = await hasLead(id).catch(() => false)
  if (isKnown && peopleLeft() === leftBefore) leadStore.write({ capturedFor: email })
}

/** Returns an account's contact. A name of one letter is replaced, because the database would refuse it. */
export const contactOf = ({ email, fullName }: Pick<AccountUser, 'email' | 'fullName'>): LeadContact => ({
  email: email.toLowerCase(),
  fullName: fullName.trim().length < 2 ? guestName : fullName.trim().slice(0, 120),
  marketingConsent: false,
})
