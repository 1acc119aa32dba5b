import {
  placeReportKinds,
  placeReportWaitingDays,
  type PlaceReport,
} from '@retour/domain/places/place-report'
import { readStored, removeText, storedKeys, writeStored } from '#app/platform/browser-storage.ts'
import { waitingReportPrefix as prefix } from './has-waiting-reports.ts'

const lifetimeMs = placeReportWaitingDays * 86_400_000

/** Returns the waiting reports. Removes those that have expired or are invalid. */
export function listWaitingReports(nowMs = Date.now()): PlaceReport[] {
  return storedKeys('localStorage', prefix).flatMap((name) => {
    const report = parseReport(readStored('localStorage', name), nowMs)
    if (!report) removeText('localStorage', name)
    return report ?? []
  })
}

/** Stores a report on the device. Returns false if only this page holds it, because the browser could not store it. */
export const storeReport = (report: PlaceReport): boolean =>
  writeStored('localStorage', prefix + report.key, report)

export const dropReport = (key: string): void => removeText('localStorage', prefix + key)

function parseReport(stored: unknown, nowMs: number): PlaceReport | null {
  const { key, location, kind, note, saidAt } = (stored ?? {}) as Record<string, unknown>
  const isText = [key, location, saidAt, note ?? ''].every((value) => typeof value === 'string')
  const isKnown = placeReportKinds.some((one) => one === kind)
  if (!isText || !isKnown || !(nowMs - Date.parse(String(saidAt)) < lifetimeMs)) return null
  return stored as PlaceReport
}
