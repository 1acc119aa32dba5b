import type { KeptPlace } from '#app/backend/kept-query.ts'

const hoursMs = 3_600_000

/**
 * Where the desk keeps what it last loaded: in this tab, so that a reload without a network shows it, and customers' names do
 * not stay on a device that was closed. It goes with who signs out.
 */
export const deskPlace = (name: string): KeptPlace => ({
  area: 'sessionStorage',
  family: 'retour-desk:',
  name,
  longestMs: 12 * hoursMs,
})
