import { formatNearDay } from '@retour/domain/content/format-day'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { localTime } from '#app/platform/local-time.ts'
import { Note } from './note.tsx'
import type { Line } from './use-live-line.ts'

const styles = {
  joining: { dot: 'border-line-strong', label: m.live_joining },
  live: { dot: 'border-green bg-green', label: m.live_on },
  off: { dot: 'border-amber', label: m.live_off },
  lost: { dot: 'border-dashed border-amber', label: m.live_off },
}

/** A dot and a word that say whether the screen updates by itself. */
export function LiveMark({ line: { state, pollIntervalMs } }: { line: Line }) {
  const { dot, label } = styles[state]
  return (
    <span className="inline-flex items-center gap-0.75 text-small text-ink-2">
      <span aria-hidden className={`size-1.25 flex-none rounded-full border-2 ${dot}`} />
      {label({ seconds: pollIntervalMs / 1000 })}
    </span>
  )
}

/** A note that the live connection is lost: since when, and what that means here. */
export function LostNote({ line, meaning }: { line: Line; meaning: string }) {
  return (
    <div role="status">
      {line.lostAt !== null && (
        <Note kind="offline">
          <bdi>{m.live_lost({ time: localTime(line.lostAt) })}</bdi> {meaning}
        </Note>
      )}
    </div>
  )
}

/** While the connection is lost: when the shown data was loaded, by this device's clock. */
export function LoadedNote({ line, loadedAtMs }: { line: Line; loadedAtMs: number }) {
  if (line.state !== 'lost' || loadedAtMs === 0) return null
  return (
    <p className="text-small text-ink-2">
      <bdi>
        {m.live_loaded_at({ day: formatNearDay(dayOf(new Date(loadedAtMs))), time: localTime(loadedAtMs) })}
      </bdi>
    </p>
  )
}
