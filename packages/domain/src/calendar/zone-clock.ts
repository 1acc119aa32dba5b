import { formatOfZones } from './format-of-zones.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Returns the instant (milliseconds since 1970) of a local time (YYYY-MM-DDTHH:MM) in a time zone ("Europe/Paris"). A
 * time skipped by daylight saving uses the offset before it (02:30 becomes 03:30); of a repeated time, the first is
 * used. Throws RangeError for an invalid day, time or zone.
 */
export function instantAt(reading: string, timeZone: string): number {
  const asUtc = Date.parse(`${reading}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(reading) || !isDay(reading.slice(0, 10), asUtc))
    throw new RangeError('neither a day nor a time')
  // Clocks change rarely, so the offsets a day earlier and a day later are all that can apply.
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone)
  const after = asUtc - offsetMs(asUtc + dayMs, timeZone)
  const isReadAs = (instant: number) => instant + offsetMs(instant, timeZone) === asUtc
  const instants = [before, after].filter(isReadAs)
  return instants.length > 0 ? Math.min(...instants) : before
}

/** Returns the local time in a time zone at an instant, to the minute: "2026-11-29T13:40". */
export function localAt(instant: number, timeZone: string): string {
  return new Date(instant + offsetMs(instant, timeZone)).toISOString().slice(0, 16)
}

/** Some engines parse 31 June as 1 July and others refuse it; here it is invalid. */
const isDay = (date: string, asUtc: number) =>
  !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(date)

const clockOf = formatOfZones('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** Returns the UTC offset of a zone at an instant, in whole minutes. */
function offsetMs(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / minuteMs) * minuteMs
  const parts = clockOf(timeZone).formatToParts(minute)
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const reading = Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
  )
  return reading - minute
}
