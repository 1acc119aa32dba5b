import type { Ride } from './ride.ts'

/**
 * The operator's rule (docs/product.md, Rides): cancelling is free until a day before the pickup; after that half the quoted
 * price is due, once the quote was accepted. A quote carries it, so that a later rule does not change what was agreed.
 */
export const cancellationTerms = { freeHours: 24, lateShare: 0.5 } as const

const hourMs = 3_600_000

/** The rule for a price in minor units; the fee is rounded half up to whole minor units. */
export function termsFor(priceMinor: number, pickupAt: string): { freeUntil: string; lateFeeMinor: number } {
  return {
    freeUntil: new Date(Date.parse(pickupAt) - cancellationTerms.freeHours * hourMs).toISOString(),
    lateFeeMinor: Math.round(priceMinor * cancellationTerms.lateShare),
  }
}

/** What a cancellation costs at an instant, in minor units: nothing before a quote is accepted or until its free time ends. */
export function cancellationFee({ state, quote }: Pick<Ride, 'state' | 'quote'>, at: string): number {
  const isAgreed = !['requested', 'quoted', 'expired', 'declined'].includes(state)
  return isAgreed && quote && Date.parse(at) >= Date.parse(quote.freeUntil) ? quote.lateFeeMinor : 0
}
