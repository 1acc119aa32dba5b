import { datedRecords } from '../vat/dated-records.ts'
import { payoutFigures } from '../vat/payout-figures.ts'
import type { Confidence, RuleSource } from '../vat/rule-source.ts'
import { leastRefund } from '../vat/spanish-refund-table.ts'
import type { Country } from '../places/countries.ts'
import { type RatedSum, vatShareOf } from './purchase-value.ts'
import { type FormState, type PayoutWay, payoutWays, type RefundForm } from './trip-records.ts'

/** EUR cents, the lowest and the highest; equal where there is one figure. */
export type CentsRange = { from: number; to: number }

/**
 * One way to the money that is still open. `cents` is null where nobody says what it pays: "not known". `isChosen`: it is
 * the way noted on the form.
 */
export type OpenWay = {
  way: PayoutWay
  cents: CentsRange | null
  text: string
  confidence: Confidence
  sources: readonly RuleSource[]
  checkedOn: string
  isChosen: boolean
}

/** A way that is no longer open, and why. */
export type ClosedWay = { way: PayoutWay; text: string }

/**
 * `open` the best first, those without a figure last. `range` runs from the worst to the best figure, `spreadCents` is
 * the difference; both null where none is known. `legalFloor` is what an operator in Spain pays at least: `cents` null
 * and `text` what is missing until the law's table is in the records; null in other countries.
 */
export type Ways = {
  open: OpenWay[]
  closed: ClosedWay[]
  range: CentsRange | null
  spreadCents: number | null
  legalFloor: { cents: number | null; text: string; source: RuleSource } | null
}

/** `state` is `proposed` before the shop has written the form. `rated` are the sums on it by VAT rate. */
export type WaysQuestion = {
  country: Country
  state: 'proposed' | FormState
  rated: readonly RatedSum[]
  /** The way noted on the form, and whether money was taken in town already. */
  form: Pick<RefundForm, 'way' | 'earlyRefundOn'> | null
}

/** By which ways the money of a form can still come, and how much of it. */
export function waysOf({ country, state, rated, form }: WaysQuestion): Ways {
  const figures = payoutFigures[country]
  const open: OpenWay[] = []
  const closed: ClosedWay[] = []
  for (const way of payoutWays) {
    const reason = whyClosed(way, state, form)
    if (reason !== null) {
      closed.push({ way, text: reason })
      continue
    }
    const { share, ...said } = figures[way]
    const cents =
      share && rated.length > 0
        ? { from: vatShareOf(rated, share.from), to: vatShareOf(rated, share.to) }
        : null
    open.push({ way, cents, ...said, isChosen: form?.way === way })
  }
  open.sort((one, other) => (other.cents?.to ?? -1) - (one.cents?.to ?? -1))
  const known = open.flatMap(({ cents }) => cents ?? [])
  const range =
    known.length > 0
      ? { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) }
      : null
  return {
    open,
    closed,
    range,
    spreadCents: range && range.to - range.from,
    legalFloor: country === 'spain' ? legalFloorOf(rated) : null,
  }
}

function legalFloorOf(rated: readonly RatedSum[]): Ways['legalFloor'] {
  const { text, sources } = datedRecords.spanishRefundTable
  const floors = rated.map((sum) => leastRefund(sum))
  const isKnown = floors.length > 0 && floors.every((floor) => floor !== null)
  return {
    cents: isKnown ? floors.reduce<number>((total, floor) => total + (floor ?? 0), 0) : null,
    text,
    source: sources[0],
  }
}

/** Null where the way is open. */
function whyClosed(way: PayoutWay, state: WaysQuestion['state'], form: WaysQuestion['form']): string | null {
  if (state === 'paid') return 'The money has come.'
  if (state === 'refused') return 'The form was refused.'
  if (state === 'expired') return 'The form has expired.'
  if (form?.earlyRefundOn && way !== 'early-in-town') return 'The money was taken early, in town.'
  if (state === 'handed-in' && form?.way && way !== form.way) return 'The form was handed in for another way.'
  if (way === 'trip-app' && state !== 'proposed')
    return 'The app writes a form of its own, and the shop has written one already.'
  if (way === 'early-in-town' && !form?.earlyRefundOn && state !== 'proposed' && state !== 'issued')
    return 'It is for forms that customs has not validated yet.'
  return null
}
