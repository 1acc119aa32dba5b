import { formatDay, formatNearDay } from '../content/format-day.ts'
import { exportClock, formClocks } from '../vat/export-clock.ts'
import { payoutPractices } from '../vat/law-changes.ts'
import { askForMoneyAfterDays, earlyRefundSource } from '../vat/no-money-rule.ts'
import { payoutFigures } from '../vat/payout-figures.ts'
import { payoutTerms } from '../vat/payout-terms.ts'
import { addDays } from '../calendar/calendar-days.ts'
import { earlyRefundBackBy, formBackBy, goodsOutBy } from './form-clocks.ts'
import { stateOfForm } from './form-life.ts'
import type { TripDate, TripDateKind } from './trip-date.ts'
import type { RefundForm } from './trip-records.ts'
import type { WithId } from './with-id.ts'

type Said = Pick<TripDate, 'short' | 'text' | 'source' | 'confidence' | 'checkedOn'>

/**
 * The shop and subject of a date. `anchor` is the id of the earliest purchase, so that ids stay the same when the form
 * is issued.
 */
type About = { anchor: string; shop: string; about: TripDate['about'] }

/** Returns the deadlines for the goods of a form that customs has not validated. */
export function goodsOutDates(
  { anchor, shop, about }: About,
  { safe, legal }: { safe: string; legal: string },
): TripDate[] {
  const { source, confidence, checkedOn } = exportClock
  const said = { source, confidence, checkedOn, about }
  const dates: TripDate[] = [
    {
      ...said,
      id: idOf('goods-out', anchor),
      kind: 'goods-out',
      day: safe,
      short: `Goods from ${shop} out of the EU`,
      text:
        safe === legal
          ? `Be out of the EU with the goods from ${shop}, the form validated. It is the law’s last day too.`
          : `Be out of the EU with the goods from ${shop}, the form validated. This is the safe day; the law’s last day is ${formatDay(legal)}.`,
    },
  ]
  if (safe !== legal)
    dates.push({
      ...said,
      id: idOf('goods-out-by-law', anchor),
      kind: 'goods-out-by-law',
      day: legal,
      short: `Last day by law: goods from ${shop}`,
      text: `The law’s last day for the goods from ${shop} to be out of the EU, the form validated.`,
    })
  return dates
}

/**
 * Returns the deadlines of an issued form in its state. `firstDay` and `anchor` are of its earliest purchase, if any.
 */
export function datesOfIssued(
  form: WithId<RefundForm>,
  { firstDay, anchor }: { firstDay: string | null; anchor: string | null },
): TripDate[] {
  const { state } = stateOfForm(form)
  const of: About = { anchor: anchor ?? form.id, shop: form.shop, about: { formId: form.id } }
  const date = (kind: TripDateKind, day: string, said: Said): TripDate => ({
    id: idOf(kind, of.anchor),
    kind,
    day,
    about: of.about,
    ...said,
  })
  const dates: TripDate[] = []
  if (state === 'issued') dates.push(...goodsOutDates(of, goodsOutBy(form, firstDay)))
  const early = earlyRefundBackBy(form)
  if (early !== null && (state === 'issued' || state === 'validated'))
    dates.push(
      date('early-refund', early, {
        short: `Form from ${form.shop} back, or the card is charged`,
        text: `The validated form from ${form.shop} must be back by now. ${payoutPractices.earlyRefund.text}`,
        source: earlyRefundSource,
        confidence: 'operator',
        checkedOn: payoutFigures[form.country]['early-in-town'].checkedOn,
      }),
    )
  if (state === 'validated') dates.push(...formBackDates(form, date))
  if (
    state === 'handed-in' &&
    form.handedInOn !== null &&
    form.country === 'spain' &&
    form.way === 'shop-itself'
  ) {
    const { sources, confidence, checkedOn } = payoutFigures.spain['shop-itself']
    dates.push(
      date('shop-pays', addDays(form.handedInOn, payoutTerms.spanishShopPaysWithinDays), {
        short: `${form.shop} should have paid`,
        text: `${payoutTerms.spanishShopPaysWithinDays} days after you noted the form from ${form.shop} as handed in. The shop repays within ${payoutTerms.spanishShopPaysWithinDays} days of getting it, so count from the day on which it arrived.`,
        source: sources[0] ?? null,
        confidence,
        checkedOn,
      }),
    )
  }
  if ((state === 'validated' || state === 'handed-in') && form.validatedOn !== null)
    for (const days of askForMoneyAfterDays)
      dates.push(
        date(days === 30 ? 'no-money-30' : 'no-money-60', addDays(form.validatedOn, days), {
          short: `Has the money from ${form.shop} come?`,
          text: `${days} days after customs. If nothing has come for ${form.shop}, look the form up and write to whoever pays it.`,
          source: null,
          confidence: null,
          checkedOn: null,
        }),
      )
  return dates
}

function formBackDates(
  form: RefundForm,
  date: (kind: TripDateKind, day: string, said: Said) => TripDate,
): TripDate[] {
  const { first, later } = formBackBy(form)
  const { text, source, confidence, checkedOn, otherReading } = formClocks[form.country]
  const said = { source, confidence, checkedOn }
  const both = otherReading ? `${text} ${otherReading.text}` : text
  const dates = [
    date('form-back', first, {
      ...said,
      short: `Form from ${form.shop} back`,
      text: `The validated form from ${form.shop} must be with the operator or the shop by ${formatNearDay(first)}. ${both}`,
    }),
  ]
  if (later !== null)
    dates.push(
      date('form-back-later', later, {
        ...said,
        short: `Form from ${form.shop} back, by the later reading`,
        text: `The later of two readings for the form from ${form.shop}. ${both}`,
      }),
    )
  return dates
}

/** Returns the id of a deadline: the same for one kind and form, whatever its day. */
export const idOf = (kind: TripDateKind, anchor: string): string => `${kind}-${anchor}`
