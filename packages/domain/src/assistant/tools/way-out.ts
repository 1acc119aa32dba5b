import { describeSteps } from '../../exit/describe-steps.ts'
import type { Journey } from '../../exit/journey.ts'
import { whereToValidate } from '../../exit/where-to-validate.ts'
import type { Sourced } from './library.ts'
import { checkedPage } from './rule-citation.ts'

/**
 * One paragraph per form, in the order of the journey; `places` are the names of the places where forms are validated.
 */
export type WayOut = Sourced & { steps: string[]; places: string[] }

/**
 * Returns where each form is validated on a journey out of the EU (exit/where-to-validate). Throws RangeError like
 * that.
 */
export function wayOut(journey: Journey): WayOut {
  const steps = whereToValidate(journey)
  return {
    steps: describeSteps(steps),
    places: steps.flatMap((step) => ('place' in step ? [step.place.name] : [])),
    citations: [checkedPage('Airport questions', '/')],
  }
}
