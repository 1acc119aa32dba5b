import { useSearchParams } from 'react-router'
import type { Staff } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { Queue } from './queue.tsx'
import { RidePanel } from './ride-panel.tsx'
import { SecondFactor } from './second-factor.tsx'

/** The desk of a staff member. What is shown stands in the address: `state`, `search` and `ride`. */
export function DeskScreen({ staff, onChanged }: { staff: Staff; onChanged: () => void }) {
  const [query, setQuery] = useSearchParams()
  if (staff.secondFactor !== 'proven') return <SecondFactor staff={staff} onProven={onChanged} />
  if (staff.role === 'editor') return <Note>{m.desk_no_rides_role()}</Note>

  const change = (changes: Record<string, string>, options = {}) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    }, options)
  const ride = query.get('ride') ?? ''
  return (
    <>
      <h1 className="heading-2">{m.desk_rides()}</h1>
      <div className="mt-2 grid gap-4 lg:grid-cols-[26rem_1fr] lg:items-start">
        <div className={ride ? 'hidden lg:block' : ''}>
          <Queue
            state={query.get('state') ?? 'open'}
            search={query.get('search') ?? ''}
            chosen={ride}
            onState={(state) => change({ state: state === 'open' ? '' : state })}
            onSearch={(search) => change({ search }, { replace: true })}
            onChoose={(id) => change({ ride: id })}
          />
        </div>
        {ride ? (
          <RidePanel key={ride} id={ride} onBack={() => change({ ride: '' })} />
        ) : (
          <p className="hidden text-lead text-ink-2 lg:block">{m.desk_choose()}</p>
        )}
      </div>
    </>
  )
}
