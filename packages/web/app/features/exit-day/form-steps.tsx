import { capitalize } from '@retour/domain/content/capitalize'
import { articleSentence, methodSentence, describeTime } from '@retour/domain/exit/describe-steps'
import type { FormStep } from '@retour/domain/exit/form-steps'
import type { PlaceStep } from '@retour/domain/exit/step'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Basis } from './basis.tsx'
import type { ExitTrip } from './exit-day-props.ts'
import { shopsOf } from './shops-of.ts'

/** The steps for the forms at one place: equal ones together, each with its reason and article. */
export function FormSteps({ steps, trip }: { steps: readonly FormStep[]; trip: ExitTrip }) {
  const groups = new Map<string, FormStep[]>()
  for (const one of steps) {
    const step = one.step as PlaceStep
    const key = JSON.stringify([step.when, step.method, step.reason, step.notes])
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.entries()].map(([key, group]) => {
    const step = group[0]!.step as PlaceStep
    return (
      <div key={key} className="border-t border-line pt-1 text-small">
        <p className="font-strong">{m.exit_forms_of({ count: group.length, shops: shopsOf(group, trip) })}</p>
        <p>
          {capitalize(methodSentence[step.method])}, {describeTime(step)}.
        </p>
        <p className="text-ink-2">{step.reason}</p>
        {step.notes.map((note) => (
          <p key={note} className="text-ink-2">
            {note}
          </p>
        ))}
        {step.confidence === 'low' && <Badge tone="amber">{m.exit_not_confirmed()}</Badge>}
        <Basis article={articleSentence(step)} source={step.source} confidence={step.confidence} />
      </div>
    )
  })
}
