import type { PlaceReport } from '@retour/domain/places/place-report'
import { toBackendError, type BackendError } from '#app/backend/backend-error.ts'
import { sendPlaceReport } from '#app/backend/place-report-calls.ts'
import { dropReport, storeReport, listWaitingReports } from './waiting-reports.ts'

/** `kept`: stored on the device, to be sent later. `refused`: the server will not accept it. */
export type SendOutcome = { state: 'sent' } | { state: 'kept' | 'refused'; failure: BackendError }

/** Stores a report on the device, then sends it, so that a lost network loses no input. */
export function sendOrKeep(report: PlaceReport): Promise<SendOutcome> {
  storeReport(report)
  return send(report)
}

/** Sends the waiting reports one after another. Stops at the first one that must wait longer. */
export async function sendWaitingReports(): Promise<void> {
  for (const report of listWaitingReports()) {
    const { state } = await send(report)
    if (state === 'kept') return
  }
}

async function send(report: PlaceReport): Promise<SendOutcome> {
  try {
    await sendPlaceReport(report)
    dropReport(report.key)
    return { state: 'sent' }
  } catch (error) {
    const failure = toBackendError(error)
    if (!isAboutReport(failure)) return { state: 'kept', failure }
    dropReport(report.key)
    return { state: 'refused', failure }
  }
}

/**
 * Returns whether the report itself was refused: invalid, too large, or about a removed location. A rate limit or no
 * response is not.
 */
const isAboutReport = ({ kind, status }: BackendError) =>
  kind === 'refused' && [400, 404, 413].includes(status ?? 0)
