import type { TripBag } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { m } from '#app/paraglide/messages.js'
import type { TripStep } from '#app/platform/trip-device.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { tagBag } from './bag-changes.ts'
import type { ExitTrip } from './exit-day-props.ts'
import type { PlannedWay } from './exit-plan.ts'
import { longStop } from './stop-text.ts'

interface TagFieldsProps {
  trip: ExitTrip
  ways: readonly PlannedWay[]
  onWrite: (steps: () => TripStep[]) => void
}

/** How far each hold bag is tagged, if its journey has a stop. */
export function TagFields({ trip, ways, onWrite }: TagFieldsProps) {
  const tagged = ways.flatMap((way) => {
    if (way.journey.legs.length < 2) return []
    const used = new Set(
      trip.forms
        .filter(({ form }) => way.journey.forms.some(({ id }) => id === form.id))
        .flatMap(({ form }) => form.bagIds),
    )
    return trip.bags.flatMap((bag) => (bag.kind === 'hold' && used.has(bag.id) ? [{ bag, way }] : []))
  })
  return tagged.map(({ bag, way }) => (
    <div key={`${bag.id} ${way.key}`} className="border-t border-line py-2">
      <TagField
        bag={bag}
        way={way}
        name={nameOf(bag, trip)}
        onChange={(after) => onWrite(() => tagBag(bag.id, after))}
      />
    </div>
  ))
}

function nameOf({ travelerId }: TripBag, { travelers }: ExitTrip): string | null {
  const name = travelers.find(({ id }) => id === travelerId)?.name
  return travelers.length > 1 && name ? name : null
}

interface TagFieldProps {
  bag: WithId<TripBag>
  way: PlannedWay
  name: string | null
  onChange: (collectedAfter: string[] | null) => void
}

const open = 'open'
const through = 'through'

function TagField({ bag, way, name, onChange }: TagFieldProps) {
  const { legs } = way.journey
  const between = legs.slice(0, -1)
  const own = between.filter(({ id }) => bag.collectedAfter.includes(id)).map(({ id }) => id)
  const value = !bag.isTagKnown ? open : own.length === 0 ? through : own.join(' ')
  const every = between.map(({ id }) => id).join(' ')
  const end = legs.at(-1)
  return (
    <SelectField
      label={name ? m.exit_tag_of({ name }) : m.exit_tag()}
      hint={m.exit_tag_hint()}
      value={value}
      options={[
        { value: open, label: m.exit_tag_open() },
        { value: through, label: m.exit_tag_through({ place: end ? longStop(end.to) : '' }) },
        ...between.map(({ id, to }) => ({ value: id, label: m.exit_tag_at({ place: longStop(to) }) })),
        ...(between.length > 1 ? [{ value: every, label: m.exit_tag_every() }] : []),
      ]}
      onChange={({ target }) => {
        const chosen = target.value
        onChange(chosen === open ? null : chosen === through ? [] : chosen.split(' '))
      }}
    />
  )
}
