import { tripCalendar } from '@retour/domain/trip/trip-calendar'
import type { TripDate } from '@retour/domain/trip/trip-date'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { CalendarPlus } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { downloadText } from '#app/platform/download-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ExitEntry } from './exit-entry.tsx'
import { DatesPart } from './dates-part.tsx'
import { RemindersButton } from './reminders/reminders-button.tsx'
import { ReachDocument } from './reach-document.tsx'
import { ProgressPart } from './progress-part.tsx'
import type { TripSums } from './trip-sums.ts'
import type { TripView } from './trip-view.ts'

/** The sums of the trip, and the next deadlines with a link to the calendar. */
export function OverviewPart({
  view,
  sums,
  editionId,
  today,
  isWide,
}: {
  view: TripView
  sums: TripSums
  editionId: RulesEditionId
  today: string
  isWide: boolean
}) {
  const hasForms = sums.money.forms > 0 || (sums.moneyByLaw?.forms ?? 0) > 0
  const coming = sums.dates.filter(({ day }) => day >= today)
  return (
    <>
      {hasForms ? (
        <ReachDocument sums={sums} editionId={editionId} today={today} />
      ) : (
        <p className="rounded bg-sunken px-2 py-1.75 text-small">{m.trip_no_form_yet()}</p>
      )}
      <div>
        <DatesPart dates={sums.dates} today={today} shown={isWide ? 3 : 1} />
        {coming.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-1.75 print:hidden"
            onClick={() => saveCalendar(coming)}
          >
            <CalendarPlus aria-hidden className="size-2.25" strokeWidth={1.6} />
            {m.trip_to_calendar({ count: coming.length })}
          </Button>
        )}
        <RemindersButton view={view} sums={sums} today={today} />
      </div>
      <ProgressPart progress={sums.progress} view={view} />
      <ExitEntry view={view} />
    </>
  )
}

function saveCalendar(dates: readonly TripDate[]) {
  downloadText('my-trip.ics', 'text/calendar', tripCalendar(dates, new Date().toISOString()))
}
