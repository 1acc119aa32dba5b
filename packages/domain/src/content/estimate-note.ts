import { Big } from 'big.js'
import { formatMoney } from '../money/money.ts'
import { roundHalfUp } from '../money/round-half-up.ts'
import { payoutTerms } from '../vat/payout-terms.ts'
import type { RefundEstimate } from '../vat/refund.ts'
import { formatPercent } from './rule-text.ts'

/** Returns the caution under a result: who decides the real amount and, for France, what is usual. */
export function estimateNote({ rule, purchase }: Pick<RefundEstimate, 'rule' | 'purchase'>): string {
  if (rule.country !== 'france') {
    return 'This is an estimate. The operator’s fee decides the amount; the form states it.'
  }
  const cents = roundHalfUp(new Big(purchase.cents).times(payoutTerms.departmentStoreShareOfPrice))
  const usual = formatMoney({ currency: purchase.currency, cents })
  return `This is an estimate. The operator’s fee decides the amount: department stores usually credit about ${formatPercent(payoutTerms.departmentStoreShareOfPrice)} of the price, here about ${usual}. The form states it.`
}
