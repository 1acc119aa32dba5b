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

/** What the purchases of a form are by one edition. Sums are EUR cents. */
export type FormByRules = {
  /** The id of its earliest purchase: no two forms of one edition share it. */
  key: string
  editionId: RulesEditionId
  country: Country
  /** Whose passport; null where nobody was chosen. */
  travelerId: string | null
  /** By day, then by id. */
  purchaseIds: string[]
  /** The shop's name as the person sees it; of several shops of a mall the first one's. */
  shop: string
  city: string
  /** Set where shops of one mall stand on it together. */
  mallId: string | null
  firstDay: string
  lastDay: string
  totalCents: number
  /** Sums by VAT rate, of what has a known one. */
  rated: RatedSum[]
  /** VAT inside what has a known rate; null where nothing on it has one. */
  vatCents: number | null
  /** The edition's share of that VAT (an estimate); 0 where no form comes of it, null where the VAT is not known. */
  estimateCents: number | null
  /** Purchases whose rate is not known: they stand on the form and in the total, without a figure. */
  withoutFigure: string[]
  state: FormReadiness
}

export type ProposedForm = FormByRules & {
  warnings: FormWarning[]
  /** What kinds of goods change on it, each once. */
  goods: GoodsRule[]
  /**
   * What today's law makes of the same purchases, where it decides or groups them differently; null where it agrees, or
   * is the edition itself. `isDecidedDifferently`: a purchase can come back by one and cannot by the other.
   */
  byLaw: { isDecidedDifferently: boolean; forms: FormByRules[]; text: string; source: RuleSource } | null
}
