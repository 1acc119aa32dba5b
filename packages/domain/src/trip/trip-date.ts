import type { Confidence, RuleSource } from '../vat/rule-source.ts'

/**
 * What a date of a trip is about.
 * - `complete`: last day to add what is missing. `ask-for-form`: last day for the shop to write the form.
 * - `goods-out`: the safe day to be out of the EU with the goods, validated; `goods-out-by-law` where the law gives longer.
 * - `form-back`: the validated form with the operator or the shop; the earlier reading, `form-back-later` the other one.
 * - `early-refund`: a form whose money was taken in town must be back, or the card is charged.
 * - `shop-pays`: Spain, the shop itself: fifteen days after the form was handed in.
 * - `no-money-30`, `no-money-60`: ask where the money is, so many days after the validation.
 */
export type TripDateKind =
  | 'complete'
  | 'ask-for-form'
  | 'goods-out'
  | 'goods-out-by-law'
  | 'form-back'
  | 'form-back-later'
  | 'early-refund'
  | 'shop-pays'
  | 'no-money-30'
  | 'no-money-60'

/**
 * One day to keep (YYYY-MM-DD, in the shop's time zone). `id` stays the same while the day moves, so calendars move the
 * entry; `about` is the id of an issued form or the key of a proposed one; `day` may have passed. `text` is a sentence
 * for pages, `short` a title.
 */
export type TripDate = {
  id: string
  kind: TripDateKind
  day: string
  about: { formId: string } | { proposedKey: string }
  short: string
  text: string
  source: RuleSource | null
  confidence: Confidence | null
  checkedOn: string | null
}
