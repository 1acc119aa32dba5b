import type { PlaceReport } from '@retour/domain/places/place-report'
import { callFunction } from './call-function.ts'

/** Tells the desk what somebody saw at a refund location; the same report twice is kept once. Throws BackendError. */
export async function sendPlaceReport(report: PlaceReport): Promise<void> {
  await callFunction('report-place', { ...report })
}
