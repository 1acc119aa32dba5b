import { formatNearDay } from '@retour/domain/content/format-day'
import { firstQuestions, type HelpEnd, type Situation } from '@retour/domain/exit/help/situations'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { Ban, Check } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { localTime } from '#app/platform/local-time.ts'
import { saveTrip } from '#app/platform/trip-device.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Forward } from './forward.tsx'
import { openForms, type HelpTrip } from './help-trip.ts'
import { fieldsBefore, fieldsOfEnding, type Ending, type NotedFields } from './note-end.ts'
import { tapClass } from './tap-class.ts'

interface EndNotingProps {
  situation: Situation
  end: HelpEnd
  trip: HelpTrip
  form: WithId<RefundForm> | null
  onForm: (id: string) => void
}

type Noted = { form: WithId<RefundForm>; before: NotedFields; time: string }

/** Buttons that record the outcome on the form with one tap. A letter can use it later. */
export function EndNoting({ situation, end, trip, form, onForm }: EndNotingProps) {
  const [noted, setNoted] = useState<Noted | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const forms = openForms(trip)

  async function write(id: string, fields: Partial<NotedFields>, done: () => void) {
    try {
      await saveTrip([{ id, fields }])
      setMessage(null)
      done()
    } catch (error) {
      console.error('The end could not be noted:', error)
      setMessage(m.help_not_saved())
    }
  }
  function press(ending: Ending) {
    if (!form) return setMessage(m.help_form_missing())
    const now = new Date()
    const time = localTime(now.getTime())
    const fields = fieldsOfEnding(form, ending, { situation, end, at: `${dayOf(now)}T${time}` })
    if (!fields) return setMessage(ending === 'else' ? m.help_no_room() : m.help_past_that())
    void write(form.id, fields, () => setNoted({ form, before: fieldsBefore(form), time }))
  }
  function undo({ form: { id }, before }: Noted) {
    void write(id, before, () => {
      setNoted(null)
      setMessage(m.help_undone())
    })
  }

  if (noted)
    return (
      <Note kind="good" role="status">
        <p>
          {m.help_noted({
            time: noted.time,
            shop: noted.form.shop,
            what: firstQuestions[situation].title.toLowerCase(),
          })}
        </p>
        <Button variant="quiet" size="small" className="-ms-1.75" onClick={() => undo(noted)}>
          {m.help_undo()}
        </Button>
      </Note>
    )
  if (forms.length === 0 && !form)
    return (
      <div className="rounded bg-sunken px-2 py-1.75 text-small">
        <p>{m.help_no_trip()}</p>
        <ButtonLink to="/trip" variant="quiet" size="small" className="-ms-1.75">
          {m.help_to_trip()}
        </ButtonLink>
      </div>
    )
  return (
    <section aria-labelledby="ended" className="grid gap-1.5">
      <h2 id="ended" className="heading-3">
        {m.help_how_ended()}
      </h2>
      <SelectField
        label={m.help_which_form()}
        value={form?.id ?? ''}
        options={[
          ...(form ? [] : [{ value: '', label: m.help_choose_form(), isDisabled: true }]),
          ...[...forms, ...(form && !forms.some(({ id }) => id === form.id) ? [form] : [])].map(
            ({ id, shop, issuedOn }) => ({
              value: id,
              label: m.help_form_option({ shop, day: formatNearDay(issuedOn) }),
            }),
          ),
        ]}
        onChange={({ target }) => onForm(target.value)}
      />
      <button type="button" className={tapClass} onClick={() => press('stamped')}>
        <span className="flex items-center gap-1 text-green">
          <Check aria-hidden className="size-2.75" strokeWidth={1.6} />
          {m.help_stamped()}
        </span>
      </button>
      <button type="button" className={tapClass} onClick={() => press('refused')}>
        <span className="flex items-center gap-1 text-red">
          <Ban aria-hidden className="size-2.5" strokeWidth={1.6} />
          {m.help_refused()}
        </span>
      </button>
      <button type="button" className={tapClass} onClick={() => press('else')}>
        {m.help_something_else()}
        <Forward />
      </button>
      {message && (
        <Note kind={message === m.help_undone() ? 'plain' : 'error'} role="alert">
          {message}
        </Note>
      )}
    </section>
  )
}
