import { type ComponentProps, type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LeadsPart } from './leads-part.tsx'
import { PersonPanel } from './person-panel.tsx'

type PeoplePartProps = Omit<ComponentProps<typeof LeadsPart>, 'onPerson'> & { isOwner: boolean }

/** The people who left a calculation; for owners also all data of one address, which is never part of the URL. */
export function PeoplePart({ isOwner, ...list }: PeoplePartProps) {
  const [person, setPerson] = useState<string | null>(null)
  if (person !== null) return <PersonPanel key={person} email={person} onBack={() => setPerson(null)} />
  return (
    <div className="grid gap-4">
      {isOwner && <AddressForm onPerson={setPerson} />}
      <LeadsPart {...list} onPerson={isOwner ? setPerson : null} />
    </div>
  )
}

function AddressForm({ onPerson }: { onPerson: (email: string) => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.includes('@')) onPerson(typed.trim())
    else setError(m.desk_person_no_address())
  }
  return (
    <form className="grid max-w-[656px] gap-1.5" noValidate onSubmit={submit}>
      <TextField
        label={m.desk_person_ask()}
        hint={m.desk_person_ask_hint()}
        type="email"
        autoComplete="off"
        value={typed}
        maxLength={320}
        {...(error && { error })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setError('')
        }}
      />
      <Button type="submit" variant="outlined" className="justify-self-start">
        {m.desk_person_show()}
      </Button>
    </form>
  )
}
