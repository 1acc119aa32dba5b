import type { PlaceReport } from '@retour/domain/places/place-report'
import { toBackendError, type BackendError } from '#app/backend/backend-error.ts'
import { sendPlaceReport } from '#app/backend/place-report-calls.ts'
import { dropReport, storeReport, listWaitingReports } from './waiting-reports.ts'

/** `kept` stays on the device and is sent later; `refused` would be refused again. */
export type SendOutcome = { state: 'sent' } | { state: 'kept' | 'refused'; failure: BackendError }

/** Keeps a report on the device, then sends it: what was typed is not lost with the network. */
export function sendOrKeep(report: PlaceReport): Promise<SendOutcome> {
  storeReport(report)
  return send(report)
}

/** Sends all that wait, one after another, until one has to wait on. */
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

/** A wrong report, or one of a location that has left the list: not too many calls, and no silence. */
const isAboutReport = ({ kind, status }: BackendError) =>
  kind === 'refused' && [400, 404, 413].includes(status ?? 0)
