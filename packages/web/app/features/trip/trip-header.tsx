import { formatLongDay, formatNearDay } from '@retour/domain/content/format-day'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { Archive, Pencil } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DifferencesOfTrip } from './differences/differences.tsx'
import { StorageLine } from './storage-line.tsx'
import type { TripView } from './trip-view.ts'

interface TripHeaderProps {
  view: TripView
  isStored: boolean
  /** Rows with conflicts, by their ids. */
  differing: ReadonlyMap<string, Entry>
  onEdit: () => void
  /** Opens the export, if it is offered beside the name. */
  onFile?: () => void
}

/** The name and dates of the trip, and where it is stored. */
export function TripHeader({ view, isStored, differing, onEdit, onFile }: TripHeaderProps) {
  const { trip, travelers } = view
  const when = trip ? daysOfTrip(trip) : ''
  const who = travelers.map(({ name }) => name).join(', ')
  return (
    <div className="page grid gap-1 pt-2.5 pb-1 lg:pt-5">
      <h1 className="font-display text-[min(11vw,2.25rem)] leading-[1.06] font-serif tracking-display lg:text-h1">
        {trip?.name || m.trip_name()}
      </h1>
      {(when || who) && <p className="text-small text-ink-2">{[when, who].filter(Boolean).join(', ')}</p>}
      <StorageLine view={view} isStored={isStored} isEmpty={false} />
      <DifferencesOfTrip differing={differing} />
      <div className="-my-0.5 flex flex-wrap print:hidden">
        <Button variant="quiet" size="small" className="-ms-1.75" onClick={onEdit}>
          <Pencil aria-hidden className="size-2" strokeWidth={1.6} />
          {m.trip_edit_trip()}
        </Button>
        {onFile && <TripMore onFile={onFile} />}
      </div>
    </div>
  )
}

/** Export of the trip, and help at customs. */
export function TripMore({ onFile }: { onFile: () => void }) {
  return (
    <>
      <Button variant="quiet" size="small" className="-ms-1.75" onClick={onFile}>
        <Archive aria-hidden className="size-2" strokeWidth={1.6} />
        {m.trip_file_button()}
      </Button>
      <ButtonLink to={kioskHelpPath()} variant="quiet" size="small" className="-ms-1.75">
        {m.help_link_trip()}
      </ButtonLink>
    </>
  )
}

function daysOfTrip({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }): string {
  if (startsOn && endsOn) {
    const isOneMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7)
    const from = isOneMonth ? String(Number(startsOn.slice(8))) : formatNearDay(startsOn).slice(4)
    return m.trip_days({ from, to: formatLongDay(endsOn) })
  }
  if (startsOn) return m.trip_days_from({ day: formatLongDay(startsOn) })
  return endsOn ? m.trip_days_to({ day: formatLongDay(endsOn) }) : ''
}
