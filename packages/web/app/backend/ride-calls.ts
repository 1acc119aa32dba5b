import type { CustomerRide, DriverRides, OwnRide } from '@retour/domain/wire/ride'
import { readAccountAccess } from './api-access.ts'
import { callApi } from './call-api.ts'
import { readPublicAccess } from './public-config.ts'

/** Returns the ride of a link, by the text after its "#". Throws BackendError, 404 for an invalid link. */
export async function readRide(link: string): Promise<CustomerRide> {
  return callApi(await readPublicAccess(), '/ride/v1/status', { link })
}

export type CustomerMove =
  | { version: number; move: 'accept' | 'decline' | 'cancel'; feeMinor?: number }
  | { version: number; move: 'ask-change'; pickupAt: string }

/**
 * Answers the quote or cancels. Returns the ride afterwards. Throws BackendError, 409 if the ride has moved in the
 * meantime.
 */
export async function answerRide(link: string, move: CustomerMove): Promise<CustomerRide> {
  return callApi(await readPublicAccess(), '/ride/v1/moves', { link, ...move })
}

/** Returns the rides of the signed-in person. Throws BackendError. */
export async function listOwnRides(): Promise<OwnRide[]> {
  const { rides } = await callApi<{ rides: OwnRide[] }>(await readAccountAccess(), '/ride/v1/mine')
  return rides
}

/** Returns the rides of a driver's link. Throws BackendError, 404 for an invalid link. */
export async function readDriverRides(link: string): Promise<DriverRides> {
  return callApi(await readPublicAccess(), '/ride/v1/driver/rides', { link })
}

/**
 * Sends a driver's tap with its age. Throws BackendError: 404 for another driver's ride, 422 if the ride does not allow
 * it.
 */
export async function sendTap(
  link: string,
  tap: { rideId: string; move: string; agoMs: number },
): Promise<DriverRides> {
  return callApi(await readPublicAccess(), '/ride/v1/driver/moves', { link, ...tap })
}
