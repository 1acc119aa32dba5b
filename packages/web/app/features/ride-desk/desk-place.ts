import type { StoragePlace } from '#app/backend/stored-query.ts'

const hoursMs = 3_600_000

/**
 * The storage place of data the desk has loaded: in this tab only, so that a reload without a network shows it, but
 * customers' names do not stay on the device. It is removed at a sign-out.
 */
export const deskPlace = (name: string): StoragePlace => ({
  area: 'sessionStorage',
  family: 'retour-desk:',
  name,
  maxAgeMs: 12 * hoursMs,
})
