import { datedRecords } from '../vat/dated-records.ts'
import { payoutFigures } from '../vat/payout-figures.ts'
import type { Confidence, RuleSource } from '../vat/rule-source.ts'
import { minRefund } from '../vat/spanish-refund-table.ts'
import type { Country } from '../places/countries.ts'
import { type RatedSum, vatShareOf } from './purchase-value.ts'
import { type FormState, type PayoutWay, payoutWays, type RefundForm } from './trip-records.ts'

/** The lowest and the highest amount in EUR cents; equal for a single figure. */
export type CentsRange = { from: number; to: number }

/**
 * An open way to the refund. `cents` is null if no source says what it pays ("not known"). `isChosen`: the way recorded
 * on the form.
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

/** A closed way, and why. */
export type ClosedWay = { way: PayoutWay; text: string }

/**
 * The ways of a form. `open` are sorted by amount, those without a figure last. `range` spans the worst and best figure
 * and `spreadCents` is the difference; both null if no figure is known. `legalFloor` is the minimum an operator in
 * Spain pays: `cents` is null and `text` says what is missing until the law's table is in the records; null in other
 * countries.
 */
export type Ways = {
  open: OpenWay[]
  closed: ClosedWay[]
  range: CentsRange | null
  spreadCents: number | null
  legalFloor: { cents: number | null; text: string; source: RuleSource } | null
}

/** `state` is `proposed` before the shop has issued the form. `rated` are its sums by VAT rate. */
export type WaysQuestion = {
  country: Country
  state: 'proposed' | FormState
  rated: readonly RatedSum[]
  /** The way recorded on the form, and whether a refund was already paid in town. */
  form: Pick<RefundForm, 'way' | 'earlyRefundOn'> | null
}

/** Returns by which ways the refund of a form can still come, and how much each pays. */
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
  const floors = rated.map((sum) => minRefund(sum))
  const isKnown = floors.length > 0 && floors.every((floor) => floor !== null)
  return {
    cents: isKnown ? floors.reduce<number>((total, floor) => total + (floor ?? 0), 0) : null,
    text,
    source: sources[0],
  }
}

/** Returns why a way is closed; null if it is open. */
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
