import { storedKeys } from '#app/platform/browser-storage.ts'

/** The prefix of the storage keys. Each lead has its own key, so two tabs never overwrite each other's changes. */
export const waitingLeadPrefix = 'retour-lead-waiting:'

/**
 * Returns whether leads wait to be sent. It reads key names only and has its own module, because every page runs it.
 */
export const hasWaitingLeads = () => storedKeys('localStorage', waitingLeadPrefix).length > 0
