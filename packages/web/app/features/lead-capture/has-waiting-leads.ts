import { storedKeys } from '#app/platform/browser-storage.ts'

/** Each lies under a name of its own: two tabs that add or remove at once never write over each other. */
export const waitingLeadPrefix = 'retour-lead-waiting:'

/** Cheap enough for every page: it reads names alone, and stands apart from what reads the rest. */
export const hasWaitingLeads = () => storedKeys('localStorage', waitingLeadPrefix).length > 0
