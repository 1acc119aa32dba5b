import { m } from '#app/paraglide/messages.js'

/** The links of the top navigation. `within` matches the paths for which the link is marked as current. */
export const navigationLinks: { name: () => string; path: string; within: RegExp }[] = [
  { name: m.shell_refund_locations, path: '/map-locations', within: /^\/map-locations(\/|$)/ },
  { name: m.shell_vat_calculator, path: '/vat-calculator', within: /^\/(vat-calculator(\/|$)|$)/ },
  { name: m.shell_book_transportation, path: '/france/paris/book-chauffeur', within: /\/book-chauffeur$/ },
  { name: m.shell_my_trip, path: '/trip', within: /^\/trip(\/|$)/ },
]
