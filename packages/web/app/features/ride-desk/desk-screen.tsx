import { mailQueues } from '@retour/domain/wire/mail'
import { useSearchParams } from 'react-router'
import { readAccountAccess } from '#app/backend/api-access.ts'
import { queryClient } from '#app/backend/query-client.ts'
import type { Staff } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { useOwnPage } from '#app/platform/use-own-page.ts'
import { LiveMark, LostNote } from '#app/ui/live-mark.tsx'
import { useLiveLine } from '#app/ui/use-live-line.ts'
import { DeskParts, partName, partOf } from './desk-parts.tsx'
import { DriversPart } from './drivers-part.tsx'
import { DeskKeys } from './keys/desk-keys.tsx'
import { MailPart } from './people/mail-part.tsx'
import { PeoplePart } from './people/people-part.tsx'
import { PlacesPart } from './places/places-part.tsx'
import { QuestionsPart } from './questions/questions-part.tsx'
import { Queue } from './queue.tsx'
import { RidePanel } from './ride-panel.tsx'
import { useChosenRide } from './use-chosen-ride.ts'
import { EditionsPart } from './rules/editions-part.tsx'
import { SecondFactor } from './second-factor.tsx'
import { StaffPart } from './staff/staff-part.tsx'

/**
 * The desk of a staff member. Its state is in the URL: `part`, `search`; for rides `state` and `ride`; for mail
 * `queue`; for people and mail `after`; for rules `show` and `draft`; for places `place` and `show`; for questions
 * `show`.
 */
export function DeskScreen({ staff, onChanged }: { staff: Staff; onChanged: () => void }) {
  useOwnPage()
  if (staff.secondFactor !== 'proven') return <SecondFactor staff={staff} onProven={onChanged} />
  return staff.role === 'editor' ? <PartsOfEditors /> : <Parts staff={staff} role={staff.role} />
}

const pollIntervalMs = 10_000

/** Fetches the changed data again, if it is on the screen. */
const readChanged = (rides: string[] | null) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [what, id] }) =>
      what === 'desk-rides' || (what === 'desk-ride' && (rides === null || rides.includes(String(id)))),
  })

/** Editors see no rides, so they need no live connection. */
function PartsOfEditors() {
  const [query] = useSearchParams()
  const part = partOf(query.get('part'), 'editor')
  return (
    <>
      <h1 className="sr-only">{partName(part)}</h1>
      <DeskParts shown={part} forRole="editor" />
      {part === 'rules' && (
        <div className="mt-2">
          <EditionsPart />
        </div>
      )}
      {part === 'places' && <PlacesPart />}
      {part === 'questions' && <QuestionsPart />}
    </>
  )
}

function Parts({ staff, role }: { staff: Staff; role: Exclude<Staff['role'], 'editor'> }) {
  const [query, setQuery] = useSearchParams()
  const line = useLiveLine({
    readAccess: readAccountAccess,
    path: '/desk/v1/rides/live',
    withoutLineMs: pollIntervalMs,
    onNews: readChanged,
  })

  const change = (changes: Record<string, string>, options = {}) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    }, options)
  const { ride, choose } = useChosenRide(query.get('ride') ?? '', (id) => change({ ride: id }))
  const part = partOf(query.get('part'), role)
  const search = query.get('search') ?? ''
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h1 className="sr-only">{partName(part)}</h1>
        <DeskParts shown={part} forRole={role} />
        <div className="flex items-center gap-2">
          {part === 'rides' && <DeskKeys />}
          <LiveMark line={line} />
        </div>
      </div>
      <LostNote line={line} meaning={m.desk_moves_stopped()} />
      {part === 'drivers' && (
        <div className="mt-2">
          <DriversPart />
        </div>
      )}
      {part === 'people' && (
        <div className="mt-2">
          <PeoplePart
            isOwner={role === 'owner'}
            search={search}
            after={query.get('after') ?? ''}
            onSearch={(text) => change({ search: text, after: '' }, { replace: true })}
            onPage={(after) => change({ after })}
          />
        </div>
      )}
      {part === 'mail' && (
        <div className="mt-2">
          <MailPart
            queue={mailQueues.find((one) => one === query.get('queue')) ?? 'held'}
            after={query.get('after') ?? ''}
            pollIntervalMs={pollIntervalMs}
            onQueue={(queue) => change({ queue, after: '' })}
            onPage={(after) => change({ after })}
          />
        </div>
      )}
      {part === 'rules' && (
        <div className="mt-2">
          <EditionsPart />
        </div>
      )}
      {part === 'places' && <PlacesPart />}
      {part === 'questions' && <QuestionsPart />}
      {part === 'staff' && (
        <div className="mt-2">
          <StaffPart email={staff.email} />
        </div>
      )}
      {part === 'rides' && (
        <div className="mt-2 grid gap-4 lg:grid-cols-[26rem_1fr] lg:items-start">
          <div className={ride ? 'hidden lg:block' : ''}>
            <Queue
              state={query.get('state') ?? 'open'}
              search={search}
              chosen={ride}
              line={line}
              onState={(state) => change({ state: state === 'open' ? '' : state })}
              onSearch={(text) => change({ search: text }, { replace: true })}
              onChoose={choose}
            />
          </div>
          {ride ? (
            <RidePanel key={ride} id={ride} line={line} onBack={() => choose('')} />
          ) : (
            <p className="hidden text-lead text-ink-2 lg:block">{m.desk_choose()}</p>
          )}
        </div>
      )}
    </>
  )
}
