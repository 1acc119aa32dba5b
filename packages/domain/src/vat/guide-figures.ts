/** Further figures of the product guide (docs/product.md, Refund rules), as pages print them. */
export const guideFigures = {
  updated: '2025-05',
  typicalShareOfPrice: '10-15%',
  refundWeeks: '2 to 8 weeks',
  maximumStay: '6 months',
  exportWithin: '3 months',
  arriveBeforeFlight: '3 hours',
  arriveBeforeTrain: '1 hour',
  igic: '7%',
  otherStandardRates: { Netherlands: '21%', Portugal: '23%', Greece: '24%' },
} as const
