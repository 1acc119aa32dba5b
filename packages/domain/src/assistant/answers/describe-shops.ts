import type { Money } from '../../money/money.ts'
import type { Country } from '../../places/countries.ts'
import type { Purchase } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'
import type { Shop } from '../understanding/shops-of-talk.ts'
import { addUp } from '../reading/read-purchases.ts'
import { kindOfGoods } from './kind-of-goods.ts'
import { estimatePurchases } from './estimates.ts'

/**
 * Returns the refunds for purchases of several messages. Purchases from one shop count as one. If it is unclear whether
 * they are from one shop, both readings are given. Adds the sum and the counting rule. Empty if a purchase has no
 * country.
 */
export function describeShops(shops: readonly Shop[], inquiry: Inquiry, tools: Toolbox): string[] {
  const all = shops.flatMap(({ purchases }) => purchases)
  if (all.length < 2 || all.some(({ country }) => country === null)) return []
  const rule = tools.explain('combine').text
  const isMixed = all.some((purchase) => kindOfGoods(purchase, '') !== null)
  const joined = countedIn(asOneWhereUnsaid(shops))
  if (isMixed || joined.length === all.length) return [...describeEach(all, inquiry, tools), rule]
  if (!shops.some(({ isUnsaid }) => isUnsaid))
    return [...describeEach(countedIn(shops), inquiry, tools), rule]
  return [
    '**If it is all one shop, on one day and one invoice:**',
    ...describeEach(joined, inquiry, tools),
    '**If they are different shops, or invoices that do not add up:**',
    ...describeEach(all, inquiry, tools),
    rule,
  ]
}

/**
 * Returns the amounts that count separately. Those of one shop are added, but invoices of a German shop stay separate.
 */
function countedIn(shops: readonly Shop[]): Purchase[] {
  return shops.flatMap(({ purchases }) => {
    const isAlike = new Set(purchases.map(({ money }) => money.currency)).size === 1
    return isAlike ? [addUp(purchases)] : [...purchases]
  })
}

function asOneWhereUnsaid(shops: readonly Shop[]): Shop[] {
  const joined: Shop[] = []
  for (const { purchases, isUnsaid } of shops) {
    const last = joined.at(-1)
    if (isUnsaid && last) joined.splice(-1, 1, { purchases: [...last.purchases, ...purchases] })
    else joined.push({ purchases })
  }
  return joined
}

function describeEach(purchases: readonly Purchase[], inquiry: Inquiry, tools: Toolbox): string[] {
  const counted: { money: Money; country: Country }[] = []
  const sentences = purchases.flatMap((purchase) => {
    const before = tools.calls.length
    const parts = estimatePurchases(inquiry, [purchase], tools)
    // Refused goods and goods with their own rate have no estimate that could be added.
    const isEstimate = tools.calls.slice(before).some(({ tool }) => tool === 'estimate')
    const { country, money, part } = purchase
    if (isEstimate && country && part === 'price') counted.push({ money, country })
    return parts
  })
  const together = counted.length === purchases.length ? tools.together(counted) : null
  return [...sentences, ...(together ? [together.text] : [])]
}
