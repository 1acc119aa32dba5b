import type { PlaceReport } from '@retour/domain/places/place-report'
import { callFunction } from './call-function.ts'

/**
 * Reports to the desk what a visitor saw at a refund location. Sending a report twice stores it once. Throws
 * BackendError.
 */
export async function sendPlaceReport(report: PlaceReport): Promise<void> {
  await callFunction('report-place', { ...report })
}
