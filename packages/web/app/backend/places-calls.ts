import type { PlaceValue } from '@retour/domain/places/place-change'
import type { DeskPlace, DeskPlaces, SeveralRejected } from '@retour/domain/wire/places'
import { callDesk } from './staff-calls.ts'

/** Returns the locations with undecided reports or proposals. Throws BackendError, like all below. */
export const readPlaces = (): Promise<DeskPlaces> => callDesk('/places')

/** Returns one location. 404 if it is unknown. */
export const readPlace = (id: string): Promise<DeskPlace> => callDesk(`/places/${id}`)

/** The reports and proposals that a decision settles, and its reason. */
export type Settled = { reason: string; reports: string[]; proposals: string[] }

/** Changes a field from the value that was shown. 409 if somebody was faster, 422 if the value is invalid. */
export const changePlace = (
  id: string,
  change: Settled & { change: PlaceValue; seen: string },
): Promise<DeskPlace> => callDesk(`/places/${id}/changes`, change)

/** Rejects reports. 409 if somebody has decided them already. */
export const rejectPlaceReports = (id: string, rejection: Settled): Promise<DeskPlace> =>
  callDesk(`/places/${id}/rejections`, rejection)

/**
 * Rejects proposals of data sets for several locations, all or none. 409 if somebody has decided one of them already.
 */
export const rejectOfSeveral = (rejection: SeveralRejected): Promise<{ rejected: number }> =>
  callDesk('/places/rejections', rejection)

/** Ends a change; the shipped value applies again. */
export const takeBackChange = (id: string, change: string): Promise<DeskPlace> =>
  callDesk(`/places/${id}/changes/${change}/take-back`, {})
