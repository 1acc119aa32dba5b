import { storedKeys } from '#app/platform/browser-storage.ts'

/** The prefix of the storage keys. Each report has its own key, so two tabs never overwrite each other's changes. */
export const waitingReportPrefix = 'retour-place-report:'

/**
 * Returns whether reports wait to be sent. It reads key names only and has its own module, because every page runs it.
 */
export const hasWaitingReports = (): boolean => storedKeys('localStorage', waitingReportPrefix).length > 0
