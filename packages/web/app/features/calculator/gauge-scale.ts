/** Positions on a line that starts at 0, in percent of its length. The larger amount leaves space on its right. */
export interface GaugeScale {
  purchase: number
  minimum: number
}

const eligibleEnd = 92
const missedEnd = 82

/** Returns the positions of both amounts on one linear scale that starts at zero. */
export function gaugeScale(purchaseCents: number, minimumCents: number): GaugeScale {
  if (purchaseCents >= minimumCents)
    return { purchase: eligibleEnd, minimum: (minimumCents / purchaseCents) * eligibleEnd }
  return { purchase: (purchaseCents / minimumCents) * missedEnd, minimum: missedEnd }
}
