import type { Sourced } from './library.ts'

/** Money and days as they are told. Rows of the caller alone; nothing in them names the caller. */
export type OwnCalculation = {
  calculatedOn: string
  purchase: string
  refund: string
  isEligible: boolean
  /** Today's law, where it decides differently. */
  law: string | null
  country: string
  status: string
}
export type OwnBooking = { pickupOn: string; from: string; to: string; vehicle: string }
export type OwnRows = Sourced & {
  calculations: OwnCalculation[]
  bookings: OwnBooking[]
  favorites: string[]
}

/** Reads the caller's rows when a question asks for them; each call reads again. */
export type ReadOwnRows = () => Promise<OwnRows>
