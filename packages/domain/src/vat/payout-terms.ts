/** Figures of what operators, shops and laws pay, each once; who says so stands with the sentences (`payoutPractices`). */
export const payoutTerms = {
  /** Days within which a form must be back with Planet after money was taken in town. */
  earlyRefundDays: 21,
  /** Days within which a Spanish shop repays once it has the validated form. */
  spanishShopPaysWithinDays: 15,
  /** What one department store in Paris credits, a fraction of the price. */
  departmentStoreShareOfPrice: 0.12,
  /** What one analyst’s case of a card refund comes to, a fraction of the VAT. */
  analystsShareOfVat: 0.7,
} as const

/** A share of the price as a share of the VAT inside it, both fractions; `rate` is the standard rate. */
export const shareOfVatInside = (shareOfPrice: number, rate: number): number =>
  Math.round(((shareOfPrice * (1 + rate)) / rate) * 1000) / 1000
