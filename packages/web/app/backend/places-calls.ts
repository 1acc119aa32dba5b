import type { PlaceValue } from '@retour/domain/places/place-change'
import type { DeskPlace, DeskPlaces, SeveralRejected } from '@retour/domain/wire/places'
import { callDesk } from './staff-calls.ts'

/** Locations of which something was said or proposed that nobody has decided. Throws BackendError; as all below. */
export const readPlaces = (): Promise<DeskPlaces> => callDesk('/places')

/** 404 for a location that is not known. */
export const readPlace = (id: string): Promise<DeskPlace> => callDesk(`/places/${id}`)

/** What a decision settles, and why it was made. */
export type Settled = { reason: string; reports: string[]; proposals: string[] }

/** Changes one field, from the value that was seen. 409 when somebody was quicker, 422 for what is wrong with the value. */
export const changePlace = (
  id: string,
  change: Settled & { change: PlaceValue; seen: string },
): Promise<DeskPlace> => callDesk(`/places/${id}/changes`, change)

/** 409 when somebody decided them before. */
export const rejectPlaceReports = (id: string, rejection: Settled): Promise<DeskPlace> =>
  callDesk(`/places/${id}/rejections`, rejection)

/** What data sets propose of several locations, all or nothing. 409 when somebody decided some of it before. */
export const rejectOfSeveral = (rejection: SeveralRejected): Promise<{ rejected: number }> =>
  callDesk('/places/rejections', rejection)

/** The shipped value holds again. */
export const takeBackChange = (id: string, change: string): Promise<DeskPlace> =>
  callDesk(`/places/${id}/changes/${change}/take-back`, {})
