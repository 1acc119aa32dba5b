import { checkedDate } from '@retour/domain/content/checked-date'
import type { Allowed } from '@retour/domain/exit/day/durations'
import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface DurationFormProps {
  allowed: Allowed
  minutes: number
  what: string
  onChange: (id: string, minutes: number | null) => void
}

/** The maximum that can be entered: one day. */
const maxMinutes = 1440

/** The source of a duration, and a person's own figure instead. */
export function DurationForm({ allowed: { id, isOwn, record }, minutes, what, onChange }: DurationFormProps) {
  const [typed, setTyped] = useState(String(minutes))
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const figure = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN
    if (!(figure <= maxMinutes)) setError(m.exit_minutes_wrong())
    else onChange(id, figure)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-1 rounded bg-sunken p-1.5 print:hidden">
      <p className="text-meta text-ink-2">
        {isOwn && `${record.says} `}
        {record.kind === 'published' ? m.exit_published() : m.exit_allowance()}{' '}
        {record.source && (
          <>
            <ExternalLink href={record.source.url}>{record.source.name}</ExternalLink>.{' '}
          </>
        )}
        {m.exit_looked_at({ checkedDate: checkedDate(record.checkedOn) })}
      </p>
      <TextField
        label={m.exit_minutes_of({ what })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="small" variant="outlined">
          {m.exit_minutes_save()}
        </Button>
        {isOwn && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              onChange(id, null)
              setTyped(String(record.minutes))
            }}
          >
            {m.exit_minutes_ours({ minutes: record.minutes })}
          </Button>
        )}
      </div>
    </form>
  )
}
