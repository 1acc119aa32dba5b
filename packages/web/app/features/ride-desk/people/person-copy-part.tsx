import { useState } from 'react'
import { copyPerson } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { downloadText } from '#app/platform/download-text.ts'
import { peopleLeft } from '#app/platform/forget-person.ts'
import { Button } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field-frame.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Note } from '#app/ui/note.tsx'

type Done = { kind: 'saved'; file: string } | { kind: 'failed'; reason: string }

/** The copy of a person's data, to save or to read here. Both fetch it again, so that each access is logged. */
export function PersonCopyPart({ email }: { email: string }) {
  const [text, setText] = useState('')
  const [done, setDone] = useState<Done | null>(null)
  const [busyWith, setBusyWith] = useState<'save' | 'read' | null>(null)

  async function take(what: 'save' | 'read') {
    setBusyWith(what)
    setDone(null)
    const leftBefore = peopleLeft()
    try {
      const copy = await copyPerson(email)
      // Whoever uses the device after the owner must not get the file.
      if (peopleLeft() !== leftBefore) return
      const written = `${JSON.stringify(copy, null, 2)}\n`
      if (what === 'read') setText(written)
      else {
        const file = `person-${copy.madeAt.slice(0, 10)}.json`
        downloadText(file, 'application/json', written)
        setDone({ kind: 'saved', file })
      }
    } catch (error) {
      setDone({ kind: 'failed', reason: failureReason(error) })
    } finally {
      setBusyWith(null)
    }
  }
  return (
    <section className="grid gap-1.5">
      <h3 className="heading-3">{m.desk_person_copy()}</h3>
      <p>{m.desk_person_copy_text()}</p>
      <div className="flex flex-wrap gap-1">
        <Button variant="outlined" isBusy={busyWith === 'save'} onClick={() => void take('save')}>
          {m.desk_person_save()}
        </Button>
        <Button variant="outlined" isBusy={busyWith === 'read'} onClick={() => void take('read')}>
          {m.desk_person_read()}
        </Button>
      </div>
      {done && (
        <Note
          kind={done.kind === 'saved' ? 'good' : 'error'}
          role={done.kind === 'saved' ? 'status' : 'alert'}
        >
          {done.kind === 'saved' ? m.desk_person_saved({ file: done.file }) : done.reason}
        </Note>
      )}
      {text && (
        <textarea
          readOnly
          rows={16}
          dir="ltr"
          aria-label={m.desk_person_everything()}
          value={text}
          className={`block py-1.25 text-small ${controlClass(false)}`}
        />
      )}
    </section>
  )
}
