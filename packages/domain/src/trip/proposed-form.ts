import type { Country } from '../places/countries.ts'
import type { GoodsRule } from '../vat/goods-rules.ts'
import type { RuleSource } from '../vat/rule-source.ts'
import type { RulesEditionId } from '../vat/rules.ts'
import type { RatedSum } from './purchase-value.ts'

/**
 * What a proposed form is good for. Sums are EUR cents, days YYYY-MM-DD in the shop's time zone.
 * - `ready`: the minimum is passed. `askBy` is the last day on which the shop may write the form, null where it is
 *   written with the sale itself; `isAskByOver` where that day has passed and no form was noted.
 * - `short`: `missingCents` is the smallest sum that passes the comparison, to be spent at `where` until `until`.
 * - `lost`: the days are over with so much missing, the invoice is closed, or the goods had to leave by `endedOn`.
 * - `excluded`: no form takes it. `nothing` is a purchase of 0.00.
 */
export type FormReadiness =
  | { kind: 'ready'; askBy: string | null; isAskByOver: boolean }
  | { kind: 'short'; missingCents: number; where: string; until: string }
  | { kind: 'lost'; because: 'days-over' | 'invoice-closed'; missingCents: number; endedOn: string }
  | { kind: 'lost'; because: 'export-over'; missingCents: 0; endedOn: string }
  | { kind: 'excluded'; because: 'goods' | 'no-vat-in-price' | 'age' | 'resident' | 'nothing'; text: string }

export type FormWarning = {
  id:
    | 'whole-form' // Spain: one used or missing article spoils the form
    | 'age'
    | 'resident'
    | 'no-traveler'
    | 'goods-not-known'
    | 'two-sellers' // shops of one brand: one VAT number is needed
    | 'form-not-noted'
    | 'other-reading'
  text: string
  source: RuleSource | null
  checkedOn: string | null
}

/** The purchases of a proposed form by one edition. Sums are EUR cents. */
export type FormByRules = {
  /** The id of its earliest purchase, unique among the forms of an edition. */
  key: string
  editionId: RulesEditionId
  country: Country
  /** The traveler whose passport is used; null if none was chosen. */
  travelerId: string | null
  /** Sorted by day, then by id. */
  purchaseIds: string[]
  /** The shop's name as shown; of several shops of a mall the first one's. */
  shop: string
  city: string
  /** Set if shops of a mall are combined. */
  mallId: string | null
  firstDay: string
  lastDay: string
  totalCents: number
  /** Sums by VAT rate, of purchases with a known rate. */
  rated: RatedSum[]
  /** The VAT of purchases with a known rate; null if there are none. */
  vatCents: number | null
  /** The edition's share of that VAT (an estimate); 0 if the form is not possible, null if the VAT is unknown. */
  estimateCents: number | null
  /** Purchases without a known rate: on the form and in the total, but without a VAT amount. */
  withoutFigure: string[]
  state: FormReadiness
}

export type ProposedForm = FormByRules & {
  warnings: FormWarning[]
  /** The effects of kinds of goods, each once. */
  goods: GoodsRule[]
  /**
   * The result by today's law if it decides or groups the purchases differently; null if it agrees or is the edition
   * itself. `isDecidedDifferently`: a purchase is refundable by one and not by the other.
   */
  byLaw: { isDecidedDifferently: boolean; forms: FormByRules[]; text: string; source: RuleSource } | null
}
