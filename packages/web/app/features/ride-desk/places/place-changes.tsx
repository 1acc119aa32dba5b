import type { DeskPlace, DeskPlaceChange } from '@retour/domain/wire/places'
import { takeBackChange } from '#app/backend/places-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { dayOfInstant, endText, fieldName, licenceName, shortSource, formatValue } from './place-text.ts'
import type { Decide } from './use-decision.ts'

interface PlaceChangesProps {
  place: DeskPlace
  decide: Decide
  isBusy: boolean
}

/** The changes that staff made to a location, with their current state. */
export function PlaceChanges({ place, decide, isBusy }: PlaceChangesProps) {
  if (place.changes.length === 0) return null
  return (
    <section>
      <h3 className="heading-3">{m.desk_place_changes()}</h3>
      <ul className="mt-1 border-t border-line">
        {place.changes.map((change) => (
          <li key={change.id} className="grid gap-0.5 border-b border-line py-1.5">
            <p className="wrap-anywhere">
              <span className="font-strong">{fieldName(change.field)}</span>:{' '}
              <bdi>{formatValue(change.value)}</bdi>
            </p>
            <p className="text-small wrap-anywhere text-ink-2">{aboutText(change)}</p>
            {place.mayDecide && !change.endedBecause && (
              <Button
                variant="outlined"
                size="small"
                isBusy={isBusy}
                className="justify-self-start"
                aria-label={m.desk_place_take_back_of({ field: fieldName(change.field) })}
                onClick={() => void decide(() => takeBackChange(place.id, change.id))}
              >
                {m.desk_place_take_back()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const aboutText = ({ changedAt, source, licence, reason, endedBecause }: DeskPlaceChange) =>
  [
    dayOfInstant(changedAt),
    shortSource(source),
    licenceName(licence),
    reason,
    endedBecause && endText(endedBecause),
  ]
    .filter(Boolean)
    .join('. ')
