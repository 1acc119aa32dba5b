/** Paths of the informational pages in the footer's order, without their words, so that a browser can hold them. */
export const articlePaths = [
  '/how-vat-refund-works-in-france',
  '/how-to-claim-vat-refund-in-paris',
  '/vat-refund-at-cdg-airport',
  '/vat-refund-luxury-shopping-france',
  '/vat-refund-spain-for-us-citizens',
  '/vat-refund-rules-2025',
  '/vat-refund-eligibility-eu-travelers',
  '/tax-free-shopping-in-paris',
  '/tax-free-luxury-shopping-europe',
] as const
