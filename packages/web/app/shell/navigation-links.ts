import type { Crumb } from '#app/platform/page-meta.ts'

/** The top navigation. `within` are the paths that mark the entry as the current one. */
export const navigationLinks: (Crumb & { within: RegExp })[] = [
  { name: 'Refund Locations', path: '/map-locations', within: /^\/map-locations(\/|$)/ },
  { name: 'VAT Calculator', path: '/vat-calculator', within: /^\/(vat-calculator(\/|$)|$)/ },
  { name: 'Book Transportation', path: '/france/paris/book-chauffeur', within: /\/book-chauffeur$/ },
]
