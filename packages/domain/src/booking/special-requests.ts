/** The chips of the form (docs/product.md, Booking), in its order. */
export const requestChips = [
  'Luxury Shopping Assistance',
  'VAT Refund Help',
  'Child Seats',
  'Specific Languages',
  'VIP Access',
  'Boutique Recommendations',
] as const

/** What ticking luxury shopping asks for. */
export const luxuryRequest = 'Luxury Shopping Assistance'

/** The airport VIP choices (docs/product.md, Booking), in the order of the form. */
export const airportServices = ['arrival', 'departure', 'none'] as const

export type AirportService = (typeof airportServices)[number]

/** What an airport choice asks for; null for none. */
export const airportRequest: Record<AirportService, string | null> = {
  arrival: 'VIP Airport Arrival Assistance',
  departure: 'VAT Refund & Departure Assistance',
  none: null,
}

/** Is this asked for already, on its own or inside a sentence, in whatever case? */
export function hasRequest(requests: string, request: string): boolean {
  return requests.toLowerCase().includes(request.toLowerCase())
}

/** Appends a request after a comma, unless it is there already. What was typed stays as it is. */
export function addRequest(requests: string, request: string): string {
  if (hasRequest(requests, request)) return requests
  const typed = requests.trimEnd().replace(/,$/, '')
  return typed.trim() === '' ? request : `${typed}, ${request}`
}

/** Takes a request out again where it stands between commas; inside a person's own sentence it stays. */
export function removeRequest(requests: string, request: string): string {
  const parts = requests.split(',')
  const remaining = parts.filter((part) => part.trim() !== request)
  return remaining.length === parts.length ? requests : remaining.join(',').trimStart()
}
