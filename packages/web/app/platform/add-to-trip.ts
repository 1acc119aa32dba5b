/**
 * The address that begins a purchase on the page of the trip. `location` and `shop` are a location's id and name, `city`
 * a slug; `amount` is text as it is typed.
 */
export function addToTripPath(start: {
  amount?: string
  currency?: string
  shop?: string
  location?: string
  country: string
  city: string
}): string {
  return `/trip?add&${new URLSearchParams(start)}`
}
