import type { RateTable } from '../money/exchange.ts'
import { countries, type Country } from '../places/countries.ts'
import { estimateRefund } from '../vat/refund.ts'
import { findLaw, findRule, isLawEdition, newestLawEditionId, type RulesEditionId } from '../vat/rules.ts'
import { compareForms } from './compare-forms.ts'
import { readinessOf } from './form-readiness.ts'
import { warningsOf } from './form-warnings.ts'
import { type Joined, joiningOf, joinPurchases } from './join-purchases.ts'
import type { FormByRules, FormReadiness, ProposedForm } from './proposed-form.ts'
import { listsBy } from './lists-by.ts'
import { type ValuedPurchase, valuedPurchases } from './purchase-units.ts'
import { goodsRuleOf, sumsByRate, vatRateOf, vatShareOf } from './purchase-value.ts'
import type { Purchase, Traveler } from './trip-records.ts'
import { exclusionOfGoods, exclusionOfPerson } from './who-cannot-claim.ts'
import type { WithId } from './with-id.ts'

export type GroupingQuestion = {
  purchases: readonly WithId<Purchase>[]
  travelers: readonly WithId<Traveler>[]
  /** ISO 3166-1 alpha-2 of the home, null where it is not known. */
  homeCountry: string | null
  editionId: RulesEditionId
  rates: RateTable
  /** YYYY-MM-DD in the shops' time zone. */
  today: string
}

/**
 * `forms` by country, traveler and first day. `isProven`: no other grouping brings more back; false only for very large
 * and tangled groups, see `coverMost`.
 */
export type Grouping = { forms: ProposedForm[]; isProven: boolean }

/**
 * Groups purchases into forms by an edition of the rules for the largest refund, and by today's law if it differs.
 * Purchases on an issued form (`formId`) are left out. A purchase without a traveler belongs to the only traveler, if
 * there is one. Excluded purchases stay alone.
 */
export function groupPurchases(question: GroupingQuestion): Grouping {
  const open = question.purchases.filter(({ formId }) => formId === null)
  const valued = valuedPurchases(open, question.rates)
  const own = groupByRules(valued, question)
  const law = isLawEdition(question.editionId)
    ? own
    : groupByRules(valued, { ...question, editionId: newestLawEditionId })
  const purchases = new Map(question.purchases.map((purchase) => [purchase.id, purchase]))
  const compare = compareForms(own.forms, law.forms)
  const forms = own.forms.map((form): ProposedForm => {
    const ofForm = form.purchaseIds.flatMap((id) => purchases.get(id) ?? [])
    const rules = [...new Set(ofForm.map(goodsRuleOf))]
    return {
      ...form,
      warnings: warningsOf(form, {
        purchases: ofForm,
        traveler: travelerOf(form.travelerId, question.travelers),
        homeCountry: question.homeCountry,
      }),
      goods: rules.flatMap((rule) => rule ?? []),
      byLaw: isStatedLaw(question.editionId, form.country) ? null : compare(form),
    }
  })
  return { forms, isProven: own.isProven && law.isProven }
}

/** Returns whether an edition's rule for a country is today's law, so no comparison is needed. */
const isStatedLaw = (editionId: RulesEditionId, country: Country) =>
  isLawEdition(editionId) || findLaw(editionId, country) === findRule(editionId, country)

/** Groups by one edition only, without warnings and comparison. */
function groupByRules(
  valued: readonly ValuedPurchase[],
  question: GroupingQuestion,
): { forms: FormByRules[]; isProven: boolean } {
  const { travelers, editionId, today } = question
  const rateOf = ({ purchase }: ValuedPurchase) => vatRateOf(purchase, editionId)
  const travelerIdOf = ({ purchase }: ValuedPurchase) =>
    travelerOf(purchase.travelerId, travelers)?.id ??
    (travelers.length === 1 ? travelers[0]?.id : null) ??
    null
  let isProven = true
  const forms = countries.flatMap((country) => {
    const inCountry = valued.filter(({ purchase }) => purchase.country === country)
    const joining = joiningOf(editionId, country)
    const rule = findRule(editionId, country)
    const minimumCents = Math.round(rule.minimumPurchase * 100)
    const minCents = minimumCents + (rule.comparison === 'more-than' ? 1 : 0)
    return listsBy(inCountry, (one) => travelerIdOf(one) ?? '').flatMap((ofTraveler) => {
      const [first] = ofTraveler
      const travelerId = first ? travelerIdOf(first) : null
      const person = exclusionOfPerson(travelerOf(travelerId, travelers), question.homeCountry, country)
      const counts = ofTraveler.filter(({ purchase }) => !exclusionOfGoods(purchase))
      const joins = joinPurchases(counts, { joining, minCents, today, rateOf })
      isProven &&= joins.isProven
      const left = ofTraveler.flatMap((one) => {
        const excluded = exclusionOfGoods(one.purchase)
        return excluded ? [formOf({ purchases: [one], mallId: null }, travelerId, question, excluded)] : []
      })
      return [...joins.joined.map((joined) => formOf(joined, travelerId, question, person)), ...left].sort(
        (one, other) => (one.firstDay < other.firstDay ? -1 : one.firstDay > other.firstDay ? 1 : 0),
      )
    })
  })
  return { forms, isProven }
}

const travelerOf = (id: string | null, travelers: readonly WithId<Traveler>[]) =>
  travelers.find((traveler) => traveler.id === id) ?? null

function formOf(
  { purchases, mallId }: Joined,
  travelerId: string | null,
  { editionId, rates, today }: GroupingQuestion,
  excluded: FormReadiness | null,
): FormByRules {
  const [first] = purchases
  if (!first) throw new RangeError('a form has at least one purchase')
  const { country, shop, city, boughtOn } = first.purchase
  const totalCents = purchases.reduce((total, { euroCents }) => total + euroCents, 0)
  const estimate = estimateRefund({
    purchase: { currency: 'EUR', cents: totalCents },
    country,
    editionId,
    rates,
  })
  const state =
    excluded ??
    readinessOf({ firstDay: boughtOn, where: shop, estimate, joining: joiningOf(editionId, country), today })
  const rated = sumsByRate(
    purchases.flatMap(({ purchase, euroCents }) => {
      const rate = vatRateOf(purchase, editionId)
      return rate === null ? [] : [{ rate, cents: euroCents }]
    }),
  )
  return {
    key: first.purchase.id,
    editionId,
    country,
    travelerId,
    purchaseIds: purchases.map(({ purchase }) => purchase.id),
    shop,
    city,
    mallId,
    firstDay: boughtOn,
    lastDay: purchases.at(-1)?.purchase.boughtOn ?? boughtOn,
    totalCents,
    rated,
    vatCents: rated.length > 0 ? vatShareOf(rated, 1) : null,
    estimateCents:
      state.kind !== 'ready' ? 0 : rated.length > 0 ? vatShareOf(rated, estimate.rule.refundShare) : null,
    withoutFigure: purchases.flatMap(({ purchase }) =>
      vatRateOf(purchase, editionId) === null ? [purchase.id] : [],
    ),
    state,
  }
}
