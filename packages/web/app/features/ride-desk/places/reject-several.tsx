import type { ListedPlace } from '@retour/domain/wire/places'
import { useState } from 'react'
import { rejectOfSeveral } from '#app/backend/places-calls.ts'
import { readAgain } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { Note } from '#app/ui/note.tsx'
import { fieldName, refusalText } from './place-text.ts'
import { ReasonForm } from './reason-form.tsx'

interface RejectSeveralProps {
  /** The locations in the list. */
  shown: readonly ListedPlace[]
  onClose: () => void
  onDone: (rejected: number) => void
}

/** Rejects the data sets' proposals for the chosen locations, together and for one reason. */
export function RejectSeveral({ shown, onClose, onDone }: RejectSeveralProps) {
  const places = shown.filter(({ proposals }) => proposals.length > 0)
  // The proposals as they were when chosen; later ones were not seen and are not rejected.
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (places.length === 0) return <EmptyNote>{m.desk_places_none_proposed()}</EmptyNote>
  const isAll = places.every(({ id }) => chosen.has(id))
  const choose = (some: readonly ListedPlace[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const { id, latestAt } of some)
      if (!isChosen) next.delete(id)
      else next.set(id, latestAt)
    setChosen(next)
  }

  async function send(reason: string) {
    if (chosen.size === 0) {
      setFailure(m.desk_places_choose_some())
      return false
    }
    setIsBusy(true)
    setFailure('')
    try {
      const places = [...chosen].map(([id, until]) => ({ id, until }))
      onDone((await rejectOfSeveral({ reason, places })).rejected)
      return true
    } catch (error) {
      setFailure(refusalText(error))
      // The person must choose again from the current proposals.
      setChosen(new Map())
      return false
    } finally {
      setIsBusy(false)
      await readAgain(['desk-places'])
      void readAgain(['desk-place'])
    }
  }

  return (
    <section className="grid gap-1.5" aria-label={m.desk_places_reject_several()}>
      <p className="text-small text-ink-2">{m.desk_places_reject_hint()}</p>
      <CheckboxField
        label={m.desk_places_all_shown({ count: places.length })}
        checked={isAll}
        onChange={({ currentTarget }) => choose(places, currentTarget.checked)}
      />
      <ul aria-label={m.desk_places_list()} className="border-t border-line">
        {places.map((place) => (
          <li key={place.id} className="border-b border-line">
            <CheckboxField
              label={m.desk_places_proposed_of({
                name: place.name,
                fields: place.proposals.map(fieldName).join(', '),
              })}
              checked={chosen.has(place.id)}
              onChange={({ currentTarget }) => choose([place], currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {failure && (
        <Note kind="error" role="alert">
          {failure}
        </Note>
      )}
      <ReasonForm
        label={m.desk_places_reject_count({ count: chosen.size })}
        isBusy={isBusy}
        onClose={onClose}
        onSend={send}
      />
    </section>
  )
}
