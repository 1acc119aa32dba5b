import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { timeText } from './exit-plan.ts'

interface ReadyFormProps {
  place: string
  /** Minutes after midnight; null if not entered. */
  minutes: number | null
  onChange: (minutes: number | null) => void
}

/** The earliest arrival at the first place; shows what is then out of reach. */
export function ReadyForm({ place, minutes, onChange }: ReadyFormProps) {
  const [typed, setTyped] = useState(minutes === null ? '' : timeText(minutes))
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const [, hours, rest] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? []
    if (hours === undefined) setError(m.exit_time_missing())
    else onChange(Number(hours) * 60 + Number(rest))
  }
  return (
    <details className="print:hidden" open={minutes !== null || undefined}>
      <summary className="min-h-touch cursor-pointer py-1.25 text-small font-strong text-blue-ink">
        {m.exit_ready()}
      </summary>
      <form noValidate onSubmit={submit} className="grid max-w-[24rem] gap-1 rounded bg-sunken p-1.5">
        <TextField
          label={m.exit_ready_at({ place })}
          type="time"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
        <div className="flex flex-wrap gap-1">
          <Button type="submit" size="small" variant="outlined">
            {m.exit_ready_save()}
          </Button>
          {minutes !== null && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                setTyped('')
                onChange(null)
              }}
            >
              {m.exit_ready_any()}
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
