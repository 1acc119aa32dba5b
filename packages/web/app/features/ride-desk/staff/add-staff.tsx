import { staffRoles, type StaffRole } from '@retour/domain/wire/staff'
import { type FormEvent, useState } from 'react'
import { readAgain } from '#app/backend/query-client.ts'
import { addStaff } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'
import { explainStaff, roleName } from './staff-text.ts'

/** The form to make an account a staff member. The input stays until that succeeded. */
export function AddStaff() {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('dispatcher')
  const [isMissing, setIsMissing] = useState(false)
  const [added, setAdded] = useState('')
  const { attempt, isBusy, failure } = useAttempt(explainStaff)
  const error = isMissing ? m.desk_error_missing() : failure

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(email.trim() === '')
    if (email.trim() === '') return
    setAdded('')
    await attempt(async () => {
      await addStaff(email.trim(), role)
      setAdded(m.desk_staff_added({ email: email.trim(), role: roleName(role) }))
      setEmail('')
      await readAgain(['desk-staff'])
    })
  }
  return (
    <form className="grid gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="heading-3">{m.desk_staff_add()}</h2>
      <TextField
        label={m.desk_staff_address()}
        hint={m.desk_staff_address_hint()}
        type="email"
        autoComplete="off"
        maxLength={320}
        value={email}
        {...(error && { error })}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <RoleField value={role} onChange={setRole} />
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {m.desk_staff_add_do()}
      </Button>
      <div role="status">{added && <Note>{added}</Note>}</div>
    </form>
  )
}

export function RoleField({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  return (
    <SelectField
      label={m.desk_staff_role()}
      value={value}
      options={staffRoles.map((role) => ({ value: role, label: roleName(role) }))}
      onChange={({ currentTarget }) =>
        onChange(staffRoles.find((role) => role === currentTarget.value) ?? value)
      }
    />
  )
}
