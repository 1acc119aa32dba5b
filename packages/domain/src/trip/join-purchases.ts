import { countingRules, guideJoins, type Joining } from '../vat/counting-rules.ts'
import { isLawEdition, type RulesEditionId } from '../vat/rules.ts'
import type { Country } from '../places/countries.ts'
import { dayNumber } from '../calendar/calendar-days.ts'
import { coverMost, type Group, type Item, partsOf, windowsOf } from './cover-most.ts'
import { listsBy } from './lists-by.ts'
import type { ValuedPurchase } from './purchase-units.ts'

/** Purchases for one form, sorted by day and id. `mallId` if shops of a mall are combined. */
export type Joined = { purchases: ValuedPurchase[]; mallId: string | null }

/** `isProven`: no better grouping exists; see `coverMost`. */
export type Joins = { joined: Joined[]; isProven: boolean }

/**
 * `minCents` is the minimum of a form in EUR cents. `today` (YYYY-MM-DD) decides which incomplete groups are filled
 * first. `rateOf` returns the VAT rate (a fraction) of a purchase, null if unknown.
 */
export type JoiningRule = {
  joining: Joining
  minCents: number
  today: string
  rateOf: (valued: ValuedPurchase) => number | null
}

/** Returns how an edition combines receipts in a country. */
export function joiningOf(editionId: RulesEditionId, country: Country): Joining {
  return isLawEdition(editionId) ? countingRules[country].joins : guideJoins
}

/** Groups the purchases of one traveler in one country (sorted by day and id) as a rule allows. */
export function joinPurchases(purchases: readonly ValuedPurchase[], rule: JoiningRule): Joins {
  const { joining } = rule
  if (joining.by === 'store')
    return {
      joined: listsBy(purchases, ({ store, purchase }) => `${store} ${purchase.boughtOn}`).map(alone),
      isProven: true,
    }
  if (joining.by === 'document') return { joined: listsBy(purchases, documentOf).map(alone), isProven: true }
  return joinOverDays(purchases, rule)
}

const alone = (purchases: ValuedPurchase[]): Joined => ({ purchases, mallId: null })

/** An invoice has one seller. A purchase without an invoice stays alone. */
const documentOf = ({ purchase, seller }: ValuedPurchase) =>
  purchase.documentId ? `${purchase.documentId} ${seller}` : purchase.id

/** Purchases on one invoice stay together if they were made on one day. */
const sharedInvoiceOf = (valued: ValuedPurchase) =>
  valued.purchase.documentId
    ? `${documentOf(valued)} ${valued.purchase.boughtOn} ${valued.purchase.mallId ?? ''}`
    : valued.purchase.id

const worthPerEuroCent = 1000

function itemOf(unit: readonly ValuedPurchase[], rateOf: JoiningRule['rateOf']): Item {
  const [first] = unit
  const { mallId } = first?.purchase ?? {}
  return {
    day: dayNumber(first?.purchase.boughtOn ?? ''),
    keys: [`seller ${first?.seller}`, ...(mallId ? [`mall ${mallId}`] : [])],
    cents: unit.reduce((total, { euroCents }) => total + euroCents, 0),
    worth: unit.reduce((total, valued) => {
      const rate = rateOf(valued)
      const share = rate === null ? 0 : rate / (1 + rate)
      return total + Math.round(valued.euroCents * share * worthPerEuroCent)
    }, 0),
  }
}

function joinOverDays(
  purchases: readonly ValuedPurchase[],
  { joining: { days }, minCents, today, rateOf }: JoiningRule,
): Joins {
  const units = listsBy(purchases, sharedInvoiceOf)
  const items = units.map((unit) => itemOf(unit, rateOf))
  const { groups, rest, isProven } = coverMost(items, days, minCents)
  const open = fillShort(items, rest, days, dayNumber(today))
  const joined = [...groups, ...open].map(({ key, items: indices }): Joined => {
    const together = indices.flatMap((index) => units[index] ?? [])
    return {
      purchases: together,
      mallId: key.startsWith('mall ') && hasSeveralSellers(together) ? key.slice('mall '.length) : null,
    }
  })
  return { joined, isProven }
}

const hasSeveralSellers = (purchases: readonly ValuedPurchase[]) =>
  new Set(purchases.map(({ seller }) => seller)).size > 1

/** Purchases without a form: those that can still grow first, and of them the one that lacks the least. */
function fillShort(items: readonly Item[], rest: readonly number[], days: number, today: number): Group[] {
  const parts = partsOf(windowsOf(items, days, 0, rest), items.length)
  return parts.flatMap((part) => {
    const groups: Group[] = []
    let left = [...new Set(part.flatMap(({ members }) => members))].sort((one, other) => one - other)
    while (left.length > 0) {
      const [best] = windowsOf(items, days, 0, left)
        .map((window) => ({
          ...window,
          isOpen: window.firstDay + days > today,
          cents: window.members.reduce((total, index) => total + (items[index]?.cents ?? 0), 0),
        }))
        .sort(
          (one, other) =>
            Number(other.isOpen) - Number(one.isOpen) ||
            other.cents - one.cents ||
            one.firstDay - other.firstDay,
        )
      if (!best) return groups
      groups.push({ key: best.key, items: [...best.members] })
      left = left.filter((index) => !best.members.includes(index))
    }
    return groups
  })
}
