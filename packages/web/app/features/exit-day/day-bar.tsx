import type { DayRow } from '@retour/domain/exit/day/fit-stop'
import { m } from '#app/paraglide/messages.js'
import { timeOf } from './stop-text.ts'
import { railClass, rowName } from './row-name.ts'

/** The day as one bar; widths are proportional to minutes, which its text names. */
export function DayBar({ rows }: { rows: readonly DayRow[] }) {
  const shown = rows.filter(({ minutes }) => minutes > 0)
  const start = rows[0]?.at
  const end = rows.at(-1)?.at
  const customs = rows.find(({ what }) => what === 'customs')?.at
  if (!start || !end) return null
  const parts = shown.map((row) => m.exit_bar_part({ minutes: row.minutes, what: rowName(row) })).join(', ')
  return (
    <div>
      <div
        role="img"
        aria-label={m.exit_bar({ from: timeOf(start), to: timeOf(end), parts })}
        className="flex h-3.5 gap-0.25"
      >
        {shown.map((row) => (
          <span
            key={row.what + row.at}
            className={`min-w-0 ${railClass(row.what)}`}
            style={{ flex: row.minutes }}
          />
        ))}
      </div>
      <p className="mt-0.75 flex flex-wrap justify-between gap-x-2 text-meta text-ink-2">
        <b className="font-strong text-ink">
          <bdi>{timeOf(start)}</bdi>
        </b>
        {customs && <span>{m.exit_bar_customs({ time: timeOf(customs) })}</span>}
        <span>{m.exit_bar_departs({ time: timeOf(end) })}</span>
      </p>
    </div>
  )
}
