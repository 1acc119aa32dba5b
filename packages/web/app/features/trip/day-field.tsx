import { m } from '#app/paraglide/messages.js'
import { Segmented } from '#app/ui/segmented.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface DayFieldProps {
  /** YYYY-MM-DD, or an incomplete date while typing. */
  day: string
  today: string
  isOther: boolean
  error: string | undefined
  onChange: (day: string) => void
}

/** Today, or the date on the receipt. */
export function DayField({ day, today, isOther, error, onChange }: DayFieldProps) {
  return (
    <div className="grid gap-1">
      <Segmented
        label={m.trip_day()}
        name="day"
        options={[
          { value: 'today', label: m.trip_today() },
          { value: 'other', label: m.trip_other() },
        ]}
        value={isOther ? 'other' : 'today'}
        onChange={(value) => onChange(value === 'today' ? today : '')}
      />
      {isOther && (
        <TextField
          label={m.trip_other_date()}
          type="date"
          max={today}
          value={day}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
