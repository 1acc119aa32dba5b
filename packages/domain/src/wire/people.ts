import type { Country } from '../places/countries.ts'

/** What somebody said last about news: when, to which wording, where, and whether the address was proven to be theirs. */
export type NewsConsent = {
  isGiven: boolean
  at: string
  textVersion: string
  givenIn: 'lead' | 'settings'
  isAddressProven: boolean
}

/** Somebody who left a calculation. Times are instants (ISO 8601, UTC). */
export type DeskLead = {
  id: string
  createdAt: string
  fullName: string
  email: string
  country: Country
  /** Left without an account, or from within one. */
  source: 'guest' | 'account'
  /** The newest one of the address; null when it never said anything. */
  news: NewsConsent | null
  /** Since when the address wants no guides; null when it takes them. */
  noGuidesSince: string | null
}

/** GET /desk/v1/leads: the newest first, 50 a page; `next` asks for the page after it, null on the last one. */
export type DeskLeads = { leads: DeskLead[]; next: string | null }
