import { missedStampRules } from '../../vat/missed-stamp-rules.ts'
import { isCountry } from '../../places/countries.ts'
import { stepsOfForms, type FormStep } from '../form-steps.ts'
import { grounds } from '../law.ts'
import { globalBlue } from '../sources.ts'
import type { PlaceStep } from '../step.ts'
import { describePlace } from '../place-text.ts'
import type { DayQuestion } from './exit-day.ts'

/**
 * The best alternative for a form that cannot be shown in time. `says` is a sentence. `cabin`: carry its goods instead
 * and show them at `step`. `earlier`: come that many minutes earlier. `other-traveler`: another traveler takes the
 * other bags meanwhile. `later`: what can be done without a validation. `post`: validated, and sent by post.
 */
export type NextBest = {
  kind: 'earlier' | 'cabin' | 'other-traveler' | 'later' | 'post'
  says: string
  source: string | null
  step?: PlaceStep
}

export type OutOfReach = {
  form: FormStep['form']
  step: FormStep['step']
  stakeCents: number
  options: NextBest[]
}

type Question = { missed: readonly FormStep[]; shortMinutes: number; question: DayQuestion }

/** The alternative if there is no time for the cash counter. */
export const postLater: NextBest = {
  kind: 'post',
  says: 'No time for the counter: put the stamped form into the operator’s box there, or post it from home. The money then goes to the card or account on the form.',
  source: globalBlue.url,
}

/** Returns the alternatives of the missed forms, the most valuable first. */
export function nextBest({ missed, shortMinutes, question }: Question): OutOfReach[] {
  return missed.map(({ form, step }) => ({
    form,
    step,
    stakeCents: question.stakes[form.id] ?? 0,
    options: [
      ...earlier(shortMinutes),
      ...inTheCabin({ form, step }, question),
      ...otherTraveler(form, question),
      ...later(form),
    ],
  }))
}

function earlier(minutes: number): NextBest[] {
  if (minutes === 0) return []
  return [
    {
      kind: 'earlier',
      says: `Be there ${minutes} minutes earlier: then the form that is worth most can be shown.`,
      source: null,
    },
  ]
}

/** Carried goods may have a later place, or a desk after security. */
function inTheCabin({ form, step }: FormStep, { legs }: DayQuestion): NextBest[] {
  if (step.goods.bag !== 'hold') return []
  const [carried] = stepsOfForms({ legs, forms: [{ ...form, bags: [{ bag: 'cabin' }] }] })
  const there = carried?.step
  if (!there || !('place' in there) || !('place' in step)) return []
  const isElsewhere = there.stop > step.stop || there.when === 'after-security'
  if (!isElsewhere) return []
  return [
    {
      kind: 'cabin',
      says: `Take the goods out of the bag and carry them: then ${describePlace(there.place, there.hub)} is the place.`,
      source: there.source,
      step: there,
    },
  ]
}

/** A form belongs to one passport, so nobody else can show it. Another traveler can do the rest. */
function otherTraveler({ travelerId }: FormStep['form'], { travelers = {} }: DayQuestion): NextBest[] {
  const own = travelerId === null ? undefined : travelers[travelerId]
  const [other] = Object.entries(travelers).flatMap(([id, name]) => (id === travelerId ? [] : [name]))
  if (own === undefined || other === undefined) return []
  return [
    {
      kind: 'other-traveler',
      says: `Only ${own} can show this form, for it belongs to one passport. ${other} can give the other bags away meanwhile, or show forms of their own elsewhere.`,
      source: grounds.goodsLeave.source,
    },
  ]
}

function later({ country }: FormStep['form']): NextBest[] {
  if (!isCountry(country)) return []
  const rule = missedStampRules[country]
  return [{ kind: 'later', says: rule.text, source: rule.source?.url ?? null }]
}
