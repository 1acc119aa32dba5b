import type { Estimate } from '../tools/estimate-purchase.ts'

/** Returns the calculator's sentence for a purchase below the minimum, with the missing amount. */
export function notEligibleText({ countryName, purchase, minimum, missing }: Estimate): string {
  return (
    `Your purchase does not qualify for a VAT refund. In ${countryName}, purchases must exceed ${minimum} to be eligible. ` +
    `At ${purchase} you are ${missing} short.`
  )
}
