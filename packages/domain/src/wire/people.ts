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

/** What stays of a person when they are erased; the count is null where it cannot be known. */
export type RetainedData = {
  what: 'audit-log' | 'delivered-mail' | 'other-accounts' | 'backups' | 'limits' | 'database-files'
  count: number | null
}

/** What erasing an address would do: rows by table (zero included), files of mails, what stays. */
export type PersonPreview = {
  /** The normal form of the address. */
  email: string
  erased: Record<string, number>
  mailFiles: number
  kept: RetainedData[]
  /** The desk erases nobody who works at it. */
  isStaff: boolean
}

/** POST /desk/v1/people/copy: everything kept of an address, rows by table as the database writes them in JSON. */
export type PersonCopy = { email: string; madeAt: string; rows: Record<string, Record<string, unknown>[]> }

/** POST /desk/v1/people/erase: what was erased. `leftBehind` is why the database's files could not be cleared. */
export type PersonErased = {
  email: string
  rows: Record<string, number>
  addressChanges: number
  mailFiles: number
  leftBehind: string | null
}
