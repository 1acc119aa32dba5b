import type { Sourced } from './library.ts'

/** Amounts and days are formatted. Only the caller's rows; nothing in them identifies the caller. */
export type OwnCalculation = {
  calculatedOn: string
  purchase: string
  refund: string
  isEligible: boolean
  /** Today's law, if it decides differently. */
  law: string | null
  country: string
  status: string
}
/** A booking of the caller, formatted. */
export type OwnBooking = { pickupOn: string; from: string; to: string; vehicle: string }
/** The caller's calculations, bookings and saved places. */
export type OwnRows = Sourced & {
  calculations: OwnCalculation[]
  bookings: OwnBooking[]
  favorites: string[]
}

/** Reads the caller's rows. Each call reads from the database. */
export type ReadOwnRows = () => Promise<OwnRows>
