import { fieldOfReport } from '@retour/domain/places/place-change'
import type { DeskPlace, DeskReport, StoredPlaceValue } from '@retour/domain/wire/places'
import { useState } from 'react'
import { rejectPlaceReports } from '#app/backend/places-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PlaceChangeForm } from './place-change-form.tsx'
import { dayOfInstant, reportKindName } from './place-text.ts'
import { ReasonForm } from './reason-form.tsx'
import type { Decide } from './use-decision.ts'

interface PlaceReportsProps {
  place: DeskPlace
  decide: Decide
  isBusy: boolean
}

/** Visitors' reports about a location: waiting ones first, then decided ones. */
export function PlaceReports({ place, decide, isBusy }: PlaceReportsProps) {
  if (place.reports.length === 0) return null
  return (
    <section>
      <h3 className="heading-3">{m.desk_place_reports()}</h3>
      <ul aria-label={m.desk_place_reports()} className="mt-1 border-t border-line">
        {place.reports.map((report) => (
          <Report key={report.id} {...{ report, place, decide, isBusy }} />
        ))}
      </ul>
    </section>
  )
}

function Report({ report, place, decide, isBusy }: PlaceReportsProps & { report: DeskReport }) {
  const [open, setOpen] = useState<'take' | 'reject' | null>(null)
  const { id, kind, note, saidAt, state, reason } = report
  const fact = place.facts.find(({ field }) => field === fieldOfReport[kind])
  const words = `${reportKindName(kind)}, ${dayOfInstant(saidAt)}`
  const close = () => setOpen(null)
  return (
    <li className="grid gap-0.5 border-b border-line py-1.5">
      <p className="font-strong">{words}</p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {state !== 'open' && (
        <p className="text-small wrap-anywhere text-ink-2">
          {state === 'accepted'
            ? m.desk_place_accepted({ reason: reason ?? '' })
            : m.desk_place_rejected({ reason: reason ?? '' })}
        </p>
      )}
      {state === 'open' && place.mayDecide && open === null && (
        <div className="flex flex-wrap gap-1">
          {fact && (
            <Button
              variant="outlined"
              size="small"
              aria-label={m.desk_place_accept_of({ what: words })}
              onClick={() => setOpen('take')}
            >
              {m.desk_place_accept()}
            </Button>
          )}
          <Button
            variant="outlined"
            size="small"
            aria-label={m.desk_place_reject_of({ field: words })}
            onClick={() => setOpen('reject')}
          >
            {m.desk_place_reject()}
          </Button>
        </div>
      )}
      {open === 'take' && fact && (
        <PlaceChangeForm
          {...{ fact, place, decide, isBusy }}
          proposal={null}
          suggested={suggestedBy(report)}
          onClose={close}
        />
      )}
      {open === 'reject' && (
        <ReasonForm
          label={m.desk_place_reject()}
          isBusy={isBusy}
          onClose={close}
          onSend={(why) =>
            decide(() => rejectPlaceReports(place.id, { reason: why, reports: [id], proposals: [] }))
          }
        />
      )}
    </li>
  )
}

/** Only a report of the kind `closed` is complete; for the others staff must type the value. */
const suggestedBy = ({ kind }: DeskReport): StoredPlaceValue | undefined =>
  kind === 'closed' ? { kind: 'closed', text: m.desk_place_closed_text(), source: null } : undefined
