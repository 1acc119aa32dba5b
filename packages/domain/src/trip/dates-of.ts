import { formatNearDay } from '../content/format-day.ts'
import { countingRules } from '../vat/counting-rules.ts'
import { exportDeadlines } from '../vat/deadlines.ts'
import { datesOfIssued, goodsOutDates, idOf } from './dates-of-issued.ts'
import { describeReadiness } from './describe-readiness.ts'
import type { FormByRules } from './proposed-form.ts'
import type { TripDate } from './trip-date.ts'
import type { Purchase, RefundForm } from './trip-records.ts'
import type { WithId } from './with-id.ts'

type Question = {
  proposed: readonly FormByRules[]
  forms: readonly WithId<RefundForm>[]
  purchases: readonly WithId<Purchase>[]
}

/**
 * Returns all deadlines of a trip, the earliest first, including past ones. Proposed forms have deadlines while they
 * can still be made; issued forms have those of their state.
 */
export function datesOf({ proposed, forms, purchases }: Question): TripDate[] {
  const dates = [
    ...proposed.flatMap(datesOfProposed),
    ...forms.flatMap((form) => {
      const [first] = purchases
        .filter(({ formId }) => formId === form.id)
        .sort((one, other) => compare(one.boughtOn, other.boughtOn) || compare(one.id, other.id))
      return datesOfIssued(form, { firstDay: first?.boughtOn ?? null, anchor: first?.id ?? null })
    }),
  ]
  return dates.sort((one, other) => compare(one.day, other.day) || compare(one.id, other.id))
}

function datesOfProposed(form: FormByRules): TripDate[] {
  const { key, shop, country, firstDay, state } = form
  const about = { proposedKey: key }
  const { source, confidence, checkedOn } = countingRules[country]
  const said = { about, source, confidence, checkedOn }
  if (state.kind === 'short')
    return [
      {
        ...said,
        id: idOf('complete', key),
        kind: 'complete',
        day: state.until,
        short: `Last day to add up at ${shop}`,
        text: describeReadiness(form),
      },
    ]
  if (state.kind !== 'ready') return []
  const dates = goodsOutDates({ anchor: key, shop, about }, exportDeadlines(firstDay))
  if (state.askBy === null) return dates
  return [
    {
      ...said,
      id: idOf('ask-for-form', key),
      kind: 'ask-for-form',
      day: state.askBy,
      short: `Ask ${shop} for the form`,
      text: `Ask ${shop} for the form by ${formatNearDay(state.askBy)}. ${countingRules[country].text}`,
    },
    ...dates,
  ]
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
