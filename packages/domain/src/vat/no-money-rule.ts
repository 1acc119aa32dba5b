import { payoutPractices } from './law-changes.ts'

/** Days after customs on which one asks where the money is: the product's own advice, no law's and no operator's. */
export const askForMoneyAfterDays = [30, 60] as const

/** Days within which a form must be back with Planet after money was taken in town (`payoutPractices.earlyRefund`). */
export const earlyRefundDays = 21

/** Days within which a Spanish shop repays once it has the validated form (`payoutPractices.spainShopDirect`). */
export const spanishShopPaysWithinDays = 15

export const earlyRefundSource = {
  name: 'Planet, why a card is charged',
  url: payoutPractices.earlyRefund.source,
  kind: 'secondary',
} as const
