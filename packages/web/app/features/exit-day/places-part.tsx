import { capitalize } from '@retour/domain/content/capitalize'
import type { FormStep } from '@retour/domain/exit/form-steps'
import { articleSentence, describeTime } from '@retour/domain/exit/describe-steps'
import type { Step } from '@retour/domain/exit/step'
import { describePlace } from '@retour/domain/exit/place-text'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { planPath } from './exit-paths.ts'
import type { PlannedWay } from './exit-plan.ts'
import { headingClass } from './heading-class.ts'

/** The result: each place with its number of forms and the rule, and the link to the plan. */
export function PlacesPart({ ways }: { ways: readonly PlannedWay[] }) {
  const steps = ways.flatMap((way) => way.steps)
  if (steps.length === 0) return null
  const groups = grouped(steps)
  return (
    <section aria-label={m.exit_where()} className="grid gap-2 border-t-2 border-ink pt-2">
      {[...groups.values()].map((group) => (
        <Place
          key={group[0]!.form.id}
          step={group[0]!.step}
          count={group.length}
          isAll={group.length === steps.length}
        />
      ))}
      <ButtonLink to={planPath} size="large" isWide>
        {m.exit_make_plan()}
      </ButtonLink>
    </section>
  )
}

function Place({ step, count, isAll }: { step: Step; count: number; isAll: boolean }) {
  const number = isAll && count > 1 ? m.exit_all_forms({ count }) : m.exit_forms({ count })
  if (!('place' in step))
    return (
      <div>
        <h2 className={headingClass}>{m.exit_forms_ask({ forms: number })}</h2>
        <p className="mt-0.5 text-small text-ink-2">{step.ask}</p>
      </div>
    )
  return (
    <div>
      <h2 className={headingClass}>
        {m.exit_forms_at({ forms: number, place: describePlace(step.place, step.hub) })}
      </h2>
      <p className="mt-0.5 text-small text-ink-2">
        {m.exit_when_and_rule({ when: capitalize(describeTime(step)), rule: articleSentence(step) })}
      </p>
    </div>
  )
}

/** Groups steps of one place and moment, or of one question. */
function grouped(steps: readonly FormStep[]): Map<string, FormStep[]> {
  const groups = new Map<string, FormStep[]>()
  for (const one of steps) {
    const { step } = one
    const key = 'place' in step ? `${step.stop} ${step.place.name} ${step.when}` : step.ask
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}
