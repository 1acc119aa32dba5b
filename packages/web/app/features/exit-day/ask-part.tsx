import { articleSentence } from '@retour/domain/exit/describe-steps'
import type { FormStep } from '@retour/domain/exit/form-steps'
import type { ExitPoint } from '@retour/domain/exit/journey'
import type { AskStep } from '@retour/domain/exit/step'
import { Scale, Store } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.ts'
import { putInto } from './bag-changes.ts'
import { Basis } from './basis.tsx'
import type { ExitTrip, WriteTrip } from './exit-day-props.ts'
import { helpAt } from './exit-paths.ts'
import { shopsOf } from './shops-of.ts'

interface AskPartProps {
  steps: readonly FormStep[]
  /** The country whose customs officer is asked. */
  place: ExitPoint
  trip: ExitTrip
  onWrite: WriteTrip
}

/**
 * A question where sources are missing or disagree: all readings with equal weight, then the way that is safe in any
 * case.
 */
export function AskPart({ steps, place, trip, onWrite }: AskPartProps) {
  const groups = new Map<string, FormStep[]>()
  for (const one of steps) {
    const { ask, safeWay } = one.step as AskStep
    const key = ask + safeWay
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.entries()].map(([key, group]) => {
    const step = group[0]!.step as AskStep
    const isCarriedSafer = step.goods.bag === 'hold' && /^(?:Carry|Take) /.test(step.safeWay)
    return (
      <div key={key} className="grid grid-cols-1 gap-1 rounded border-2 border-gold p-1.5 text-small">
        <p>
          <Badge tone="amber">{step.readings.length > 1 ? m.exit_disagree() : m.exit_ask()}</Badge>
        </p>
        <p className="font-strong">{m.exit_forms_of({ count: group.length, shops: shopsOf(group, trip) })}</p>
        <p>{step.ask}</p>
        {step.readings.length === 0 && (
          <Basis article={articleSentence(step)} source={step.source} confidence={step.confidence} />
        )}
        <ul>
          {step.readings.map((reading) => {
            const Icon = reading.operator ? Store : Scale
            return (
              <li key={reading.says} className="flex gap-1 border-t border-line py-1">
                <Icon aria-hidden className="mt-0.25 size-2.5 flex-none" strokeWidth={1.6} />
                <div>
                  <p className="font-strong">{reading.says}</p>
                  <Basis
                    article={articleSentence(reading)}
                    source={reading.source}
                    confidence={reading.confidence}
                  />
                </div>
              </li>
            )
          })}
        </ul>
        <p>
          <b className="font-strong">{m.exit_safe_way()}</b> {step.safeWay}
        </p>
        <Link
          to={helpAt(place, 'cards')}
          className="inline-flex min-h-touch items-center justify-self-start font-strong text-blue-ink underline print:hidden"
        >
          {m.exit_officer_sentence()}
        </Link>
        {isCarriedSafer && (
          <Button
            size="small"
            variant="outlined"
            className="justify-self-start print:hidden"
            onClick={() =>
              void onWrite((tripId) => group.flatMap(({ form }) => carry(form.id, trip, tripId))).catch(() =>
                showToast('error', m.exit_not_saved()),
              )
            }
          >
            {m.exit_carry()}
          </Button>
        )}
      </div>
    )
  })
}

function carry(id: string, trip: ExitTrip, tripId: string) {
  const found = trip.forms.find(({ form }) => form.id === id)
  return found ? putInto(found.form, ['cabin'], trip, tripId) : []
}
