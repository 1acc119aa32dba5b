import { describeSteps } from '../../exit/describe-steps.ts'
import type { Journey } from '../../exit/journey.ts'
import { whereToValidate } from '../../exit/where-to-validate.ts'
import type { Sourced } from './library.ts'
import { checkedPage } from './rule-citation.ts'

/** One paragraph a form, in the order of the way; `places` are the names of the places that decide. */
export type WayOut = Sourced & { steps: string[]; places: string[] }

/** Where each form is validated on a journey out of the Union (exit/where-to-validate). Throws RangeError as that does. */
export function wayOut(journey: Journey): WayOut {
  const steps = whereToValidate(journey)
  return {
    steps: describeSteps(steps),
    places: steps.flatMap((step) => ('place' in step ? [step.place.name] : [])),
    citations: [checkedPage('Airport questions', '/')],
  }
}
