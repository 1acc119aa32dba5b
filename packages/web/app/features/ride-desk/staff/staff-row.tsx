import type { StaffEntry } from '@retour/domain/wire/staff'
import { useState } from 'react'
import { readAgain } from '#app/backend/query-client.ts'
import { changeStaff, type StaffChange } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import { ActionForm } from '#app/features/ride-desk/action-form.tsx'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'
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

/** A staff member, with the actions of an owner. */
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
  const { attempt, isBusy, failure } = useAttempt(explainStaff)

  async function submit() {
    const isDone = await attempt(() => changeStaff(entry.id, verb === 'change' ? { verb, role } : { verb }))
    if (isDone) onDone()
    void readAgain(['desk-staff'])
  }
  return (
    <ActionForm
      label={verb === 'change' ? m.desk_staff_keep_role() : verbLabels[verb]()}
      cancelLabel={m.desk_staff_leave()}
      {...{ failure, isBusy }}
      onSubmit={() => void submit()}
      onCancel={onDone}
    >
      {verb === 'change' && <RoleField value={role} onChange={setRole} />}
      {verb === 'reset' && <p>{m.desk_staff_reset_text()}</p>}
      {verb === 'remove' && <p>{m.desk_staff_remove_text()}</p>}
    </ActionForm>
  )
}
