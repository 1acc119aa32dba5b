import { payoutPractices } from './law-changes.ts'

/** Days after customs on which one asks where the money is: the product's own advice, no law's and no operator's. */
export const askForMoneyAfterDays = [30, 60] as const

export const earlyRefundSource = {
  name: 'Planet, why a card is charged',
  url: payoutPractices.earlyRefund.source,
  kind: 'secondary',
} as const
