import type { Ride } from './ride.ts'

/**
 * The operator's rule (docs/product.md, Rides): cancelling is free until a day before the pickup. After that, half the
 * quoted price is due if the quote was accepted. A quote stores the rule, so a later rule does not change an agreement.
 */
export const cancellationTerms = { freeHours: 24, lateShare: 0.5 } as const

const hourMs = 3_600_000

/** Returns the terms for a price in minor units (cents); the fee is rounded half up to whole minor units. */
export function termsFor(priceMinor: number, pickupAt: string): { freeUntil: string; lateFeeMinor: number } {
  return {
    freeUntil: new Date(Date.parse(pickupAt) - cancellationTerms.freeHours * hourMs).toISOString(),
    lateFeeMinor: Math.round(priceMinor * cancellationTerms.lateShare),
  }
}

/**
 * Returns the cancellation fee at an instant, in minor units: 0 before a quote is accepted or while cancelling is free.
 */
export function cancellationFee({ state, quote }: Pick<Ride, 'state' | 'quote'>, at: string): number {
  const isAgreed = !['requested', 'quoted', 'expired', 'declined'].includes(state)
  return isAgreed && quote && Date.parse(at) >= Date.parse(quote.freeUntil) ? quote.lateFeeMinor : 0
}
