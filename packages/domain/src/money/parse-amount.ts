import { Big } from 'big.js'

export const invalidAmountMessage = 'Please enter a valid purchase amount'

/** Purchases from here on are refused; the column that stores them ends at the same figure. */
export const purchaseLimit = 1_000_000_000

export type ParsedAmount = { ok: true; cents: number } | { ok: false; message: typeof invalidAmountMessage }

const plain = /^\d{1,12}(?:\.\d{1,12})?$/
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,12})?$/

/**
 * Reads a purchase amount as a person types it: "1250", "1,250.00", "1250.5".
 * A comma only ever groups thousands, so the ambiguous "12,5" is refused rather than guessed.
 * Gives hundredths, half up; refuses what is not above 0.00 or not below `purchaseLimit` (section 5).
 */
export function parseAmount(text: string): ParsedAmount {
  const trimmed = text.trim()
  if (!plain.test(trimmed) && !grouped.test(trimmed)) return { ok: false, message: invalidAmountMessage }
  const cents = new Big(trimmed.replaceAll(',', '')).times(100).round(0, Big.roundHalfUp).toNumber()
  const isInRange = cents > 0 && cents < purchaseLimit * 100
  return isInRange ? { ok: true, cents } : { ok: false, message: invalidAmountMessage }
}
