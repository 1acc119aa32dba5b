import type { FormStep } from '@retour/domain/exit/form-steps'
import { formatAmount } from '@retour/domain/money/money'
import type { TripBag } from '@retour/domain/trip/trip-records'
import { Briefcase, Luggage, Shirt } from 'lucide-react'
import { startTransition, useId, useOptimistic, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { MoneyFigure } from '#app/ui/money-figure.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { showToast } from '#app/ui/toast.ts'
import { kindsOf, putInto } from './bag-changes.ts'
import { BagMeaning } from './bag-meaning.tsx'
import type { ExitForm, ExitTrip, WriteTrip } from './exit-day-props.ts'
import type { PlannedWay } from './exit-plan.ts'
import { headingClass } from './heading-class.ts'
import { TagFields } from './tag-fields.tsx'

interface BagsPartProps {
  trip: ExitTrip
  ways: readonly PlannedWay[]
  onWrite: WriteTrip
}

/** The bag of each form's goods, and what it means. */
export function BagsPart({ trip, ways, onWrite }: BagsPartProps) {
  const id = useId()
  const steps = new Map(ways.flatMap((way) => way.steps).map((step) => [step.form.id, step]))
  const open = trip.forms.filter(({ form }) =>
    ways.some(({ journey }) => journey.forms.some((one) => one.id === form.id)),
  )
  const keep = (saving: Promise<void>) => saving.catch(() => showToast('error', m.exit_not_saved()))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {m.exit_bags()}
      </h2>
      {open.length === 0 ? (
        <p className="mt-1 max-w-reading text-ink-2">{m.exit_no_forms()}</p>
      ) : (
        <ul className="mt-1.5">
          {open.map((one) => (
            <BagRow
              key={one.form.id}
              one={one}
              kinds={kindsOf(one.form, trip)}
              step={steps.get(one.form.id)}
              onChoose={(kinds) => keep(onWrite((tripId) => putInto(one.form, kinds, trip, tripId)))}
            />
          ))}
        </ul>
      )}
      <TagFields trip={trip} ways={ways} onWrite={(steps_) => void keep(onWrite(steps_))} />
    </section>
  )
}

interface BagRowProps {
  one: ExitForm
  kinds: readonly TripBag['kind'][]
  step: FormStep | undefined
  /** Settles when the change is stored or has failed. */
  onChoose: (kinds: TripBag['kind'][]) => Promise<void>
}

function BagRow({ one: { form, sums }, kinds, step, onChoose }: BagRowProps) {
  const id = useId()
  // The pressed choice is shown at once, before it is stored.
  const [shown, show] = useOptimistic(kinds)
  /** The choice made here; otherwise the kind of goods decides. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const areSeveral = chosen ?? kinds.length > 1
  const choose = (next: TripBag['kind'][]) =>
    startTransition(async () => {
      show(next)
      await onChoose(next)
    })
  return (
    <li className="grid gap-1 border-t border-line py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 id={id} className="text-small font-strong">
          {form.shop}
        </h3>
        <MoneyFigure currency="EUR" figure={formatAmount({ currency: 'EUR', cents: sums.totalCents })} />
      </div>
      {areSeveral ? (
        <div role="group" aria-labelledby={id} className="flex flex-wrap gap-x-3">
          {every.map((kind) => (
            <CheckboxField
              key={kind}
              label={names[kind]()}
              checked={shown.includes(kind)}
              onChange={({ target }) =>
                choose(every.filter((one) => (one === kind ? target.checked : shown.includes(one))))
              }
            />
          ))}
        </div>
      ) : (
        <Segmented
          labelledBy={id}
          name={`bag-${form.id}`}
          options={every.map((value) => {
            const Icon = icons[value]
            return {
              value,
              label: names[value](),
              icon: <Icon aria-hidden className="size-2.25" strokeWidth={1.6} />,
            }
          })}
          value={shown.length === 1 ? (shown[0] ?? null) : null}
          onChange={(kind) => choose([kind])}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        className="-ms-1.75 justify-self-start print:hidden"
        aria-describedby={id}
        onClick={() => setChosen(!areSeveral)}
      >
        {areSeveral ? m.exit_one_bag() : m.exit_several_bags()}
      </Button>
      <div aria-live="polite">
        <BagMeaning step={step?.step} isSaid={kinds.length > 0} />
      </div>
    </li>
  )
}

const every = ['cabin', 'hold', 'worn'] as const
const icons = { cabin: Briefcase, hold: Luggage, worn: Shirt }
const names = { cabin: m.exit_cabin, hold: m.exit_hold, worn: m.exit_worn }
