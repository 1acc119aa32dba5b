/** Positions on a line from 0, in percent of its length; the greater of the two keeps room on its right. */
export interface GaugeScale {
  purchase: number
  minimum: number
}

const eligibleEnd = 92
const missedEnd = 82

/** Both amounts on one true scale that starts at zero. */
export function gaugeScale(purchaseCents: number, minimumCents: number): GaugeScale {
  if (purchaseCents >= minimumCents)
    return { purchase: eligibleEnd, minimum: (minimumCents / purchaseCents) * eligibleEnd }
  return { purchase: (purchaseCents / minimumCents) * missedEnd, minimum: missedEnd }
}
