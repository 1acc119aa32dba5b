import { payoutPractices } from './law-changes.ts'

/**
 * Days after customs on which to ask where the money is. This is the product's advice, not a law's or an operator's.
 */
export const askForMoneyAfterDays = [30, 60] as const

export const earlyRefundSource = {
  name: 'Planet, why a card is charged',
  url: payoutPractices.earlyRefund.source,
  kind: 'secondary',
} as const
