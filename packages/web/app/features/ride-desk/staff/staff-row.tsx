import type { StaffEntry } from '@retour/domain/wire/staff'
import { type FormEvent, useState } from 'react'
import { readAgain } from '#app/backend/query-client.ts'
import { changeStaff, type StaffChange } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { RoleField } from './add-staff.tsx'
import { explainStaff, roleName } from './staff-text.ts'

type Verb = StaffChange['verb']
const verbLabels: Record<Verb, () => string> = {
  change: m.desk_staff_change,
  reset: m.desk_staff_reset,
  remove: m.desk_staff_remove,
}

interface StaffRowProps {
  entry: StaffEntry
  isOneself: boolean
  mayChange: boolean
}

/** One member, and what an owner can do about them. */
export function StaffRow({ entry, isOneself, mayChange }: StaffRowProps) {
  const [verb, setVerb] = useState<Verb | null>(null)
  const { email, name, role, addedAt, hasSecondFactor } = entry
  const verbs: Verb[] = hasSecondFactor ? ['change', 'reset', 'remove'] : ['change', 'remove']
  return (
    <li className="grid gap-0.5 border-t border-line py-1.5">
      <h2 className="font-strong wrap-anywhere">{name || email}</h2>
      <p className="wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
      <p className="text-small text-ink-2">
        {m.desk_staff_since({ role: roleName(role), day: shortTime(addedAt, null) })}
      </p>
      <p className={hasSecondFactor ? 'text-small text-ink-2' : 'text-small font-strong text-red'}>
        {hasSecondFactor ? m.desk_staff_factor() : m.desk_staff_no_factor()}
      </p>
      {isOneself && <p className="text-small text-ink-2">{m.desk_staff_oneself()}</p>}
      {mayChange && verb === null && (
        <div className="flex flex-wrap gap-1">
          {verbs.map((one) => (
            <Button
              key={one}
              variant="outlined"
              size="small"
              aria-label={`${verbLabels[one]()}: ${email}`}
              onClick={() => setVerb(one)}
            >
              {verbLabels[one]()}
            </Button>
          ))}
        </div>
      )}
      {mayChange && verb && <Change key={verb} entry={entry} verb={verb} onDone={() => setVerb(null)} />}
    </li>
  )
}

function Change({ entry, verb, onDone }: { entry: StaffEntry; verb: Verb; onDone: () => void }) {
  const [role, setRole] = useState(entry.role)
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    try {
      await changeStaff(entry.id, verb === 'change' ? { verb, role } : { verb })
      onDone()
    } catch (error) {
      setFailure(explainStaff(error))
    } finally {
      setIsBusy(false)
      void readAgain(['desk-staff'])
    }
  }
  return (
    <form className="grid gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      {verb === 'change' && <RoleField value={role} onChange={setRole} />}
      {verb === 'reset' && <p>{m.desk_staff_reset_text()}</p>}
      {verb === 'remove' && <p>{m.desk_staff_remove_text()}</p>}
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="small" isBusy={isBusy}>
          {verb === 'change' ? m.desk_staff_keep_role() : verbLabels[verb]()}
        </Button>
        <Button variant="outlined" size="small" onClick={onDone}>
          {m.desk_staff_leave()}
        </Button>
      </div>
      {failure && (
        <Note kind="error" role="alert">
          {failure}
        </Note>
      )}
    </form>
  )
}
