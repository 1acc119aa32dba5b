import type { CustomerRide, DriverRides, OwnRide } from '@retour/domain/wire/ride'
import { readAccountAccess } from './api-access.ts'
import { callApi } from './call-api.ts'
import { readPublicAccess } from './public-config.ts'

/** The ride of a mailed link, by what stands behind its "#". Throws BackendError, 404 for a link that opens none. */
export async function readRide(link: string): Promise<CustomerRide> {
  return callApi(await readPublicAccess(), '/ride/v1/status', { link })
}

export type CustomerMove =
  | { version: number; move: 'accept' | 'decline' | 'cancel'; feeMinor?: number }
  | { version: number; move: 'ask-change'; pickupAt: string }

/** Answers the quote or cancels; gives the ride as it is then. Throws BackendError, 409 when the ride has moved meanwhile. */
export async function answerRide(link: string, move: CustomerMove): Promise<CustomerRide> {
  return callApi(await readPublicAccess(), '/ride/v1/moves', { link, ...move })
}

/** The rides of who is signed in. Throws BackendError. */
export async function listOwnRides(): Promise<OwnRide[]> {
  const { rides } = await callApi<{ rides: OwnRide[] }>(await readAccountAccess(), '/ride/v1/mine')
  return rides
}

/** The rides of a driver's link. Throws BackendError, 404 for a link that opens none. */
export async function readDriverRides(link: string): Promise<DriverRides> {
  return callApi(await readPublicAccess(), '/ride/v1/driver/rides', { link })
}

/** Makes what a driver tapped so long ago. Throws BackendError: 404 for a ride that is not theirs, 422 for one that does not allow it. */
export async function sendTap(
  link: string,
  tap: { rideId: string; move: string; agoMs: number },
): Promise<DriverRides> {
  return callApi(await readPublicAccess(), '/ride/v1/driver/moves', { link, ...tap })
}
