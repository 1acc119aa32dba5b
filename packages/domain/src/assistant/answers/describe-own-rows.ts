import type { OwnRows } from '../tools/own-rows.ts'

/** A kind of rows of the caller. */
export type OwnKind = 'own-calculations' | 'own-bookings' | 'own-places'

/** Returns the caller's own rows as a list, or that there are none and how they are created. */
export function describeOwnRows(rows: OwnRows, kind: OwnKind): string {
  const lines = linesOf[kind](rows)
  return lines.length > 0 ? `${headings[kind]}\n${lines.map((line) => `- ${line}`).join('\n')}` : none[kind]
}

const linesOf: Record<OwnKind, (rows: OwnRows) => string[]> = {
  'own-calculations': ({ calculations }) =>
    calculations.map(
      ({ calculatedOn, purchase, refund, isEligible, country, law }) =>
        `${calculatedOn}: ${purchase} in ${country}, ${isEligible ? `estimated refund ${refund}` : 'below the minimum'}${law ? `. ${law}` : ''}`,
    ),
  'own-bookings': ({ bookings }) =>
    bookings.map(({ pickupOn, from, to, vehicle }) => `${pickupOn}: from ${from} to ${to}, ${vehicle}`),
  'own-places': ({ favorites }) => favorites,
}
const headings: Record<OwnKind, string> = {
  'own-calculations': 'Your saved calculations, newest first:',
  'own-bookings': 'Your ride requests, newest first:',
  'own-places': 'Your favorites:',
}
const none: Record<OwnKind, string> = {
  'own-calculations': 'You have no saved calculation yet. The calculator saves them while you are signed in.',
  'own-bookings': 'You have no ride request yet.',
  'own-places': 'You have saved no place yet. A place’s page has a Save button.',
}
