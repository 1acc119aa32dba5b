import type { StoragePlace } from '#app/backend/stored-query.ts'

const hoursMs = 3_600_000

/**
 * Where the desk keeps what it last loaded: in this tab, so that a reload without a network shows it, and customers' names do
 * not stay on a device that was closed. It goes with who signs out.
 */
export const deskPlace = (name: string): StoragePlace => ({
  area: 'sessionStorage',
  family: 'retour-desk:',
  name,
  maxAgeMs: 12 * hoursMs,
})
