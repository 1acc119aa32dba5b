import { officialChecks } from '../vat/form-checks.ts'
import { stateOfForm } from './form-life.ts'
import { goodsRuleOf } from './purchase-value.ts'
import type { Purchase, RefundForm, Traveler } from './trip-records.ts'
import type { WithId } from './with-id.ts'

/** What a purchase or form lacks, in plain sentences; empty if complete. */
export type Completeness = { about: { purchaseId: string } | { formId: string }; missing: string[] }

/** `items` in the order of the records: purchases, then forms. `complete` counts those with nothing missing. */
export type Progress = { items: Completeness[]; complete: number; all: number }

type Question = {
  purchases: readonly WithId<Purchase>[]
  forms: readonly WithId<RefundForm>[]
  travelers: readonly WithId<Traveler>[]
}

/** Returns what each purchase and each issued form lacks, and how many are complete. */
export function progressOf({ purchases, forms, travelers }: Question): Progress {
  const isTraveler = (id: string | null) => travelers.some((traveler) => traveler.id === id)
  const items: Completeness[] = [
    ...purchases.map((purchase) => ({
      about: { purchaseId: purchase.id },
      missing: missingOfPurchase(purchase, isTraveler(purchase.travelerId) || travelers.length === 1),
    })),
    ...forms.map((form) => ({
      about: { formId: form.id },
      missing: missingOfForm(form, purchases, isTraveler(form.travelerId) || travelers.length === 1),
    })),
  ]
  return { items, complete: items.filter(({ missing }) => missing.length === 0).length, all: items.length }
}

function missingOfPurchase(purchase: Purchase, hasTraveler: boolean): string[] {
  return [
    ...(purchase.cents === 0 ? ['The amount on the receipt is missing.'] : []),
    ...(isBlank(purchase.shop) ? ['The shop is missing.'] : []),
    ...(isBlank(purchase.city) ? ['The city is missing. Receipts add up in one city.'] : []),
    ...(hasTraveler ? [] : ['Choose whose passport the form is for.']),
    ...(goodsRuleOf(purchase)?.vat === 'not-known'
      ? ['The VAT rate of these goods is not known here. The receipt tells.']
      : []),
  ]
}

function missingOfForm(
  form: WithId<RefundForm>,
  purchases: readonly WithId<Purchase>[],
  hasTraveler: boolean,
): string[] {
  const { state } = stateOfForm(form)
  if (state === 'refused' || state === 'expired') return []
  if (state === 'paid') return form.receivedCents === null ? ['How much came is not noted.'] : []
  return [
    ...(purchases.some(({ formId }) => formId === form.id)
      ? []
      : ['No receipt is noted on this form, so its VAT is not known.']),
    ...(hasTraveler ? [] : ['Choose whose passport stands on the form.']),
    ...(isBlank(form.operator) && form.way !== 'shop-itself'
      ? ['Note the operator that the form names.']
      : []),
    ...(isBlank(form.code) ? [`Note the ${codeName(form)} of the form: you need it to look it up.`] : []),
    ...(form.way === null ? ['Choose how the money is to come.'] : []),
    ...(form.validatedOn !== null && form.validatedBy === null
      ? ['Note how customs validated it: at a kiosk, or with a stamp.']
      : []),
  ]
}

const codeName = ({ country }: RefundForm) => {
  const official = officialChecks[country]
  return official ? (official.code === 'CSV' ? 'code (CSV)' : official.code) : 'number'
}

const isBlank = (text: string) => text.trim() === ''
