import type { RateTable } from '@retour/domain/money/exchange'
import { datesOf } from '@retour/domain/trip/dates-of'
import { type FormLife, lifeOf } from '@retour/domain/trip/form-life'
import { groupPurchases } from '@retour/domain/trip/group-purchases'
import { type IssuedSums, sumsOfIssued } from '@retour/domain/trip/issued-sums'
import { type NextStep, nextStepsOf } from '@retour/domain/trip/next-steps-of'
import { type Progress, progressOf } from '@retour/domain/trip/progress-of'
import type { FormByRules, ProposedForm } from '@retour/domain/trip/proposed-form'
import type { TripDate } from '@retour/domain/trip/trip-date'
import { type FormMoney, moneyOfTrip, type TripMoney } from '@retour/domain/trip/trip-money'
import type { Purchase, RefundForm } from '@retour/domain/trip/trip-records'
import { type Ways, waysOf } from '@retour/domain/trip/ways-of'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { type Slip, slipsOf } from './slips.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import type { TripView } from './trip-view.ts'

export interface IssuedForm {
  form: WithId<RefundForm>
  purchases: WithId<Purchase>[]
  sums: IssuedSums
  life: FormLife
  ways: Ways
  /** The next steps, the first one first. */
  steps: NextStep[]
  /** What it lacks, in sentences. */
  missing: string[]
}

/** The result of a purchase: a form, or the results by both rules; `law` is null if they agree. */
export type PurchaseStanding =
  | { issued: IssuedForm }
  | { issued: null; proposed: ProposedForm; law: FormByRules | null }

export interface TripSums {
  issued: IssuedForm[]
  /** Proposed forms that are possible; `lost` are those that are not. */
  slips: Slip[]
  lost: Slip[]
  standings: ReadonlyMap<string, PurchaseStanding>
  money: TripMoney
  /** The sums by today's law; null if they are the same. */
  moneyByLaw: TripMoney | null
  dates: TripDate[]
  passports: number
  progress: Progress
}

export interface SumsQuestion {
  view: TripView
  editionId: RulesEditionId
  rates: RateTable
  /** YYYY-MM-DD. */
  today: string
}

/** Computes the results of a trip: forms, states, sums and deadlines. */
export function sumsOfTrip({ view, editionId, rates, today }: SumsQuestion): TripSums {
  const { purchases, travelers, forms, trip } = view
  const formIds = new Set(forms.map(({ id }) => id))
  // Its form was deleted on another device, so it can be on a new one.
  const known = purchases.map((purchase) =>
    purchase.formId !== null && !formIds.has(purchase.formId) ? { ...purchase, formId: null } : purchase,
  )
  const progress = progressOf({ purchases: known, forms, travelers })
  const issued = forms.map((form) => issuedForm(form, known, { editionId, rates, today, progress }))
  const { forms: proposed } = groupPurchases({
    purchases: known,
    travelers,
    homeCountry: trip?.homeCountry ?? null,
    editionId,
    rates,
    today,
  })
  const slips = slipsOf(proposed)
  const lawForms = [...new Set(proposed.flatMap((form) => form.byLaw?.forms ?? [form]))]
  const issuedMoney = issued.map(({ sums, ways, form }) => ({
    vatCents: sums.vatCents,
    estimateCents: sums.estimateCents,
    range: ways.range,
    receivedCents: form.receivedCents,
  }))
  const moneyOf = (some: readonly FormByRules[]) =>
    moneyOfTrip([...issuedMoney, ...some.filter(({ state }) => state.kind === 'ready').map(proposedMoney)])
  const money = moneyOf(proposed)
  const byLaw = moneyOf(lawForms)
  return {
    issued,
    slips: slips.filter(canBecomeForm),
    lost: slips.filter((slip) => !canBecomeForm(slip)),
    standings: standingsOf(issued, proposed),
    money,
    moneyByLaw: byLaw.vatCents === money.vatCents && byLaw.forms === money.forms ? null : byLaw,
    dates: datesOf({ proposed: lawForms, forms, purchases: known }),
    passports: new Set(known.flatMap(({ travelerId }) => travelerId ?? [])).size,
    progress,
  }
}

const canBecomeForm = ({ forms, law }: Slip) =>
  [...forms, ...law].some(({ state }) => state.kind === 'ready' || state.kind === 'short')

function issuedForm(
  form: WithId<RefundForm>,
  purchases: WithId<Purchase>[],
  { editionId, rates, today, progress }: Omit<SumsQuestion, 'view'> & { progress: Progress },
): IssuedForm {
  const sums = sumsOfIssued(form.id, purchases, { editionId, rates })
  const life = lifeOf(form, { firstDay: sums.firstDay, today })
  return {
    form,
    purchases: purchases.filter(({ formId }) => formId === form.id),
    sums,
    life,
    ways: waysOf({ country: form.country, state: life.state, rated: sums.rated, form }),
    steps: nextStepsOf(form, { firstDay: sums.firstDay, today }),
    missing: progress.items.find(({ about }) => 'formId' in about && about.formId === form.id)?.missing ?? [],
  }
}

function proposedMoney(form: FormByRules): FormMoney {
  const { range } = waysOfProposed(form)
  return { vatCents: form.vatCents, estimateCents: form.estimateCents, range, receivedCents: null }
}

/** Returns the ways of a proposed form. */
export const waysOfProposed = ({ country, rated }: FormByRules): Ways =>
  waysOf({ country, state: 'proposed', rated, form: null })

function standingsOf(issued: readonly IssuedForm[], proposed: readonly ProposedForm[]) {
  const standings = new Map<string, PurchaseStanding>()
  for (const one of issued) for (const { id } of one.purchases) standings.set(id, { issued: one })
  for (const form of proposed)
    for (const id of form.purchaseIds)
      standings.set(id, {
        issued: null,
        proposed: form,
        law: form.byLaw?.forms.find(({ purchaseIds }) => purchaseIds.includes(id)) ?? null,
      })
  return standings
}
