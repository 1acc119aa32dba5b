import type { Country } from '../places/countries.ts'

/** A person's latest consent to news: when, to which text, where, and whether the address was verified. */
export type NewsConsent = {
  isGiven: boolean
  at: string
  textVersion: string
  givenIn: 'lead' | 'settings'
  isAddressProven: boolean
}

/** A lead. Times are instants (ISO 8601, UTC). */
export type DeskLead = {
  id: string
  createdAt: string
  fullName: string
  email: string
  country: Country
  /** Whether it was saved without an account or within one. */
  source: 'guest' | 'account'
  /** The latest consent of the address; null if there is none. */
  news: NewsConsent | null
  /** When the address unsubscribed from guides; null if it did not. */
  noGuidesSince: string | null
}

/** GET /desk/v1/leads: the newest first, 50 a page; `next` asks for the page after it, null on the last one. */
export type DeskLeads = { leads: DeskLead[]; next: string | null }

/** Data that stays after an erasure; the count is null if it is unknown. */
export type RetainedData = {
  what: 'audit-log' | 'delivered-mail' | 'other-accounts' | 'backups' | 'limits' | 'database-files'
  count: number | null
}

/** The effect of erasing an address: rows by table (zero included), mail files, and what stays. */
export type PersonPreview = {
  /** The normalized address. */
  email: string
  erased: Record<string, number>
  mailFiles: number
  kept: RetainedData[]
  /** Staff members cannot be erased. */
  isStaff: boolean
}

/** POST /desk/v1/people/copy: all data of an address, rows by table as the database writes them in JSON. */
export type PersonCopy = { email: string; madeAt: string; rows: Record<string, Record<string, unknown>[]> }

/** POST /desk/v1/people/erase: what was erased. `leftBehind` says why the database's files could not be cleared. */
export type PersonErased = {
  email: string
  rows: Record<string, number>
  addressChanges: number
  mailFiles: number
  leftBehind: string | null
}
