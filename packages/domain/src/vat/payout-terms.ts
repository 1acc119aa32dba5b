/** Figures of payouts by operators, shops and laws, each once; their sources are in `payoutPractices`. */
export const payoutTerms = {
  /** Days within which Planet must receive the form after a cash refund in town. */
  earlyRefundDays: 21,
  /** Days within which a Spanish shop must refund after it has received the validated form. */
  spanishShopPaysWithinDays: 15,
  /** The refund of one department store in Paris, as a fraction of the price. */
  departmentStoreShareOfPrice: 0.12,
  /** The card refund in one analyst’s example, as a fraction of the VAT. */
  analystsShareOfVat: 0.7,
} as const

/** Converts a share of the price to a share of the VAT inside it, both fractions; `rate` is the standard rate. */
export const shareOfVatInside = (shareOfPrice: number, rate: number): number =>
  Math.round(((shareOfPrice * (1 + rate)) / rate) * 1000) / 1000
