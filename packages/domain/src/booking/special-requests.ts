/** The chips of the form (docs/product.md, Booking), in its order. */
export const requestChips = [
  'Luxury Shopping Assistance',
  'VAT Refund Help',
  'Child Seats',
  'Specific Languages',
  'VIP Access',
  'Boutique Recommendations',
] as const

/** The request of the luxury shopping checkbox. */
export const luxuryRequest = 'Luxury Shopping Assistance'

/** The airport VIP choices (docs/product.md, Booking), in the order of the form. */
export const airportServices = ['arrival', 'departure', 'none'] as const

export type AirportService = (typeof airportServices)[number]

/** The request of an airport choice; null for none. */
export const airportRequest: Record<AirportService, string | null> = {
  arrival: 'VIP Airport Arrival Assistance',
  departure: 'VAT Refund & Departure Assistance',
  none: null,
}

/** Returns whether the requests contain this one, alone or inside a sentence, in any case. */
export function hasRequest(requests: string, request: string): boolean {
  return requests.toLowerCase().includes(request.toLowerCase())
}

/** Appends a request after a comma, unless it is there already. The typed text is unchanged. */
export function addRequest(requests: string, request: string): string {
  if (hasRequest(requests, request)) return requests
  const typed = requests.trimEnd().replace(/,$/, '')
  return typed.trim() === '' ? request : `${typed}, ${request}`
}

/** Removes a request that stands between commas; inside a sentence it stays. */
export function removeRequest(requests: string, request: string): string {
  const parts = requests.split(',')
  const remaining = parts.filter((part) => part.trim() !== request)
  return remaining.length === parts.length ? requests : remaining.join(',').trimStart()
}
