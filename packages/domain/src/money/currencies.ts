/** The nine currencies a purchase can be entered in (docs/product.md, Currency). */
export const currencies = ['EUR', 'USD', 'GBP', 'JPY', 'CNY', 'CAD', 'AUD', 'CHF', 'SGD'] as const

export type Currency = (typeof currencies)[number]

/** Returns whether the value is one of the nine upper-case currency codes. */
export function isCurrency(text: unknown): text is Currency {
  return (currencies as readonly unknown[]).includes(text)
}
