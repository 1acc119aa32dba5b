import { checkedDate } from '@retour/domain/content/checked-date'
import { formatLongDay } from '@retour/domain/content/format-day'
import type { DeskChoice, DeskRecord, DeskState } from '@retour/domain/exit/day/desk-entry'
import { describeHours } from '@retour/domain/places/hours'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { ReportPlace } from '#app/ui/place-report/report-place.tsx'
import { timeOf } from './stop-text.ts'

/** After three closed desks, people ask a person. */
const otherDesks = 3

/** The desk to go to, with its hours and their reliability, and the next one if it is closed. */
export function DeskPart({ desks, at }: { desks: readonly DeskChoice[]; at: string | null }) {
  const [first, ...all] = desks
  const others = all.slice(0, otherDesks)
  if (!first) return <p className="text-small">{m.exit_no_desk()}</p>
  return (
    <div className="grid gap-0.5 text-small">
      <Desk desk={first} at={at} />
      {others.length > 0 && (
        <details className="text-meta text-ink-2">
          <summary className="min-h-touch cursor-pointer py-1.25 font-strong text-blue-ink">
            {m.exit_other_desks({ count: others.length })}
          </summary>
          <ul className="grid gap-1">
            {others.map((desk) => (
              <li key={desk.entry.id} className="border-t border-line pt-1">
                <Desk desk={desk} at={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Desk({
  desk: { entry, record, state, isOtherTerminal },
  at,
}: {
  desk: DeskChoice
  at: string | null
}) {
  if (!record) return <p>{m.exit_desk_not_here({ terminal: entry.terminal })}</p>
  return (
    <div className="grid gap-0.25">
      <p>
        <b className="font-strong">{record.name}</b>
        {record.address && `, ${record.address}`}. {entry.side && sides[entry.side]()}{' '}
        {isOtherTerminal && m.exit_other_terminal()}
      </p>
      <p className="flex flex-wrap items-center gap-x-1">
        {hoursText(record)}
        {state !== 'open' && (
          <Badge tone={state.endsWith('closed') ? 'red' : 'amber'}>
            {states[state]({ time: at ? timeOf(at) : '' })}
          </Badge>
        )}
        {state === 'open' && at && <span>{m.exit_desk_open({ time: timeOf(at) })}</span>}
      </p>
      {record.warning && <p className="text-meta text-ink-2">{record.warning}</p>}
      {record.notes && record.notes !== (entry.side && sides[entry.side]()) && (
        <p className="text-meta text-ink-2">{record.notes}</p>
      )}
      <p className="text-meta text-ink-2">
        {record.source?.startsWith('http') ? (
          <ExternalLink href={record.source}>{m.exit_source()}</ExternalLink>
        ) : (
          record.source
        )}
        {'. '}
        {dateText(record)}
      </p>
      <div>
        <ReportPlace id={record.id} name={record.name} />
      </div>
    </div>
  )
}

const sides = { landside: m.exit_landside, airside: m.exit_airside }

const states: Record<Exclude<DeskState, 'open'>, (words: { time: string }) => string> = {
  closed: m.exit_desk_closed,
  'maybe-open': m.exit_desk_maybe_open,
  'maybe-closed': m.exit_desk_maybe_closed,
  holiday: m.exit_desk_holiday,
  unknown: m.exit_desk_unknown,
}

function hoursText(record: DeskRecord): string {
  const hours = describeHours(record)
  if (!hours) return m.exit_hours_unknown()
  if (hours.isStale) return m.exit_hours_old({ hours: hours.text })
  return hours.checked
    ? m.exit_hours_of({ hours: hours.text, month: hours.checked })
    : m.exit_hours({ hours: hours.text })
}

function dateText({ looked_up_on, source_dated }: DeskRecord): string {
  return [
    source_dated ? m.exit_dated({ day: formatLongDay(source_dated) }) : m.exit_undated(),
    looked_up_on && m.exit_looked_at({ checkedDate: checkedDate(looked_up_on) }),
  ]
    .filter(Boolean)
    .join(' ')
}
