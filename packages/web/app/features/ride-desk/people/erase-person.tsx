import type { PersonErased, PersonPreview } from '@retour/domain/wire/people'
import { refusalOf } from '#app/backend/call-api.ts'
import { readAgain } from '#app/backend/query-client.ts'
import { erasePerson } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { useErasure } from '#app/features/ride-desk/use-erasure.ts'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Note } from '#app/ui/note.tsx'
import { Failure } from '#app/features/ride-desk/action-form.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { retainedText } from './person-text.ts'

/** Erases a person's data: shows what remains and why, and asks to type the address again. */
export function ErasePerson({
  seen,
  onErased,
}: {
  seen: PersonPreview
  onErased: (found: PersonErased) => void
}) {
  const { typed, error, failure, isBusy, type, submit } = useErasure({
    other: m.desk_person_again_error({ email: seen.email }),
    erase: async (email) => onErased(await erasePerson(seen.email, email)),
    explain: (cause) => {
      if (refusalOf(cause).code === 'is_staff') return m.desk_person_staff()
      void readAgain(['desk-person'])
      return m.desk_person_erase_failed({ reason: failureReason(cause) })
    },
  })
  return (
    <section className="grid gap-1.5">
      <h3 className="heading-3">{m.desk_person_erase()}</h3>
      <p>{m.desk_person_erase_text()}</p>
      <h4 className="font-strong">{m.desk_person_stays()}</h4>
      <ul className="list-disc ps-2.5 text-small">
        {seen.kept.map((kept) => {
          const words = retainedText(kept)
          return words && <li key={kept.what}>{words}</li>
        })}
      </ul>
      {seen.isStaff ? (
        <Note kind="warning">{m.desk_person_staff()}</Note>
      ) : (
        <form className="grid gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={m.desk_person_again()}
            type="email"
            autoComplete="off"
            value={typed}
            maxLength={320}
            {...(error && { error })}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button type="submit" className="justify-self-start" isBusy={isBusy}>
            {isBusy ? m.desk_person_erasing() : m.desk_person_erase_sure()}
          </Button>
        </form>
      )}
      <Failure>{failure}</Failure>
    </section>
  )
}
